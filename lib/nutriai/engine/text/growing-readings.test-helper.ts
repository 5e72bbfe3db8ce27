import { assessReading, readForGate } from '../safety/assess';
import { countSteps, type Steps } from './count-steps.test-helper';
import { type HostileText, hostileTexts } from './hostile-texts.test-helper';

/**
 * A text twice as long may take twice the steps, and a little more where only the longer one comes to
 * something at all.
 */
const mostGrowth = 2.2;
/** What does not go by the length: in texts of words by chance, up to 200 unknown words are compared with all names. */
const fixedSteps = ({ isByChance }: HostileText) => (isByChance ? 2_000_000 : 15_000);
const mostLookUpsPerUnit = 500;
const shortest = 200;

type Counts = readonly [once: Steps, twice: Steps, fourTimes: Steps];

/** A kind of text whose steps grow faster than its length. */
export interface Growing {
  name: string;
  counts: Counts;
}

/** Reads a text and judges it, as the gate does. */
export function judgeText(text: string): void {
  assessReading(readForGate({ text }, undefined), { ageMonths: 9, allergies: ['egg'], diet: 'vegan' });
}

/**
 * The texts whose steps grow faster than their length, from one length to twice and four times as much. The
 * same seed makes the same texts.
 */
export function growingFaster(work: (text: string) => void, { seed = 1 }: { seed?: number } = {}): Growing[] {
  return hostileTexts.flatMap((text) => {
    const count = (length: number) => countSteps(() => work(text.ofLength(length, seed)));
    const counts = [count(shortest), count(2 * shortest), count(4 * shortest)] as const;
    const isBounded = counts[2].lookUps <= mostLookUpsPerUnit * 4 * shortest;
    return isBounded && isLinear(counts, text) ? [] : [{ name: text.name, counts }];
  });
}

/** Whether steps grow as the length does, counted for one length, twice and four times as much. */
export function isLinear([once, twice, fourTimes]: Counts, text: HostileText): boolean {
  const fixed = fixedSteps(text);
  const grows = (half: Steps, whole: Steps) =>
    whole.walked > mostGrowth * half.walked + fixed || whole.lookUps > mostGrowth * half.lookUps + fixed;
  return !grows(once, twice) && !grows(twice, fourTimes);
}
