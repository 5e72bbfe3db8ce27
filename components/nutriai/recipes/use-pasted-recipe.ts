import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import type { RecipeReadAnswer } from '@/lib/contract/nutriai-recipes';
import { pastedRecipeAtMost } from '@/lib/contract/recipe-limits';
import { fillDraft, isUntouched } from '@/lib/nutriai/client/recipes/fill-draft';
import type { RecipeDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import { readRecipePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { sharedText, withoutControls } from '@/lib/nutriai/client/recipes/shared-text';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { storeDraft, readDraft } from '@/lib/accounts/client/member-drafts';
import { NotSent } from '@/lib/accounts/client/not-sent';

/** The text is stored in this tab until the recipe is saved. */
export const pastedTextName = 'recipe text';

/** What became of a text. */
export interface ReadResult {
  answer: RecipeReadAnswer;
  notUsed: readonly string[];
  before: RecipeDraft;
  after: RecipeDraft;
}

/** A text that was pasted or shared, on its way into the draft. */
export function usePastedRecipe(draft: RecipeDraft, onFill: (draft: RecipeDraft) => void) {
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const [shared] = useState(() => sharedText(window.location.search));
  const [text, setText] = useState(() => textAtFirst(shared));
  const [result, setResult] = useState<ReadResult | null>(null);

  // What is typed while a text is being read stays too.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  const read = () =>
    submit(async () => {
      const answer = await readText(authenticatedFetch, text);
      const before = latest.current;
      const { draft: after, notUsed } = fillDraft(before, answer);
      setResult({ answer, notUsed, before, after });
      if (answer.ingredients.length > 0 || answer.steps.length > 0) onFill(after);
    });

  const isShareRead = useRef(false);
  useEffect(() => {
    if (shared === '' || isShareRead.current) return;
    isShareRead.current = true;
    // Shared text must not remain in the browser's history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (isUntouched(draft)) void read();
  });

  return {
    text,
    shared,
    result,
    submission,
    read,
    change: (next: string) => {
      setText(next);
      storeDraft(pastedTextName, next);
    },
    undo: () => {
      if (result) onFill(result.before);
      setResult(null);
    },
  };
}

/** What the server reads in a text. Throws when the text is too long to be one recipe. */
async function readText(authenticatedFetch: ReturnType<typeof useAuth>['authenticatedFetch'], text: string) {
  const sent = withoutControls(text);
  if (sent.length > pastedRecipeAtMost)
    throw new NotSent('This is too long to be one recipe. Paste the part with the recipe.');
  const response = await authenticatedFetch(readRecipePath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: sent }),
  });
  return readJson<RecipeReadAnswer>(response);
}

/** What was shared, before what was pasted earlier and is still there. */
function textAtFirst(shared: string): string {
  const stored = readDraft(pastedTextName);
  const earlier = typeof stored === 'string' ? stored : '';
  const text = shared === '' || earlier.includes(shared) ? earlier : [shared, earlier].join('\n\n').trim();
  if (shared !== '') storeDraft(pastedTextName, text);
  return text;
}
