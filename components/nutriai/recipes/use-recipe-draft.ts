import { useState } from 'react';
import { draftProblems, type RecipeDraft, storedDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import { storeDraft, readDraft } from '@/lib/accounts/client/member-drafts';

export type DraftProblems = Readonly<Record<string, string>>;

/** The name under which the draft of a recipe, or of a new one, is stored in this tab. */
export function recipeDraftName(recipeId: string | null): string {
  return `recipe ${recipeId ?? 'new'}`;
}

/** A recipe as it is typed and what is wrong with it by field. It is stored in this tab until it is saved. */
export function useRecipeDraft(recipeId: string | null, initial: RecipeDraft) {
  const name = recipeDraftName(recipeId);
  const [draft, setDraft] = useState<RecipeDraft>(() => storedDraft(readDraft(name)) ?? initial);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<DraftProblems>({});
  const problems: DraftProblems = { ...(isTried ? draftProblems(draft) : {}), ...refused };

  const replace = (next: RecipeDraft) => {
    setDraft(next);
    setRefused({});
    storeDraft(name, next);
  };
  const change = (patch: Partial<RecipeDraft>) => replace({ ...draft, ...patch });

  /** @returns whether nothing is missing; from now on what is missing is shown */
  const validate = () => {
    setTried(true);
    return Object.keys(draftProblems(draft)).length === 0;
  };

  return { draft, problems, replace, change, validate, refuse: setRefused };
}
