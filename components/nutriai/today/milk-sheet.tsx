'use client';

import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { type BreastSide, type MilkFeed, type MilkKind, milksFor } from '@/lib/nutriai/client/log/milk-feed';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { AmountField, wholeMillilitres } from './amount-field';
import { ChoiceChips } from '@/components/ui/choice-chips';
import times from './meal-fields.module.css';
import styles from './entry-sheet.module.css';

const mostMinutes = 120;

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'both', label: 'Both' },
  { value: 'unsaid', label: 'Not noted' },
] as const;

interface FeedForm extends Readonly<Record<string, string>> {
  milk: MilkKind;
  time: string;
  ml: string;
  minutes: string;
  side: BreastSide | 'unsaid';
}

const textOf = (figure: number | null = null) => (figure === null ? '' : String(figure));

interface MilkSheetProps {
  baby: BabyAnswer;
  /** Tells what was typed here and not saved from that of every other feed. */
  draft: string;
  /** `HH:MM` */
  time: string;
  /** The feed that is changed; a new one without it. */
  feed?: MilkFeed;
  onFeed: (feed: MilkFeed, time: string) => void;
  onReaction?: () => void;
  onDelete?: () => void;
  onClose: () => void;
}

/**
 * A feed with its milk and time, and how much, how long or on which side. What was typed stays when the sheet
 * is closed.
 */
export function MilkSheet({
  baby,
  draft,
  time: first,
  feed,
  onFeed,
  onReaction,
  onDelete,
  onClose,
}: MilkSheetProps) {
  const milks = milksFor(baby);
  const { values, change, forget } = useEdits<FeedForm>(`feed ${draft}`, {
    milk: feed?.milk ?? milks[0]?.milk ?? 'breast',
    time: first,
    ml: textOf(feed?.ml),
    minutes: textOf(feed?.minutes),
    side: feed?.side ?? 'unsaid',
  });
  const { milk, time, side } = values;
  const [isChecked, setChecked] = useState(false);
  const isBreast = milk === 'breast';
  const isTimed = isBreast && (baby.feeding === 'breast' || baby.feeding === 'mixed');
  const amount = wholeMillilitres(values.ml);
  const lasted = values.minutes === '' ? null : Number(values.minutes);
  const isTooLong = isTimed && lasted !== null && (lasted < 1 || lasted > mostMinutes);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if ((!isBreast && amount === null) || isTooLong) return;
    const ofBreast = isTimed ? { minutes: lasted, side: side === 'unsaid' ? null : side } : noBreast;
    forget();
    onFeed({ milk, ml: isBreast ? null : amount, ...ofBreast }, time);
  };

  return (
    <Sheet title={feed ? 'Change the feed' : 'Log a feed'} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <ChoiceChips
          isWide
          legend="Which milk"
          choices={milks.map(({ milk: value, name }) => ({ value, label: name }))}
          value={milk}
          onChange={(chosen) => change({ milk: chosen })}
        />
        {!isBreast && (
          <AmountField
            text={values.ml}
            isWrong={isChecked && amount === null}
            onType={(ml) => change({ ml })}
          />
        )}
        {isTimed && (
          <>
            <ChoiceChips
              isWide
              legend="Which side"
              choices={sides}
              value={side}
              onChange={(chosen) => change({ side: chosen })}
            />
            <MinutesField
              text={values.minutes}
              isWrong={isChecked && isTooLong}
              onType={(minutes) => change({ minutes })}
            />
          </>
        )}
        <label className={times.time}>
          <span>When</span>
          <input
            type="time"
            className={times.clock}
            required
            value={time}
            onChange={({ target: { value } }) => value !== '' && change({ time: value })}
          />
        </label>
        {onReaction && (
          <Button variant="quiet" onClick={onReaction}>
            Note a reaction
          </Button>
        )}
        <div className={styles.end}>
          <Button type="submit" className={styles.save}>
            {feed ? 'Save the feed' : 'Log the feed'}
          </Button>
          {onDelete && (
            <Button variant="quiet" onClick={onDelete}>
              <Trash2 size={18} aria-hidden />
              Delete
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}

const noBreast = { minutes: null, side: null };

interface MinutesFieldProps {
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

function MinutesField({ text, isWrong, onType }: MinutesFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        Minutes (optional)
      </label>
      <input
        id={id}
        className={field.control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={text}
        onChange={(event) => onType(event.target.value.replace(/\D/g, ''))}
      />
      {isWrong && (
        <p id={`${id}-error`} className={field.error}>
          Enter whole minutes, from 1 to {mostMinutes}.
        </p>
      )}
    </div>
  );
}
