import { childOn } from '../../engine/insights/child-on';
import { plan } from '../../engine/planner/plan';
import { WorkerSolver } from '../../engine/planner/solve-in-worker';
import { type Progress, reportSteps } from './report-steps';

const solver = new WorkerSolver();
afterAll(() => solver.close());

it('tells the steps of two weeks in their order', async () => {
  const steps: Progress[] = [];
  const child = childOn(
    {
      birthDate: '2026-02-01',
      sex: 'female',
      feeding: 'breast',
      diet: 'omnivore',
      allergies: [],
      otherAllergies: [],
      avoids: [],
      introducedAllergens: [],
      measurements: [],
    },
    '2026-11-23',
  );
  const request = { child, startDate: '2026-11-23', days: 10, seed: 1 };
  await plan(request, reportSteps(solver, { days: 10, report: (progress) => steps.push(progress) }));
  const first = steps.filter(({ attempt, step }) => attempt === 1 && step !== 'checking');
  expect(first.map(({ step, week, weeks }) => `${step} ${week}/${weeks}`)).toEqual([
    'choosing 1/2',
    'portioning 1/2',
    'choosing 2/2',
    'portioning 2/2',
  ]);
  // A breastfed baby of nine months is always short of iron, so that there is something to prove.
  expect(steps.at(-1)?.step).toBe('checking');
  expect(steps.filter(({ step }) => step === 'checking')).toHaveLength(1);
}, 60_000);
