'use client';

import { type SubmitEvent, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { ReactionPhotos } from '@/components/nutriai/photos/reaction-photos';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { clockText } from '@/lib/nutriai/client/shown-english';
import { mealToCheck } from '@/lib/nutriai/client/log/meal-draft';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { kindNames, shares } from '@/lib/nutriai/client/log/meal-words';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { EmergencyBox } from './emergency-box';
import { EmergencyScreen } from './emergency-screen';
import type { MealDraft } from '@/lib/nutriai/client/log/meal-draft';
import { ImportedNote } from './imported-note';
import { isComplete, MealFields } from './meal-fields';
import { MealCautions } from './meal-cautions';
import { ReactionFields } from './reaction-fields';
import { SaveAndDelete } from './save-and-delete';
import { type EntryDraft, useEntryDraft } from './use-entry-draft';
import { useEntryEmergency } from './use-entry-emergency';
import { useCachedCautions } from './use-cached-cautions';
import { useMealCheck } from './use-meal-check';
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

/**
 * All that can be said of a meal after it: how much was eaten, a reaction, and what it really was. What was changed
 * stays when the sheet is closed.
 */
export function EntrySheet({ baby, meal, emergency, isAboutReaction, onDelete, onClose }: EntrySheetProps) {
  const entry = useEntryDraft(meal);
  const [isChecked, setChecked] = useState(false);
  const name = `${kindNames[meal.kind].toLowerCase()}, ${clockText(meal.eaten_at)}`;
  const { urgent, unread } = useEntryEmergency({ baby, meal, entry }, emergency);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isComplete(entry.whole)) return;
    const names = entry.whole.items.map(({ name }) => name);
    entry.forget();
    changeEntry({ baby: baby.id, log: 'meals', id: meal.id }, { body: entry.changes(), names });
    onClose();
  };

  return (
    <>
      <Sheet title={isAboutReaction ? `Note a reaction: ${name}` : `Change ${name}`} onClose={onClose}>
        {urgent && <EmergencyBox words={emergency} title={urgent.title} />}
        <form className={styles.form} noValidate onSubmit={save}>
          <Afterwards baby={baby} meal={meal} entry={entry} isAboutReaction={isAboutReaction} />
          <MealFields
            baby={baby}
            draft={entry.draft}
            text={entry.text}
            isChecked={isChecked}
            onType={entry.setText}
            onChange={entry.change}
          />
          <EditCautions
            baby={baby}
            draft={entry.whole}
            eatenAt={meal.eaten_at}
            isChanged={entry.whole.items !== entry.before.items}
          />
          <ImportedNote baby={baby} imported={meal.imported} />
          <SaveAndDelete
            saveText={isAboutReaction ? 'Save the reaction' : 'Save the changes'}
            onDelete={() => {
              entry.forget();
              onDelete();
            }}
          />
        </form>
      </Sheet>
      {unread.title !== null && (
        <EmergencyScreen words={emergency} title={unread.title} onClose={unread.dismiss} />
      )}
    </>
  );
}

interface AfterwardsProps extends Pick<EntrySheetProps, 'baby' | 'meal' | 'isAboutReaction'> {
  entry: EntryDraft;
}

/** How much was eaten and how it was taken. */
function Afterwards({ baby, meal, entry, isAboutReaction }: AfterwardsProps) {
  const { share, setShare, reaction, setReaction, setCaption } = entry;
  const amount = (
    <ChoiceChips isWide legend="How much was eaten?" choices={shares} value={share} onChange={setShare} />
  );
  const taken = (
    <>
      <ReactionFields baby={baby} meal={meal} reaction={reaction} onChange={setReaction} />
      <ReactionPhotos meal={meal} hasReaction={reaction.severity !== 'none'} onCaption={setCaption} />
    </>
  );
  return (
    <>
      {isAboutReaction ? taken : amount}
      {isAboutReaction ? amount : taken}
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
  const cached = useCachedCautions(baby.id);
  const meal = isChanged ? mealToCheck(baby, draft) : null;
  const { shown } = useMealCheck(meal && { ...meal, eaten_at: eatenAt }, cached);
  return <MealCautions verdict={shown} />;
}
