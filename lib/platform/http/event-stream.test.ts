import * as z from 'zod';
import { endLongAnswers } from '../process/stopping';
import { notFound, unauthenticated, unavailable } from './api-error';
import {
  encodeEvent,
  eventStream,
  finishedEventStream,
  isEventStream,
  wantsEventStream,
} from './event-stream';
import { AnsweredBefore } from './idempotency';

const answer = z.object({ id: z.string() });

function visit(signal?: AbortSignal, checkCaller = async () => {}) {
  const request = new Request('https://pear.example/api/x', { method: 'POST', signal });
  return { request, requestId: 'r1', checkCaller };
}

/** Until it is told to stop. */
const endlessly = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

test('sends the events in their order, then the answer by its schema', async () => {
  const response = await eventStream(visit(), {
    answer,
    status: 201,
    work: async ({ send }) => {
      send('choosing', { week: 1 });
      send('portioning', { week: 1, text: 'line one\nline two' });
      return { id: 'p1', secret: 'hidden' };
    },
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await response.text()).toBe(
    'event: choosing\ndata: {"week":1}\n\n' +
      'event: portioning\ndata: {"week":1,"text":"line one\\nline two"}\n\n' +
      'event: done\ndata: {"id":"p1"}\n\n',
  );
});

test('what fails before the first event is an ordinary refusal', async () => {
  const refused = eventStream(visit(), {
    answer,
    work: async () => {
      throw unavailable();
    },
  });
  await expect(refused).rejects.toMatchObject({ status: 503 });
});

test('what fails later is an event with the body and the status of the refusal', async () => {
  const response = await eventStream(visit(), {
    answer,
    work: async ({ send }) => {
      send('choosing', {});
      throw notFound();
    },
  });
  expect(await response.text()).toBe(
    encodeEvent('choosing', {}) + encodeEvent('error', { detail: 'Not found.', status: 404 }),
  );
});

test('a call that was answered before ends with that answer', async () => {
  const response = await eventStream(visit(), {
    answer,
    work: async ({ send }) => {
      send('choosing', {});
      throw new AnsweredBefore({ status: 201, body: '{"id":"first"}' });
    },
  });
  expect(await response.text()).toContain(encodeEvent('done', { id: 'first' }));
});

test('tells the work when the reader goes away, by the request or by the stream', async () => {
  const signals: AbortSignal[] = [];
  const untilGone = async ({
    send,
    signal,
  }: {
    send: (event: string, data: unknown) => void;
    signal: AbortSignal;
  }) => {
    signals.push(signal);
    send('choosing', {});
    await new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return { id: 'never' };
  };
  const leaving = new AbortController();
  await eventStream(visit(leaving.signal), { answer, work: untilGone });
  leaving.abort();
  const response = await eventStream(visit(), { answer, work: untilGone });
  await response.body?.cancel();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('wraps a finished answer, and knows who asks for events', async () => {
  const response = finishedEventStream({ status: 201 }, { id: 'p1' });
  expect([response.status, await response.text()]).toEqual([201, encodeEvent('done', { id: 'p1' })]);
  const asking = (accept: string) =>
    wantsEventStream(new Request('https://pear.example', { headers: { accept } }));
  expect(asking('text/event-stream')).toBe(true);
  expect(asking('application/json, Text/Event-Stream;q=0.9')).toBe(true);
  expect(asking('*/*')).toBe(false);
});

test('says of an answer whether it is a stream of events', () => {
  const ofType = (type: string) => new Response('', { headers: { 'content-type': type } });
  expect(isEventStream(ofType('text/event-stream; charset=utf-8'))).toBe(true);
  expect(isEventStream(ofType('application/json'))).toBe(false);
  expect(isEventStream(ofType('x/text/event-stream'))).toBe(false);
  expect(isEventStream(new Response(new Uint8Array()))).toBe(false);
  expect(isEventStream({ headers: new Headers({ 'content-type': 'text/event-stream' }) })).toBe(false);
  expect(isEventStream(undefined)).toBe(false);
});

test('is held back and stored by nobody on the way, with its own headers as well', () => {
  const { headers } = finishedEventStream({ status: 200, headers: { 'X-Own': '1' } }, {});
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-own': '1',
  });
});

test('whoever asks for nothing in particular gets no events', () => {
  expect(wantsEventStream(new Request('https://pear.example'))).toBe(false);
  expect(
    wantsEventStream(
      new Request('https://pear.example', { headers: { accept: ' text/event-stream ; q=1' } }),
    ),
  ).toBe(true);
});

test('says that it is still there every fifteen seconds, and no longer once it is done', async () => {
  jest.useFakeTimers();
  let finish: (result: { id: string }) => void = () => undefined;
  const response = await eventStream(visit(), {
    answer,
    work: ({ send }) => {
      send('choosing', {});
      return new Promise((resolve) => (finish = resolve));
    },
  });
  await jest.advanceTimersByTimeAsync(14_999);
  await jest.advanceTimersByTimeAsync(15_001);
  finish({ id: 'p1' });
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  const still = ': still here\n\n';
  expect(await response.text()).toBe(
    encodeEvent('choosing', {}) + still + still + encodeEvent('done', { id: 'p1' }),
  );
});

test('a caller who has gone before the work begins is gone for it', async () => {
  let isGone = false;
  const leaving = new AbortController();
  leaving.abort();
  await eventStream(visit(leaving.signal), {
    answer,
    work: async ({ send, signal }) => {
      isGone = signal.aborted;
      send('choosing', {});
      return { id: 'p1' };
    },
  });
  expect(isGone).toBe(true);
});

test('work that goes on when the reader has gone harms nobody', async () => {
  const response = await eventStream(visit(), {
    answer,
    work: async ({ send }) => {
      send('choosing', {});
      await new Promise((resolve) => setTimeout(resolve, 5));
      send('portioning', {});
      throw notFound();
    },
  });
  await response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(response.status).toBe(200);
});

describe('whose session ends', () => {
  const ended = unauthenticated('Given token not valid for any token type', { code: 'token_not_valid' });
  const refusal = {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    status: 401,
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is told so within three seconds, in the middle of the work, which is told too', async () => {
    const check = jest.fn(async () => {});
    const told = jest.fn();
    const response = await eventStream(visit(undefined, check), {
      answer,
      work: ({ send, signal }) => {
        send('choosing', {});
        signal.addEventListener('abort', told);
        return endlessly(signal);
      },
    });
    await jest.advanceTimersByTimeAsync(9_000);
    expect([check.mock.calls.length, told.mock.calls.length]).toEqual([3, 0]);
    check.mockRejectedValue(ended);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(told).toHaveBeenCalledTimes(1);
    expect(await response.text()).toBe(encodeEvent('choosing', {}) + encodeEvent('error', refusal));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(check).toHaveBeenCalledTimes(4);
  });

  test('gets an ordinary refusal before the first event', async () => {
    const stream = eventStream(
      visit(undefined, async () => {
        throw ended;
      }),
      { answer, work: ({ signal }) => endlessly(signal) },
    );
    const refused = expect(stream).rejects.toBe(ended);
    await jest.advanceTimersByTimeAsync(3_000);
    await refused;
  });

  test.each([
    ['the result', async () => ({ id: 'p1' })],
    [
      'the result of the same call before',
      async () => {
        throw new AnsweredBefore({ status: 201, body: '{"id":"p1"}' });
      },
    ],
  ])('does not get %s any more', async (_what, end) => {
    const response = await eventStream(
      visit(undefined, async () => {
        throw ended;
      }),
      {
        answer,
        work: async ({ send }) => {
          send('choosing', {});
          return end();
        },
      },
    );
    expect(await response.text()).toBe(encodeEvent('choosing', {}) + encodeEvent('error', refusal));
  });

  test('ends for a database that cannot say, and for a reader who went away there is nothing to check', async () => {
    const check = jest.fn(async () => {
      throw unavailable();
    });
    const response = await eventStream(visit(undefined, check), {
      answer,
      work: ({ send, signal }) => {
        send('choosing', {});
        return endlessly(signal);
      },
    });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await response.text()).toContain('"status":503');
    const left = await eventStream(visit(undefined, check), {
      answer,
      work: ({ send, signal }) => {
        send('choosing', {});
        return endlessly(signal);
      },
    });
    await left.body?.cancel();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(check).toHaveBeenCalledTimes(1);
  });
});

test('a stream that is not done when the server stops ends with a refusal that may be tried again, and its work is told', async () => {
  const told = jest.fn();
  const response = await eventStream(visit(), {
    answer,
    work: ({ send, signal }) => {
      send('choosing', {});
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          told();
          reject(new Error('aborted'));
        });
      });
    },
  });
  endLongAnswers();
  expect(await response.text()).toBe(
    encodeEvent('choosing', {}) +
      encodeEvent('error', { detail: 'Service temporarily unavailable, try again later.', status: 503 }),
  );
  expect(told).toHaveBeenCalledTimes(1);
});

test('once the server ends what lasts, no other stream begins', async () => {
  const work = jest.fn();
  endLongAnswers();
  await expect(eventStream(visit(), { answer, work })).rejects.toMatchObject({ status: 503 });
  expect(work).not.toHaveBeenCalled();
});
