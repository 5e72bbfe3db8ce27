import * as z from 'zod';
import type { KeyOperation } from '../../contract/api-key-words';
import type { AnswerDescription, BodyDescription, Operation } from '../../contract/openapi/operation';
import { endpoint, type Endpoint, type KeyDoor, memberEndpoint, type Visit } from './endpoint';
import type { BodyKind } from './request-body';
import type { Caller } from './service-context';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ParsedBody<Body> = Body extends { handlerTakes: 'stream' }
  ? undefined
  : Body extends { handlerTakes: 'fields' }
    ? unknown
    : Body extends { schema: infer Schema }
      ? Parsed<Schema>
      : undefined;
type AnswerOf<Answer> = Answer extends { schema: infer Schema } ? Parsed<Schema> : undefined;
type Success = 200 | 201 | 202 | 204;
type Field<Declared, Name extends string> =
  Declared extends Readonly<Record<Name, infer Value>> ? Value : undefined;

/** What the handler of an operation gets: what its schemas have parsed, and who calls. */
export type OperationVisit<Declared extends Operation> = Visit & {
  params: Parsed<Field<Declared, 'params'>>;
  query: Parsed<Field<Declared, 'query'>>;
  body: ParsedBody<Field<Declared, 'body'>>;
  caller: Declared['access'] extends 'member' ? Caller : Caller | null;
};

/** What the handler of an operation gives: one of its answers, or a response that it has made itself. */
export type OperationAnswer<Declared extends Operation> =
  | AnswerOf<Declared['answers'][keyof Declared['answers'] & Success]>
  | Response;

interface Serving<Declared extends Operation> {
  handle: (visit: OperationVisit<Declared>) => Promise<OperationAnswer<Declared>>;
  /** The baby that a call with an API key is about. Without it every key is refused. */
  key?: Declared['id'] extends KeyOperation ? Pick<KeyDoor<OperationVisit<Declared>>, 'baby'> : never;
  /** For public answers; member data and everything else is `no-store`. */
  cacheControl?: string;
  isFromContent?: (request: Request) => boolean;
}

/**
 * The endpoint of an operation of the contract. What is checked, parsed and answered is what the operation
 * declares: who may call, parameters, query, body and its media types, the answer and its status, and whether
 * a retry gets the first answer again.
 */
export function operationEndpoint<Declared extends Operation>(
  operation: Declared,
  { handle, key, cacheControl, isFromContent }: Serving<Declared>,
): Endpoint {
  const { id, access, params, query, body, answers, isIdempotent } = operation;
  const [status, answer] = firstAnswer(answers);
  const declaration = {
    params,
    query,
    ...bodyDeclaration(body),
    answer: isJson(answer) ? answer.schema : undefined,
    status,
    produces: mediaTypesOf(answer),
    cacheControl,
    isFromContent,
    isIdempotent,
  };
  // The runner has parsed each part by the operation's own schemas.
  const run = (visit: unknown) => handle(visit as OperationVisit<Declared>);
  const door = key && ({ ...key, operation: id } as KeyDoor<unknown>);
  const made =
    access === 'member'
      ? memberEndpoint({ ...declaration, ...(door && { key: door }), handle: run })
      : endpoint({ ...declaration, ...(door && { key: { ...door, baby: 'handler' } }), handle: run });
  return { ...made, operation };
}

/** The success, whose status is the lowest. What an operation says of its refusals besides is for the document. */
function firstAnswer(answers: Operation['answers']): [number, AnswerDescription] {
  const [first] = Object.entries(answers);
  if (!first) throw new Error('An operation declares its answer.');
  return [Number(first[0]), first[1]];
}

/** Files and streams are made by the handler, as responses. */
function isJson({ mediaType = 'application/json' }: AnswerDescription): boolean {
  return mediaType === 'application/json';
}

function mediaTypesOf({ mediaType = 'application/json', otherMediaTypes = [] }: AnswerDescription): string[] {
  return [mediaType, ...otherMediaTypes];
}

const bodyKinds: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

function bodyDeclaration(body: BodyDescription | undefined) {
  if (!body || body.handlerTakes === 'stream') return {};
  const kinds = body.mediaTypes?.flatMap((mediaType) => bodyKinds[mediaType] ?? []);
  const schema = body.handlerTakes === 'fields' ? z.unknown() : body.schema;
  return { body: schema, bodyKinds: kinds, maxBodyBytes: body.maxBytes };
}
