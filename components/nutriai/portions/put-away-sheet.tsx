'use client';

import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/nutriai/plan/stepper';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { PortionsAnswer } from '@/lib/contract/nutriai-portions';
import { portionsAtMost } from '@/lib/contract/portion-words';
import { localToday } from '@/lib/nutriai/client/local-date';
import type { CookedDish } from '@/lib/nutriai/client/plans/cooked-dish';
import styles from './portions.module.css';
import { usePutAway } from './use-put-away';

const places = [
  { value: 'fridge', label: 'Fridge' },
  { value: 'freezer', label: 'Freezer' },
] as const;

interface PutAwaySheetProps {
  baby: string;
  dish: CookedDish;
  onStored: (stored: PortionsAnswer) => void;
  onClose: () => void;
}

/** Puts what was cooked into the fridge or the freezer. What was chosen stays when the sheet is closed. */
export function PutAwaySheet({ baby, dish, onStored, onClose }: PutAwaySheetProps) {
  const id = useId();
  const { values, submission, errors, set, save } = usePutAway({ baby, dish, onStored });
  const { portions, place, cookedOn } = values;
  return (
    <Sheet title="Put the portions away" isBusy={submission.phase === 'saving'} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <p className={styles.hint}>
          {dish.title}. Include the portion eaten today: it is removed when you tap Ate it.
        </p>
        <Stepper
          label="Portions"
          value={portions}
          min={1}
          max={portionsAtMost}
          words={portions === 1 ? '1 portion' : `${portions} portions`}
          onChange={(value) => set({ portions: value })}
        />
        <ChoiceChips
          isWide
          legend="Where"
          choices={places}
          value={place}
          onChange={(value) => set({ place: value })}
        />
        <Field id={`${id}-date`} label="Cooked on" error={errors.cooked_on}>
          {(control) => (
            <input
              {...control}
              type="date"
              required
              max={localToday()}
              value={cookedOn}
              onChange={({ target: { value } }) => value !== '' && set({ cookedOn: value })}
            />
          )}
        </Field>
        {submission.phase === 'refused' && <FormProblem message={submission.message} />}
        <Button type="submit" disabled={submission.phase === 'saving'}>
          {place === 'fridge' ? 'Put them in the fridge' : 'Put them in the freezer'}
        </Button>
      </form>
    </Sheet>
  );
}
