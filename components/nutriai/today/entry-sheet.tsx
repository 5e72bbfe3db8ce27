'use client';

import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { ReactionPhotos } from '@/components/nutriai/photos/reaction-photos';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealPatch } from '@/lib/contract/nutriai-meals';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { dateOfMoment, momentAt, timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { draftOfItem, requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import { mealToCheck } from '@/lib/nutriai/client/log/meal-draft';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { kindNames, shares } from '@/lib/nutriai/client/log/meal-words';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { EmergencyBox } from './emergency-box';
import { emergencyOf } from './emergency-of';
import { EmergencyScreen } from './emergency-screen';
import type { MealDraft } from '@/lib/nutriai/client/log/meal-draft';
import { isComplete, MealFields, withTyped } from './meal-fields';
import { MealCautions } from './meal-cautions';
import { type Reaction, ReactionFields } from './reaction-fields';
import { useEmergencySigns } from './use-emergency-signs';
import { useHeldCautions } from './use-held-cautions';
import { useMealCheck } from './use-meal-check';
import { useNewEmergency } from './use-new-emergency';
import { useToldEmergency } from './use-told-emergency';
import styles from './entry-sheet.module.css';

interface EntrySheetProps {
  baby: BabyAnswer;
  meal: DayMeal;
  emergency: EmergencyWords;
  /** Opened for the reaction: that stands first. */
  isAboutReaction: boolean;
  onDelete: () => void;
  onClose: () => void;
}

const noReaction: Reaction = { severity: 'none', signs: [], note: '', allergens: [], foods: [] };

/** All that can be said of a meal after it: how much was eaten, a reaction, and what it really was. */
export function EntrySheet({ baby, meal, emergency, isAboutReaction, onDelete, onClose }: EntrySheetProps) {
  // The entry as it was opened; meanwhile it may be saved and get its id.
  const [first] = useState(meal);
  const [before] = useState<MealDraft>(() => ({
    kind: meal.kind,
    time: timeOfMoment(meal.eaten_at),
    items: meal.items.map(draftOfItem),
  }));
  const [draft, setDraft] = useState(before);
  const [text, setText] = useState('');
  const whole = withTyped(draft, text);
  const [share, setShare] = useState(meal.eaten_share);
  const [reaction, setReaction] = useState(meal.reaction ?? noReaction);
  const [isChecked, setChecked] = useState(false);
  const signsIn = useEmergencySigns(true);
  const itemNames = meal.items.map(({ name }) => name);
  const read = emergencyOf({ reaction, itemNames }, emergency, signsIn);
  const isNewNote = reaction.note !== (first.reaction?.note ?? '');
  const asLogged = mealToCheck(baby, before);
  const told = useToldEmergency(isNewNote && asLogged ? { ...asLogged, note: reaction.note } : null);
  const urgent = read ?? told;
  const known = emergencyOf({ reaction: first.reaction, itemNames }, emergency, signsIn);
  // What only the model reads stands in the sheet, and does not cover the screen.
  const unread = useNewEmergency(read, known?.signs);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isComplete(whole)) return;
    const names = whole.items.map(({ name }) => name);
    changeEntry(
      { baby: baby.id, log: 'meals', id: meal.id },
      { body: changesOf(first, { before, draft: whole, share, reaction }), names },
    );
    onClose();
  };

  const amount = (
    <ChoiceChips isWide legend="How much was eaten?" choices={shares} value={share} onChange={setShare} />
  );
  const taken = (
    <>
      <ReactionFields baby={baby} meal={meal} reaction={reaction} onChange={setReaction} />
      <ReactionPhotos meal={meal} hasReaction={reaction.severity !== 'none'} />
    </>
  );
  return (
    <>
      <Sheet title={`${kindNames[meal.kind]}, ${timeOfMoment(meal.eaten_at)}`} onClose={onClose}>
        {urgent && <EmergencyBox words={emergency} title={urgent.title} />}
        <form className={styles.form} noValidate onSubmit={save}>
          {isAboutReaction ? taken : amount}
          {isAboutReaction ? amount : taken}
          <MealFields
            baby={baby}
            draft={draft}
            text={text}
            isChecked={isChecked}
            onType={setText}
            onChange={(next, typed) => {
              setDraft(next);
              setText(typed);
            }}
          />
          <EditCautions
            baby={baby}
            draft={whole}
            eatenAt={meal.eaten_at}
            isChanged={whole.items !== before.items}
          />
          <div className={styles.end}>
            <Button type="submit" className={styles.save}>
              Save
            </Button>
            <Button variant="quiet" onClick={onDelete}>
              <Trash2 size={18} aria-hidden />
              Delete
            </Button>
          </div>
        </form>
      </Sheet>
      {unread.title !== null && (
        <EmergencyScreen words={emergency} title={unread.title} onClose={unread.dismiss} />
      )}
    </>
  );
}

interface EditCautionsProps {
  baby: BabyAnswer;
  draft: MealDraft;
  eatenAt: string;
  isChanged: boolean;
}

/** What speaks against a meal as it is being changed. */
function EditCautions({ baby, draft, eatenAt, isChanged }: EditCautionsProps) {
  const held = useHeldCautions(baby.id);
  const meal = isChanged ? mealToCheck(baby, draft) : null;
  const { shown } = useMealCheck(meal && { ...meal, eaten_at: eatenAt }, held);
  return <MealCautions verdict={shown} />;
}

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
