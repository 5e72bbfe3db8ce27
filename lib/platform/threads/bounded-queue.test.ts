import { BoundedQueue, QueueFullError } from './bounded-queue';

const stays = new AbortController().signal;

function held() {
  let release = (_value: string) => undefined as void;
  const promise = new Promise<string>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

test('runs so much at once, lets so much wait and refuses the rest', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waitingAtMost: 1 });
  const first = held();
  const waits: string[] = [];
  const one = queue.run({ signal: stays, onWait: () => waits.push('one') }, () => first.promise);
  const two = queue.run({ signal: stays, onWait: () => waits.push('two') }, async () => 'second');
  await expect(queue.run({ signal: stays }, async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
  first.release('first');
  expect(await Promise.all([one, two])).toEqual(['first', 'second']);
  expect(waits).toEqual(['two']);
});

test('a failure frees the place, and who leaves gives up the turn', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waitingAtMost: 2 });
  const first = held();
  const leaving = new AbortController();
  const one = queue.run({ signal: stays }, async () => {
    await first.promise;
    throw new Error('no plan');
  });
  const gone = queue.run({ signal: leaving.signal }, async () => 'never');
  const last = queue.run({ signal: stays }, async () => 'last');
  leaving.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  first.release('');
  await expect(one).rejects.toThrow('no plan');
  expect(await last).toBe('last');
  expect(await queue.run({ signal: stays }, async () => 'after')).toBe('after');
});
