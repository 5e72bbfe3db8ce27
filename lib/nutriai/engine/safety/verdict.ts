import { type SourceId } from '../sources';

/**
 * `block`: never offer to this child; `prepare`: only in a safe form, which is shown; `warn`: allowed, with a
 * limit to show; `info`: good to know.
 */
export const severities = ['block', 'prepare', 'warn', 'info'] as const;
export type RuleSeverity = (typeof severities)[number];

/**
 * Besides those of the rules of foods, `unsure`: words that were not understood, or a rule of handling that goes by
 * what the text does not say.
 */
export type Severity = RuleSeverity | 'unsure';

/**
 * `allow_with_preparation`: a safe form exists and the form at hand is not stated, or something is to be
 * checked first; `unsure`: not every word was understood, and what was understood does not block.
 */
export type VerdictWord = 'allow' | 'allow_with_preparation' | 'unsure' | 'block';

/** `diet`: what the family does not eat; nothing unsafe about it. */
export type FindingKind = 'safety' | 'diet';

/** `verified`: read in the source; `recalled`: known from the named document, not read again. */
export const bases = ['verified', 'recalled'] as const;
export type Basis = (typeof bases)[number];

/** One reason for a verdict, in words for a parent. */
export interface Finding {
  /** Stable id of the rule; those of the hard rules begin with their number: "H2-honey". */
  rule: string;
  kind: FindingKind;
  severity: Severity;
  /** Food id; null where the words name no food of the list. */
  food: string | null;
  /** The food in words; empty where the finding is about the whole. */
  foodName: string;
  /** Why. */
  message: string;
  /** What to do instead. */
  instead: string;
  source: readonly SourceId[];
  basis: Basis;
}

/** Words that seem to name a food and that the engine does not know. */
export interface UnknownWords {
  text: string;
  /** Food ids, nearest first. */
  nearest: readonly string[];
}

/** How to serve one of the foods at the child's age. */
export interface ServeText {
  food: string;
  foodName: string;
  text: string;
}

export interface Verdict {
  verdict: VerdictWord;
  /** Signs that need an ambulance were named: show that first, before anything else. */
  emergency: boolean;
  /** An emergency first, then the most severe. */
  findings: readonly Finding[];
  unknown: readonly UnknownWords[];
  serve: readonly ServeText[];
}

const ranks: Record<Severity, number> = { info: 0, warn: 1, prepare: 2, unsure: 3, block: 4 };

/** Positive when `a` is the more severe. */
export function compareSeverity(a: Severity, b: Severity): number {
  return ranks[a] - ranks[b];
}

/** Whether a dish may be served on such a verdict, as it is or prepared as said; what was not understood may not. */
export function letsThrough(verdict: VerdictWord): verdict is 'allow' | 'allow_with_preparation' {
  return verdict === 'allow' || verdict === 'allow_with_preparation';
}

/** The verdict that findings add up to. */
export function verdictOf(findings: readonly Finding[]): VerdictWord {
  if (findings.some(({ severity }) => severity === 'block')) return 'block';
  if (findings.some(({ severity }) => severity === 'unsure')) return 'unsure';
  if (findings.some(({ severity }) => severity === 'prepare')) return 'allow_with_preparation';
  return 'allow';
}
