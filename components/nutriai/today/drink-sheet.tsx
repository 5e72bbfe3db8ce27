'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { AmountField, wholeMillilitres } from './amount-field';
import { SaveAndDelete } from './save-and-delete';
import styles from './entry-sheet.module.css';

interface DrinkSheetProps {
  title: string;
  amountMl: number | null;
  submitText: string;
  /** What else there is to say of it. */
  note?: ReactNode;
  onSave: (amountMl: number) => void;
  onDelete?: () => void;
  onClose: () => void;
}

/** Another amount of a drink. */
export function DrinkSheet({
  title,
  amountMl,
  submitText,
  note,
  onSave,
  onDelete,
  onClose,
}: DrinkSheetProps) {
  const [text, setText] = useState(amountMl === null ? '' : String(amountMl));
  const [isChecked, setChecked] = useState(false);
  const amount = wholeMillilitres(text);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount !== null) onSave(amount);
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <AmountField text={text} isWrong={isChecked && amount === null} onType={setText} />
        {note}
        <SaveAndDelete saveText={submitText} onDelete={onDelete} />
      </form>
    </Sheet>
  );
}
