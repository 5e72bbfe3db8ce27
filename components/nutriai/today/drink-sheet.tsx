'use client';

import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Modal } from '@/components/nutriai/ui/modal';
import button from '@/components/ui/button.module.css';
import { AmountField, wholeMillilitres } from './amount-field';
import styles from './entry-sheet.module.css';

interface DrinkSheetProps {
  title: string;
  amountMl: number | null;
  submitText: string;
  onSave: (amountMl: number) => void;
  onDelete?: () => void;
  onClose: () => void;
}

/** Another amount of a drink. */
export function DrinkSheet({ title, amountMl, submitText, onSave, onDelete, onClose }: DrinkSheetProps) {
  const [text, setText] = useState(amountMl === null ? '' : String(amountMl));
  const [isChecked, setChecked] = useState(false);
  const amount = wholeMillilitres(text);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount !== null) onSave(amount);
  };
  return (
    <Modal title={title} isClosedByBack onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <AmountField text={text} isWrong={isChecked && amount === null} onType={setText} />
        <div className={styles.end}>
          <button type="submit" className={`${button.button} ${button.primary} ${styles.save}`}>
            {submitText}
          </button>
          {onDelete && (
            <button type="button" className={`${button.button} ${button.quiet}`} onClick={onDelete}>
              <Trash2 size={18} aria-hidden />
              Delete
            </button>
          )}
        </div>
      </form>
    </Modal>
  );
}
