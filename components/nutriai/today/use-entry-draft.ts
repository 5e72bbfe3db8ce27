import { useState } from 'react';
import type { MealPatch } from '@/lib/contract/nutriai-meals';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { dateOfMoment, momentAt, timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { draftOfItem, requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import {
  dropEntryDraft,
  type EntryEdits,
  storeEntryDraft,
  readEntryDraft,
} from '@/lib/nutriai/client/log/stored-meal-draft';
import type { MealDraft } from '@/lib/nutriai/client/log/meal-draft';
import { withTyped } from './meal-fields';
import type { Reaction } from './reaction-fields';

const noReaction: Reaction = { severity: 'none', signs: [], note: '', allergens: [], foods: [] };

/**
 * An entry as it is being changed, beside what it was when it was opened. What was changed stays when the sheet is
 * closed.
 */
export function useEntryDraft(meal: DayMeal) {
  // The entry as it was opened; meanwhile it may be saved and get its id.
  const [first] = useState(meal);
  const [before] = useState<MealDraft>(() => ({
    kind: meal.kind,
    time: timeOfMoment(meal.eaten_at),
    items: meal.items.map(draftOfItem),
  }));
  const [of] = useState(() =>
    JSON.stringify([requestsOf(before), before.kind, before.time, first.eaten_share, first.reaction]),
  );
  const [edits, setEdits] = useState<EntryEdits>(() => {
    const untouched = {
      draft: before,
      text: '',
      share: first.eaten_share,
      reaction: first.reaction ?? noReaction,
    };
    const stored = readEntryDraft(first.id, of);
    return stored ? { ...stored, draft: withItemsOf(stored.draft, before) } : untouched;
  });
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>({});
  const edit = (patch: Partial<EntryEdits>) => {
    const next = { ...edits, ...patch };
    setEdits(next);
    storeEntryDraft(first.id, of, next);
  };
  const { draft, text, share, reaction } = edits;
  const whole = withTyped(draft, text);
  return {
    first,
    before,
    draft,
    /** What stands in the search and is not among the items yet. */
    text,
    setText: (typed: string) => edit({ text: typed }),
    /** The draft with that text. */
    whole,
    change: (next: MealDraft, typed: string) => edit({ draft: next, text: typed }),
    share,
    setShare: (next: number) => edit({ share: next }),
    reaction,
    setReaction: (next: Reaction) => edit({ reaction: next }),
    /** What was typed under photos since the sheet was opened. They are saved by themselves. */
    captions: Object.values(captions),
    setCaption: (id: string, words: string) => setCaptions((all) => ({ ...all, [id]: words })),
    changes: () => changesOf(first, { before, draft: whole, share, reaction }),
    /** Once it is saved or deleted. */
    forget: () => dropEntryDraft(first.id),
  };
}

const requestsOf = ({ items }: MealDraft) => items.flatMap((item) => requestOfDraft(item) ?? []);

/** A draft from storage with the very items of the entry, where they are the same: what is the same is not sent. */
function withItemsOf(stored: MealDraft, before: MealDraft): MealDraft {
  const isSame = JSON.stringify(requestsOf(stored)) === JSON.stringify(requestsOf(before));
  return isSame ? { ...stored, items: before.items } : stored;
}

export type EntryDraft = ReturnType<typeof useEntryDraft>;

interface Edited extends Omit<EntryEdits, 'text'> {
  before: MealDraft;
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
      items: requestsOf(draft),
    }),
    ...(share !== meal.eaten_share && { eaten_share: share }),
    ...(noted !== meal.reaction && { reaction: noted }),
  };
}
