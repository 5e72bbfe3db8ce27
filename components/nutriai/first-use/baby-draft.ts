import {
  type BabyProblems,
  type NewBaby,
  newBabyFrom,
  type NewBabyStep,
  problemsAt,
  requestOf,
  stepsFor,
} from '@/lib/nutriai/client/babies/new-baby';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { readDraft } from '@/lib/accounts/client/member-drafts';
import { localToday } from '@/lib/nutriai/client/local-date';

export const draftName = 'new-baby';

/** What was answered so far, as it is stored between visits. */
export interface Draft {
  baby: NewBaby;
  step: NewBabyStep;
  /** Questions that were answered, not skipped. */
  answered: readonly NewBabyStep[];
  /** What was sent once and may have arrived: the same answers go out again under the same key. */
  sent: { key: string; answers: string; text: string } | null;
}

interface Advance {
  draft: Draft;
  /** The answers, those to the question that is left among them. */
  baby: NewBaby;
  /** Whether that question was answered, not skipped. */
  isAnswered: boolean;
  today: string;
  needsConsent: boolean;
}

/** Returns the draft at the next question or, with what is wrong, at the same one; `isDone` after the last. */
export function advancedDraft({ draft, baby, isAnswered, today, needsConsent }: Advance): {
  problems: BabyProblems;
  draft: Draft;
  isDone: boolean;
} {
  const problems = problemsAt(draft.step, baby, { today, needsConsent });
  if (Object.keys(problems).length > 0) return { problems, draft: { ...draft, baby }, isDone: false };
  const answered = isAnswered ? [...new Set([...draft.answered, draft.step])] : draft.answered;
  const steps = stepsFor(baby, today);
  const next = steps[steps.indexOf(draft.step) + 1];
  return {
    problems,
    draft: { ...draft, baby, answered, step: next ?? draft.step },
    isDone: next === undefined,
  };
}

/** Returns what to send: what was sent before, under its key, unless the answers have changed since. */
export function requestFrom({ baby, sent }: Draft, today: string): NonNullable<Draft['sent']> {
  const answers = JSON.stringify(baby);
  if (sent?.answers === answers) return sent;
  return { key: newIdempotencyKey(), answers, text: JSON.stringify(requestOf(baby, today)) };
}

/** Returns the draft that is stored, or one without answers. */
export function storedDraft(): Draft {
  const stored = readDraft(draftName);
  const fields: Partial<Record<keyof Draft, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const baby = newBabyFrom(fields.baby);
  const steps = stepsFor(baby, localToday());
  const { answered } = fields;
  return {
    baby,
    step: steps.find((step) => step === fields.step) ?? 'name',
    answered: Array.isArray(answered) ? steps.filter((step) => answered.includes(step)) : [],
    sent: sentIn(fields.sent),
  };
}

function sentIn(stored: unknown): Draft['sent'] {
  if (typeof stored !== 'object' || stored === null) return null;
  const { key, answers, text }: Partial<Record<'key' | 'answers' | 'text', unknown>> = stored;
  const isWhole = typeof key === 'string' && typeof answers === 'string' && typeof text === 'string';
  return isWhole ? { key, answers, text } : null;
}
