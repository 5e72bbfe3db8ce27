'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Modal } from '@/components/nutriai/ui/modal';
import button from '@/components/ui/button.module.css';
import field from '@/components/ui/form-field.module.css';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { type MilkFeed, type MilkKind, milksFor } from '@/lib/nutriai/client/log/milk-feed';
import { AmountField, wholeMillilitres } from './amount-field';
import { ChoiceChips } from './choice-chips';
import styles from './entry-sheet.module.css';

const mostMinutes = 120;

interface MilkSheetProps {
  baby: BabyAnswer;
  onFeed: (feed: MilkFeed) => void;
  onClose: () => void;
}

/** A feed with its milk, and how much or how long. */
export function MilkSheet({ baby, onFeed, onClose }: MilkSheetProps) {
  const milks = milksFor(baby);
  const id = useId();
  const [milk, setMilk] = useState<MilkKind>(milks[0]?.milk ?? 'breast');
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isTimed = milk === 'breast' && (baby.feeding === 'breast' || baby.feeding === 'mixed');
  const amount = wholeMillilitres(text);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (milk !== 'breast' && amount === null) return;
    const given = wholeMillilitres(minutes);
    onFeed({ milk, ml: amount, minutes: given === null ? null : Math.min(mostMinutes, given) });
  };

  return (
    <Modal title="Log a feed" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <ChoiceChips
          legend="Which milk"
          choices={milks.map(({ milk: value, name }) => ({ value, name }))}
          value={milk}
          onChange={setMilk}
        />
        {milk !== 'breast' && (
          <AmountField text={text} isWrong={isChecked && amount === null} onType={setText} />
        )}
        {isTimed && (
          <div className={field.field}>
            <label htmlFor={id} className={field.label}>
              Minutes, if you like
            </label>
            <input
              id={id}
              className={field.control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={minutes}
              onChange={(event) => setMinutes(event.target.value.replace(/\D/g, ''))}
            />
          </div>
        )}
        <div className={styles.end}>
          <button type="submit" className={`${button.button} ${button.primary} ${styles.save}`}>
            Log the feed
          </button>
        </div>
      </form>
    </Modal>
  );
}
