import { useRef, useState } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { newBabyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { fieldTexts } from '@/lib/nutriai/client/field-texts';
import { localToday } from '@/lib/nutriai/client/local-date';
import {
  type BabyProblems,
  firstRefusedStep,
  type NewBaby,
  newBabyFrom,
  type NewBabyStep,
  problemsAt,
  requestOf,
  stepsFor,
} from '@/lib/nutriai/client/babies/new-baby';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { dropDraft, keepDraft, readDraft } from '@/lib/accounts/client/member-drafts';
import { useStepHistory } from './use-step-history';

const draftName = 'new-baby';

interface Draft {
  baby: NewBaby;
  step: NewBabyStep;
  /** Questions that were answered, not skipped. */
  answered: readonly NewBabyStep[];
  /** What was sent once and may have arrived: the same answers go out again under the same key. */
  sent: { key: string; answers: string; text: string } | null;
}

export type Saving = 'idle' | 'running' | { message: string };

/** The answers of the questions, kept through reloads and failures, and their way to the server. */
export function useNewBaby() {
  const { authenticatedFetch } = useAuth();
  const { babies, choose, reload } = useBabies();
  const [draft, setDraft] = useState(storedDraft);
  const [problems, setProblems] = useState<BabyProblems>({});
  const [saving, setSaving] = useState<Saving>('idle');
  const [saved, setSaved] = useState<BabyAnswer | null>(null);
  const isSending = useRef(false);
  const latest = useRef(draft);
  const today = localToday();
  // Whoever has entered a baby before has agreed before.
  const needsConsent = (babies ?? []).length === 0;
  const steps = stepsFor(draft.baby, today);
  const position = Math.max(0, steps.indexOf(draft.step));

  const update = (next: Draft) => {
    latest.current = next;
    keepDraft(draftName, next);
    setDraft(next);
  };
  const show = (step: NewBabyStep) => {
    setProblems({});
    update({ ...latest.current, step });
  };
  const history = useStepHistory({ step: draft.step, isOver: saved !== null, onStep: show });
  /** Goes on from the question with these answers; from the last one to the server. */
  const advance = (baby: NewBaby, answered = true) => {
    const found = problemsAt(draft.step, baby, { today, needsConsent });
    setProblems(found);
    const marked = answered ? [...new Set([...draft.answered, draft.step])] : draft.answered;
    if (Object.keys(found).length > 0) {
      update({ ...draft, baby });
      return;
    }
    const next = stepsFor(baby, today)[stepsFor(baby, today).indexOf(draft.step) + 1];
    if (next === undefined) {
      void save({ ...draft, baby, answered: marked });
      return;
    }
    update({ ...draft, baby, answered: marked, step: next });
    history.push(next);
  };

  const save = async (from: Draft) => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving('running');
    setProblems({});
    const answers = JSON.stringify(from.baby);
    const sent =
      from.sent?.answers === answers
        ? from.sent
        : { key: newIdempotencyKey(), answers, text: JSON.stringify(requestOf(from.baby, today)) };
    update({ ...from, sent });
    try {
      const response = await authenticatedFetch(newBabyPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': sent.key },
        body: sent.text,
      });
      const baby = await readJson<BabyAnswer>(response);
      dropDraft(draftName);
      setSaved(baby);
      choose(baby.id);
      // A list that cannot be read now is read again by the next screen.
      await reload().catch(() => undefined);
      setSaving('idle');
    } catch (error) {
      const texts = error instanceof ApiError && error.status === 400 ? fieldTexts(error.body) : {};
      const refused = firstRefusedStep(Object.keys(texts));
      if (refused !== null) {
        update({ ...from, sent, step: refused });
        history.replace(refused);
      }
      setProblems(texts);
      const [text] = Object.values(texts);
      setSaving({ message: text === undefined ? refusalOf(error).message : `Not saved yet. ${text}` });
    } finally {
      isSending.current = false;
    }
  };

  return {
    baby: draft.baby,
    step: steps[position] ?? 'name',
    isAnswered: draft.answered.includes(draft.step),
    position,
    count: steps.length,
    problems,
    saving,
    saved,
    today,
    needsConsent,
    change: (patch: Partial<NewBaby>) => update({ ...draft, baby: { ...draft.baby, ...patch } }),
    answer: (patch: Partial<NewBaby>) => advance({ ...draft.baby, ...patch }),
    next: () => advance(draft.baby),
    skip: () => advance(draft.baby, false),
    back: () => {
      const before = steps[position - 1];
      if (before !== undefined) history.back(before);
    },
    saveNow: () => void save(draft),
  };
}

function storedDraft(): Draft {
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
