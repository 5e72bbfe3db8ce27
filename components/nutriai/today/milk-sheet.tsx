'use client';

import { ChoiceChips } from '@/components/ui/choice-chips';
import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import type { ImportedFrom } from '@/lib/contract/nutriai-water';
import { AmountField } from './amount-field';
import { ImportedNote } from './imported-note';
import { BreastFields } from './breast-fields';
import { SaveAndDelete } from './save-and-delete';
import { type FeedToFill, useFeedForm } from './use-feed-form';
import times from './meal-fields.module.css';
import styles from './entry-sheet.module.css';

interface MilkSheetProps extends FeedToFill {
  imported?: ImportedFrom | undefined;
  onReaction?: () => void;
  onDelete?: () => void;
  onClose: () => void;
}

/**
 * A feed with its milk and time, and how much, how long or on which side. What was typed stays when the sheet
 * is closed.
 */
export function MilkSheet({ imported, onReaction, onDelete, onClose, ...filled }: MilkSheetProps) {
  const { milks, values, change, isBreast, isAmountWrong, areMinutesWrong, save } = useFeedForm(filled);
  const { feed } = filled;
  return (
    <Sheet title={feed ? 'Change the feed' : 'Log a feed'} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <ChoiceChips
          isWide
          legend="Which milk"
          choices={milks.map(({ milk: value, name }) => ({ value, label: name }))}
          value={values.milk}
          onChange={(chosen) => change({ milk: chosen })}
        />
        {!isBreast && (
          <AmountField text={values.ml} isWrong={isAmountWrong} onType={(ml) => change({ ml })} />
        )}
        {isBreast && <BreastFields values={values} areMinutesWrong={areMinutesWrong} onChange={change} />}
        <label className={times.time}>
          <span>When</span>
          <input
            type="time"
            className={times.clock}
            required
            value={values.time}
            onChange={({ target: { value } }) => value !== '' && change({ time: value })}
          />
        </label>
        {onReaction && (
          <Button variant="quiet" onClick={onReaction}>
            Note a reaction
          </Button>
        )}
        <ImportedNote baby={filled.baby} imported={imported} />
        <SaveAndDelete saveText={feed ? 'Save the changes' : 'Log the feed'} onDelete={onDelete} />
      </form>
    </Sheet>
  );
}
