import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ModelBuilder } from './linear-model';
import { WorkerSolver } from './solve-in-worker';

const solver = new WorkerSolver({ workers: 1 });
afterAll(() => solver.close());
jest.setTimeout(120_000);

/** Chairs and tables: 30 and 50 a piece, 40 hours of one trade and 50 of another. */
function workshop({ integer }: { integer: boolean }, hours = 40) {
  const builder = new ModelBuilder();
  const chairs = builder.column({ cost: 30, integer });
  const tables = builder.column({ cost: 50, integer });
  builder.row(-Infinity, hours, [
    [chairs, 1],
    [tables, 2],
  ]);
  builder.row(-Infinity, 50, [
    [chairs, 2],
    [tables, 1],
  ]);
  return builder.build({ maximise: true, offset: 7 });
}

it('finds the best whole numbers, and says how sure that is', async () => {
  const solution = await solver.solve(workshop({ integer: true }));
  expect(solution).toMatchObject({ status: 'optimal', objective: 1107, gap: 0 });
  expect(solution.values.map(Math.round)).toEqual([20, 10]);
});

it('solves without whole numbers', async () => {
  const { objective, gap } = await solver.solve(workshop({ integer: false }, 41));
  expect(objective).toBeCloseTo(7 + 30 * (59 / 3) + 50 * (32 / 3), 6);
  expect(gap).toBe(0);
});

it('says that nothing fits, and goes on afterwards', async () => {
  const builder = new ModelBuilder();
  const column = builder.column({ upper: 1, integer: true });
  builder.row(2, Infinity, [[column, 1]]);
  expect(await solver.solve(builder.build({ maximise: true }))).toMatchObject({
    status: 'infeasible',
    values: [],
  });
  expect(await solver.solve(workshop({ integer: true }))).toMatchObject({ objective: 1107 });
});

it('outlives a model that HiGHS refuses', async () => {
  const broken = { ...workshop({ integer: true }), indices: [0, 99, 0, 1] };
  await expect(solver.solve(broken)).rejects.toThrow('The solver failed');
  expect(await solver.solve(workshop({ integer: true }))).toMatchObject({ objective: 1107 });
});

it('keeps its memory over many solves', async () => {
  const objectives = new Set<number>();
  for (let round = 0; round < 100; round += 1) {
    objectives.add((await solver.solve(workshop({ integer: true }, 40 + (round % 2)))).objective);
  }
  expect([...objectives]).toEqual([1107, 1127]);
});

it('ends a worker that has had nothing to do for a while, and starts another when there is', async () => {
  const ended = jest.spyOn(Worker.prototype, 'terminate');
  const brief = new WorkerSolver({ workers: 1, idleMs: 200 });
  await brief.solve(workshop({ integer: true }));
  await brief.solve(workshop({ integer: true }));
  expect(ended).not.toHaveBeenCalled();
  await delay(500);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await brief.solve(workshop({ integer: true }))).toMatchObject({ objective: 1107 });
  await brief.close();
  expect(ended).toHaveBeenCalledTimes(2);
  await delay(500);
  expect(ended).toHaveBeenCalledTimes(2);
  ended.mockRestore();
});

it('is cancelled by a signal, before it begins and while it waits', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(solver.solve(workshop({ integer: true }), { signal: gone })).rejects.toThrow('gone');
  const controller = new AbortController();
  const first = solver.solve(workshop({ integer: true }), { signal: controller.signal });
  const second = solver.solve(workshop({ integer: true }), { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  await expect(second).rejects.toThrow('left');
  expect(await solver.solve(workshop({ integer: true }))).toMatchObject({ objective: 1107 });
});
