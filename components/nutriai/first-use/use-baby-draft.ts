import { useRef, useState } from 'react';
import { storeDraft } from '@/lib/accounts/client/member-drafts';
import {
  type BabyProblems,
  type NewBaby,
  type NewBabyStep,
  stepsFor,
} from '@/lib/nutriai/client/babies/new-baby';
import { localToday } from '@/lib/nutriai/client/local-date';
import { type Draft, draftName, storedDraft } from './baby-draft';

/** The answers so far, kept through reloads; the question that is asked, and what is wrong with its answer. */
export function useBabyDraft() {
  const [draft, setDraft] = useState(storedDraft);
  const [problems, setProblems] = useState<BabyProblems>({});
  const latest = useRef(draft);
  const today = localToday();
  const steps = stepsFor(draft.baby, today);
  const position = Math.max(0, steps.indexOf(draft.step));

  const update = (next: Draft) => {
    latest.current = next;
    storeDraft(draftName, next);
    setDraft(next);
  };
  const showStep = (step: NewBabyStep) => {
    setProblems({});
    update({ ...latest.current, step });
  };

  return {
    draft,
    update,
    showStep,
    setProblems,
    stepBefore: steps[position - 1],
    /** What the wizard shows of it. */
    shown: {
      baby: draft.baby,
      step: steps[position] ?? 'name',
      isAnswered: draft.answered.includes(draft.step),
      position,
      count: steps.length,
      problems,
      today,
      change: (patch: Partial<NewBaby>) => update({ ...draft, baby: { ...draft.baby, ...patch } }),
    },
  };
}
