import * as z from 'zod';
import { operationsById } from '../../contract/openapi/operation';
import { operationEndpoint } from './operation-endpoint';
import { routeHandlers } from './route-runner';

const common = { path: '/api/things', tag: 'Things', summary: 'Things' } as const;
const thing = z.object({ name: z.string() });

const things = operationsById([
  {
    ...common,
    id: 'listMeals',
    method: 'get',
    access: 'member',
    query: z.object({ baby: z.string().default('none') }),
    answers: { 200: { description: 'One.', schema: thing, otherMediaTypes: ['text/calendar'] } },
  },
  {
    ...common,
    id: 'addThing',
    method: 'post',
    access: 'public',
    body: {
      schema: thing,
      mediaTypes: ['application/json', 'application/x-www-form-urlencoded'],
      maxBytes: 512,
    },
    answers: {
      201: { description: 'Made.', schema: thing },
      409: { description: 'There before.', schema: z.object({ detail: z.string() }) },
    },
    isIdempotent: true,
  },
  {
    ...common,
    id: 'sendFile',
    method: 'put',
    access: 'public',
    body: { schema: z.string(), mediaTypes: ['text/csv'], handlerTakes: 'stream' },
    answers: { 204: { description: 'Taken.' } },
  },
  {
    ...common,
    id: 'changeThing',
    method: 'patch',
    access: 'public',
    body: { schema: thing, handlerTakes: 'fields' },
    answers: { 202: { description: 'Taken.', schema: thing } },
  },
  {
    ...common,
    id: 'readFile',
    method: 'delete',
    access: 'public',
    answers: { 200: { description: 'A file.', schema: z.string(), mediaType: 'text/calendar' } },
  },
]);

it('takes who may call, the query, the answer and its media types from the operation', () => {
  const made = operationEndpoint(things.listMeals, {
    key: { baby: ({ query }) => query.baby },
    handle: ({ query, caller }) => Promise.resolve({ name: `${query.baby} of ${caller.memberId}` }),
  });
  expect(made).toMatchObject({
    operation: things.listMeals,
    isForMembers: true,
    query: things.listMeals.query,
    answer: thing,
    status: 200,
    produces: ['application/json', 'text/calendar'],
    cacheControl: 'no-store',
    isIdempotent: false,
    key: { operation: 'listMeals' },
  });
});

it('takes the body, its kinds and its limit, the status of success and retries', () => {
  const made = operationEndpoint(things.addThing, { handle: ({ body }) => Promise.resolve(body) });
  expect(made).toMatchObject({
    isForMembers: false,
    body: thing,
    bodyKinds: ['json', 'form'],
    maxBodyBytes: 512,
    answer: thing,
    status: 201,
    isIdempotent: true,
  });
  expect(made.key).toBeUndefined();
});

it('leaves the request to a handler that reads the stream itself', () => {
  const made = operationEndpoint(things.sendFile, { handle: () => Promise.resolve(undefined) });
  expect([made.body, made.answer, made.status]).toEqual([undefined, undefined, 204]);
});

it('hands what was sent to a handler that checks the fields itself', () => {
  const made = operationEndpoint(things.changeThing, {
    handle: ({ body }) => Promise.resolve({ name: typeof body }),
  });
  expect(made.body?.safeParse({ name: 7 }).success).toBe(true);
  expect(made.status).toBe(202);
});

it('has no schema for a file, which the handler gives as a response', () => {
  const made = operationEndpoint(things.readFile, { handle: () => Promise.resolve(new Response('')) });
  expect([made.answer, made.produces]).toEqual([undefined, ['text/calendar']]);
});

it('is not served for another method than its own', () => {
  const made = operationEndpoint(things.sendFile, { handle: () => Promise.resolve(undefined) });
  const serve = () => routeHandlers({ POST: made }, {}, {} as Parameters<typeof routeHandlers>[2]);
  expect(serve).toThrow('sendFile is declared for put and served for POST.');
});
