'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { AmountField, wholeMillilitres } from './amount-field';
import { SaveAndDelete } from './save-and-delete';
import styles from './entry-sheet.module.css';

interface DrinkSheetProps {
  title: string;
  /** Tells what was typed here and not saved from that of every other drink. */
  draft: string;
  amountMl: number | null;
  submitText: string;
  /** What else there is to say of it. */
  note?: ReactNode;
  onSave: (amountMl: number) => void;
  onDelete?: () => void;
  onClose: () => void;
}

/** Another amount of a drink. What was typed stays when the sheet is closed. */
export function DrinkSheet({
  title,
  draft,
  amountMl,
  submitText,
  note,
  onSave,
  onDelete,
  onClose,
}: DrinkSheetProps) {
  const { values, change, forget } = useEdits(`drink ${draft}`, {
    ml: amountMl === null ? '' : String(amountMl),
  });
  const [isChecked, setChecked] = useState(false);
  const amount = wholeMillilitres(values.ml);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === null) return;
    forget();
    onSave(amount);
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <AmountField
          text={values.ml}
          isWrong={isChecked && amount === null}
          onType={(ml) => change({ ml })}
        />
        {note}
        <SaveAndDelete saveText={submitText} onDelete={onDelete} />
      </form>
    </Sheet>
  );
}
