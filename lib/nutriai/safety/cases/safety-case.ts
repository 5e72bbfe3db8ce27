import { type Allergen, type Child } from '../../child';
import { type VerdictWord } from '../verdict';

/** `not_block`: allowed, with or without preparation; `not_allow`: blocked, or only with preparation. */
export type Expected = VerdictWord | 'not_block' | 'not_allow';

/** Texts as parents write them, and what the gate must answer at each of the ages. */
export interface SafetyCases {
  expected: Expected;
  /** Completed months. */
  ages: readonly number[];
  texts: readonly string[];
  child?: Omit<Child, 'ageMonths'>;
  /** What at least one finding's rule begins with. */
  rule?: string;
}

type Extra = Pick<SafetyCases, 'child' | 'rule'>;

const casesOf =
  (expected: Expected) =>
  (ages: readonly number[], texts: readonly string[], extra: Extra = {}): SafetyCases => ({
    expected,
    ages,
    texts,
    ...extra,
  });

export const block = casesOf('block');
export const prepare = casesOf('allow_with_preparation');
export const allow = casesOf('allow');
export const notBlock = casesOf('not_block');
export const notAllow = casesOf('not_allow');

/** A child with these allergies. */
export const allergicTo = (...allergies: Allergen[]): Extra => ({ child: { allergies } });
