import { deliverDue, isDelivering } from './deliver-due';
import { beginNoMore } from './stopping';

interface Sending {
  name: string;
  end: () => void;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Things that are due, and what is being sent of them. */
function world(due: string[]) {
  const sending: Sending[] = [];
  const deliver = () =>
    deliverDue({
      name: 'test',
      atOnce: 2,
      take: async () => due.shift() ?? null,
      send: (name) => new Promise((resolve) => sending.push({ name, end: () => resolve() })),
    });
  const names = () => sending.map(({ name }) => name);
  return { sending, deliver, names };
}

it('sends so many beside each other, however often it is called', async () => {
  const due = ['a', 'b', 'c'];
  const { sending, deliver, names } = world(due);
  const ends = [deliver(), deliver(), deliver()];
  await turn();
  expect(names()).toEqual(['a', 'b']);
  for (let index = 0; index < 3; index += 1) {
    sending[index]?.end();
    await turn();
  }
  await Promise.all(ends);
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(isDelivering()).toBe(false);
});

it('takes nothing more once the server stops, and says so until what is on its way has ended', async () => {
  const { sending, deliver, names } = world(['a', 'b', 'c']);
  const ended = deliver();
  await turn();
  beginNoMore();
  sending[0]?.end();
  await turn();
  expect([names(), isDelivering()]).toEqual([['a', 'b'], true]);
  sending[1]?.end();
  await ended;
  expect([names(), isDelivering()]).toEqual([['a', 'b'], false]);
  await deliver();
  expect(names()).toEqual(['a', 'b']);
});
