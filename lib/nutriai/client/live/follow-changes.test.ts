import { patientFetch } from '../../../accounts/client/authenticated-fetch';
import { followChanges } from './follow-changes';

jest.mock('../../../accounts/client/authenticated-fetch', () => ({ patientFetch: jest.fn() }));

const asked = jest.mocked(patientFetch);
const page = { visibilityState: 'visible' };
const network = { onLine: true };
const changed = jest.fn<void, [readonly string[]]>();
let stops: (() => void)[] = [];

/** What the browser has, as far as it is used. */
beforeAll(() => {
  const globals = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), page),
    navigator: network,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
});

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  changed.mockReset();
  see('visible');
  network.onLine = true;
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.useRealTimers();
});

function see(state: string): void {
  Object.assign(document, { visibilityState: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

const ready = 'event: ready\ndata: {}\n\n';
const change = (...kinds: string[]) => `event: changed\ndata: ${JSON.stringify({ kinds })}\n\n`;

/** A connection that the test speaks on. It ends with the signal, as that of a browser does. */
function connection() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
  asked.mockImplementationOnce(async (_path, init) => {
    init?.signal?.addEventListener('abort', () =>
      controller?.error(new DOMException('aborted', 'AbortError')),
    );
    return new Response(body);
  });
  return {
    say: async (text: string) => {
      controller?.enqueue(new TextEncoder().encode(text));
      await jest.advanceTimersByTimeAsync(0);
    },
    end: async () => {
      controller?.close();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

async function follow(): Promise<void> {
  stops.push(followChanges({ baby: 'b 1', onChange: changed }));
  await jest.advanceTimersByTimeAsync(0);
}

const signalOf = (call: number) => asked.mock.calls[call]?.[1]?.signal;

it('asks for the events of the baby and passes on what changed', async () => {
  const server = connection();
  await follow();
  expect(asked).toHaveBeenCalledWith('/api/nutriai/baby-profiles/b%201/changes', {
    headers: { Accept: 'text/event-stream' },
    signal: expect.any(AbortSignal),
  });
  await server.say(ready);
  expect(changed).not.toHaveBeenCalled();
  await server.say(change('meals', 'water'));
  expect(changed.mock.calls).toEqual([[['meals', 'water']]]);
});

it('comes back after an end, and takes everything for changed', async () => {
  const [first, second] = [connection(), connection()];
  await follow();
  await first.say(ready);
  await first.end();
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await second.say(ready);
  expect(changed.mock.calls).toEqual([[[]]]);
});

it('waits longer after each failure, a minute at most, and each client another time', async () => {
  asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  jest.spyOn(Math, 'random').mockReturnValue(1);
  await follow();
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const calls = asked.mock.calls.length;
    let waited = 0;
    for (; asked.mock.calls.length === calls; waited += 500) await jest.advanceTimersByTimeAsync(500);
    waits.push(waited / 1_000);
  }
  jest.restoreAllMocks();
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60, 60]);
});

it('waits as long as a busy server asks', async () => {
  asked.mockResolvedValueOnce(new Response(null, { status: 503, headers: { 'Retry-After': '30' } }));
  const server = connection();
  await follow();
  await jest.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  await server.say(ready);
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each([401, 403, 404])('asks no more after %i', async (status) => {
  asked.mockResolvedValueOnce(new Response(null, { status }));
  await follow();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(changed.mock.calls).toEqual(status === 404 ? [[[]]] : []);
});

it('holds no connection while nobody looks, and reads anew when somebody does again', async () => {
  const [first, second] = [connection(), connection()];
  await follow();
  await first.say(ready);
  see('hidden');
  expect(signalOf(0)?.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(1);
  see('visible');
  await jest.advanceTimersByTimeAsync(0);
  await second.say(ready);
  expect(changed.mock.calls).toEqual([[[]]]);
});

it('waits for the network', async () => {
  network.onLine = false;
  await follow();
  expect(asked).not.toHaveBeenCalled();
  const server = connection();
  network.onLine = true;
  window.dispatchEvent(new Event('online'));
  await server.say(ready);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('takes a connection on which nothing is said any more for dead; a comment is something', async () => {
  const [first] = [connection(), connection()];
  await follow();
  await first.say(ready);
  await jest.advanceTimersByTimeAsync(39_000);
  await first.say(': still here\n\n');
  await jest.advanceTimersByTimeAsync(39_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('stops for good when it is told to', async () => {
  connection();
  await follow();
  for (const stop of stops) stop();
  expect(signalOf(0)?.aborted).toBe(true);
  see('visible');
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
