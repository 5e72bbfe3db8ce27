import { WriteQueue, WriteQueueFull } from './write-queue';

const roomy = { maxWaiting: 10, maxWaitMs: 1_000 };

afterEach(() => {
  jest.useRealTimers();
});

test('lets writers through one at a time, in the order in which they came', async () => {
  const queue = new WriteQueue(roomy);
  const order: number[] = [];
  let inside = 0;

  await Promise.all(
    [1, 2, 3, 4].map(async (writer) => {
      const release = await queue.acquire();
      inside += 1;
      expect(inside).toBe(1);
      await Promise.resolve();
      order.push(writer);
      inside -= 1;
      release();
    }),
  );

  expect(order).toEqual([1, 2, 3, 4]);
});

test('releasing twice passes the turn on once', async () => {
  const queue = new WriteQueue(roomy);
  const release = await queue.acquire();
  const second = queue.acquire();
  const third = queue.acquire();

  release();
  release();
  await second;

  expect(queue.waiting).toBe(1);
  (await second)();
  await third;
});

test('refuses a writer when as many wait as are allowed', async () => {
  const queue = new WriteQueue({ maxWaiting: 1, maxWaitMs: 1_000 });
  const release = await queue.acquire();
  const waiting = queue.acquire();

  await expect(queue.acquire()).rejects.toThrow(WriteQueueFull);

  release();
  (await waiting)();
});

test('a writer that has waited too long is refused and does not take the turn later', async () => {
  jest.useFakeTimers();
  const queue = new WriteQueue(roomy);
  const release = await queue.acquire();
  const late = queue.acquire();
  const refused = expect(late).rejects.toThrow('waited 1000 ms');

  await jest.advanceTimersByTimeAsync(1_000);
  await refused;

  release();
  const next = await queue.acquire();
  expect(queue.waiting).toBe(0);
  next();
});
