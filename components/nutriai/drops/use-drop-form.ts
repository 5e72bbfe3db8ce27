import { type SubmitEvent, useState } from 'react';
import { useSection } from '@/components/nutriai/babies/use-section';
import type { DropAnswer } from '@/lib/contract/nutriai-drops';
import { type DropFields, fieldsOf, requestOf } from '@/lib/nutriai/client/drops/drop-fields';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { useDropChanges } from './use-drop-changes';

export interface DropToFill {
  baby: string;
  /** Null for what is new on the list. */
  drop: DropAnswer | null;
  onSaved: () => Promise<void>;
}

const marked = ['name', 'amount', 'time', 'doses_left'];

/** What was typed of drops or a medicine, and how it is added or saved. */
export function useDropForm({ baby, drop, onSaved }: DropToFill) {
  const { add, change: save } = useDropChanges();
  const { submission, errors, submit, forgetSaved } = useSection(marked);
  const { values, change, forget } = useEdits<DropFields>(
    `drops ${drop?.id ?? `new ${baby}`}`,
    fieldsOf(drop),
  );
  const [isDayMissing, setDayMissing] = useState(false);
  const set = (patch: Partial<DropFields>) => {
    change(patch);
    setDayMissing(false);
    forgetSaved();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const isWithoutDay = values.howOften === 'weekdays' && values.weekdays.length === 0;
    setDayMissing(isWithoutDay);
    if (isWithoutDay) return;
    void submit(async () => {
      const fields = requestOf(values);
      await (drop === null ? add({ baby, ...fields }) : save(drop.id, fields));
      forget();
      await onSaved();
    });
  };
  return { values, set, send, submission, errors, isDayMissing };
}

export type DropFormState = ReturnType<typeof useDropForm>;
