import { useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { AllergenCode } from '@/lib/nutriai/client/babies/baby-words';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { useSection } from './use-section';

export type Introduced = BabyAnswer['introduced_allergens'][number];

interface FirstTaste extends Readonly<Record<string, string>> {
  code: AllergenCode | 'none';
  date: string;
  reaction: Introduced['reaction'];
}

/** A first taste that is being entered, whose day nobody has made up, and its way to the baby's profile. */
export function useFirstTaste(baby: BabyAnswer, onAdd: (entry: Introduced) => Promise<void>) {
  const empty: FirstTaste = { code: 'none', date: '', reaction: 'none' };
  const { values, change, forget, isDirty } = useEdits<FirstTaste>(`baby ${baby.id} allergen`, empty);
  const { submission, errors, submit, forgetSaved } = useSection(['introduced_allergens']);
  const [isMissing, setMissing] = useState(false);
  const set = (edit: Partial<FirstTaste>) => {
    forgetSaved();
    setMissing(false);
    change(edit);
  };
  const save = async () => {
    const { code, date, reaction } = values;
    if (code === 'none') {
      setMissing(true);
      return;
    }
    if (await submit(() => onAdd({ code, date: date === '' ? null : date, reaction }))) forget();
  };
  return { values, isDirty, submission, errors, isMissing, set, save };
}
