import { Pace } from './pace';

/** A clock that stands still until it is told. */
let nowMs = 0;

beforeEach(() => {
  nowMs = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

afterEach(() => jest.restoreAllMocks());

/** Whether something else that waits had its turn during a step. */
async function hadTurn(pace: Pace): Promise<boolean> {
  let isOver = false;
  const waiting = setImmediate(() => (isOver = true));
  await pace.giveWay();
  clearImmediate(waiting);
  return isOver;
}

it('lets others have their turn every ten milliseconds, and not at every step', async () => {
  const pace = new Pace();
  nowMs += 9;
  expect(await hadTurn(pace)).toBe(false);
  nowMs += 1;
  expect(await hadTurn(pace)).toBe(true);
  nowMs += 9;
  expect(await hadTurn(pace)).toBe(false);
});
