import type { Child } from '../child';
import type { BenchmarkCase, BenchmarkOutcome } from '../knowledge/schemas/benchmark';
import { assess } from '../safety/assess';

/** Returns the child that a case is about, as the gate takes it. */
function childOf({ age_months: ageMonths, allergies, diet }: BenchmarkCase): Child {
  return {
    ageMonths,
    allergies,
    ...(diet === 'vegan' || diet === 'vegetarian' ? { diet } : {}),
    ...(diet === 'halal' ? { avoids: ['pork', 'alcohol'] } : {}),
    ...(diet === 'pork-free' ? { avoids: ['pork'] } : {}),
  };
}

/** Asks the safety gate every case and returns its verdicts by id. */
export function judgeByEngine(cases: readonly BenchmarkCase[]): Record<string, BenchmarkOutcome> {
  return Object.fromEntries(
    cases.map((each) => [each.id, assess({ text: each.text }, childOf(each)).verdict]),
  );
}
