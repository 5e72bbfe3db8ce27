import { useState } from 'react';
import type { MealPatch } from '@/lib/contract/nutriai-meals';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { dateOfMoment, momentAt, timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { draftOfItem, requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import type { MealDraft } from '@/lib/nutriai/client/log/meal-draft';
import { withTyped } from './meal-fields';
import type { Reaction } from './reaction-fields';

const noReaction: Reaction = { severity: 'none', signs: [], note: '', allergens: [], foods: [] };

/** An entry as it is being changed, beside what it was when it was opened. */
export function useEntryDraft(meal: DayMeal) {
  // The entry as it was opened; meanwhile it may be saved and get its id.
  const [first] = useState(meal);
  const [before] = useState<MealDraft>(() => ({
    kind: meal.kind,
    time: timeOfMoment(meal.eaten_at),
    items: meal.items.map(draftOfItem),
  }));
  const [draft, setDraft] = useState(before);
  const [text, setText] = useState('');
  const [share, setShare] = useState(meal.eaten_share);
  const [reaction, setReaction] = useState(meal.reaction ?? noReaction);
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>({});
  const whole = withTyped(draft, text);
  return {
    first,
    before,
    draft,
    /** What stands in the search and is not among the items yet. */
    text,
    setText,
    /** The draft with that text. */
    whole,
    change: (next: MealDraft, typed: string) => {
      setDraft(next);
      setText(typed);
    },
    share,
    setShare,
    reaction,
    setReaction,
    /** What was typed under photos since the sheet was opened. They are saved by themselves. */
    captions: Object.values(captions),
    setCaption: (id: string, words: string) => setCaptions((all) => ({ ...all, [id]: words })),
    changes: () => changesOf(first, { before, draft: whole, share, reaction }),
  };
}

export type EntryDraft = ReturnType<typeof useEntryDraft>;

interface Edited {
  before: MealDraft;
  draft: MealDraft;
  share: number;
  reaction: Reaction;
}

/**
 * Only what was changed: another carer may have changed the rest meanwhile. A refused entry is sent as a
 * whole anyway.
 */
function changesOf(meal: DayMeal, { before, draft, share, reaction }: Edited): MealPatch {
  const noted = reaction.severity === 'none' && reaction.note.trim() === '' ? null : reaction;
  return {
    ...(draft.kind !== before.kind && { kind: draft.kind }),
    ...(draft.time !== before.time && {
      eaten_at: momentAt(dateOfMoment(meal.eaten_at), draft.time),
    }),
    ...(draft.items !== before.items && {
      items: draft.items.flatMap((item) => requestOfDraft(item) ?? []),
    }),
    ...(share !== meal.eaten_share && { eaten_share: share }),
    ...(noted !== meal.reaction && { reaction: noted }),
  };
}
