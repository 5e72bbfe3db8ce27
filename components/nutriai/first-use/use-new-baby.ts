import { useState } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { NewBaby } from '@/lib/nutriai/client/babies/new-baby';
import { advancedDraft } from './baby-draft';
import { useBabyDraft } from './use-baby-draft';
import { useBabySaving } from './use-baby-saving';
import { useStepHistory } from './use-step-history';

export type Wizard = ReturnType<typeof useNewBaby>;

/** The answers of the questions, kept through reloads and failures, and their way to the server. */
export function useNewBaby() {
  const { babies } = useBabies();
  const { draft, update, showStep, setProblems, stepBefore, shown } = useBabyDraft();
  const [saved, setSaved] = useState<BabyAnswer | null>(null);
  // Whoever has entered a baby before has agreed before.
  const needsConsent = (babies ?? []).length === 0;
  const { today } = shown;
  const history = useStepHistory({ step: draft.step, isOver: saved !== null, onStep: showStep });
  const { saving, save } = useBabySaving({
    today,
    update,
    onProblems: setProblems,
    onRefusedStep: history.replace,
    onSaved: setSaved,
  });

  /** Goes on from the question with these answers; from the last one to the server. */
  const advance = (baby: NewBaby, isAnswered = true) => {
    const next = advancedDraft({ draft, baby, isAnswered, today, needsConsent });
    setProblems(next.problems);
    if (next.isDone) {
      void save(next.draft);
      return;
    }
    update(next.draft);
    if (next.draft.step !== draft.step) history.push(next.draft.step);
  };

  return {
    ...shown,
    saving,
    saved,
    needsConsent,
    answer: (patch: Partial<NewBaby>) => advance({ ...draft.baby, ...patch }),
    next: () => advance(draft.baby),
    skip: () => advance(draft.baby, false),
    back: () => {
      if (stepBefore !== undefined) history.back(stepBefore);
    },
    saveNow: () => void save(draft),
  };
}
