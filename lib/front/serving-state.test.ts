import { ServingState } from './serving-state';

const settled = async (promise: Promise<void>): Promise<boolean> => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return isSettled;
};

it('has nothing to answer with until it is handed something', () => {
  const state = new ServingState();
  expect(state.next).toBeNull();
  expect(state.isDraining).toBe(false);
  state.handOver(async () => undefined);
  expect(state.next).toEqual(expect.any(Function));
});

it('lets requests through one turn later, and holds them while it is asked to', async () => {
  const state = new ServingState();
  expect(await settled(state.turn())).toBe(true);
  const release = state.hold();
  const held = state.turn();
  expect(await settled(held)).toBe(false);
  release();
  expect(await settled(held)).toBe(true);
  expect(await settled(state.turn())).toBe(true);
});
