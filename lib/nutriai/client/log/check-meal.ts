import type { MealCaution, MealCheckAnswer } from '../../../contract/nutriai-meal-check';
import type { MealRequest } from '../../../contract/nutriai-meals';
import { patientFetch } from '../../../accounts/client/authenticated-fetch';
import { readJson } from '../../../accounts/client/fetcher';
import { cautionsByName, type CachedCautions } from './cautions-by-name';
import { onSettled } from './replay-log';

export interface MealToCheck extends Pick<MealRequest, 'baby' | 'kind' | 'items'> {
  eaten_at?: string;
  /** What was noted of it, read for signs of an emergency. */
  note?: string;
}

export interface MealVerdict extends Pick<MealCheckAnswer, 'emergency'> {
  cautions: MealCaution[];
  /** `names`: the server could not be asked, so only names were looked up. */
  by: 'server' | 'names';
}

/** Longer nobody waits for a word before the meal is logged; the insights check it again once it has arrived. */
const answerWithinMs = 4_000;
const knownMs = 60_000;
const knownAtMost = 60;

const known = new Map<string, { atMs: number; verdict: Promise<MealVerdict> }>();
// What was logged may hold a reaction, by which the next meal is judged.
if (typeof window !== 'undefined') onSettled(() => known.clear());

/** What must be said before a meal is logged. */
export const stopsOf = (verdict: MealVerdict | null): MealCaution[] =>
  (verdict?.cautions ?? []).filter(({ level }) => level === 'stop');

/** Asks the server what speaks against a meal; without its answer, the names that the phone holds. Never rejects. */
export function checkMeal(meal: MealToCheck, cached: CachedCautions | undefined): Promise<MealVerdict> {
  const key = JSON.stringify(meal);
  const before = known.get(key);
  if (before && Date.now() - before.atMs < knownMs) return before.verdict;
  const verdict = navigator.onLine ? askServer(meal) : Promise.reject(new TypeError('offline'));
  const answered = verdict.catch((): MealVerdict => {
    known.delete(key);
    const cautions = cached ? cautionsByName(meal.items, cached) : [];
    return { emergency: false, cautions, by: 'names' };
  });
  if (known.size >= knownAtMost) known.clear();
  known.set(key, { atMs: Date.now(), verdict: answered });
  return answered;
}

async function askServer(meal: MealToCheck): Promise<MealVerdict> {
  const response = await patientFetch('/api/nutriai/meals/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(meal),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  return { ...(await readJson<MealCheckAnswer>(response)), by: 'server' };
}
