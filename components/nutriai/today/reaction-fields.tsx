'use client';

import { useId } from 'react';
import { CheckField } from '@/components/ui/check-field';
import field from '@/components/ui/field.module.css';
import type { MealRequest } from '@/lib/contract/nutriai-meals';
import { otherSigns, severeSigns, signText } from '@/lib/nutriai/client/log/reaction-signs';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { foodsOfMeal } from '@/lib/nutriai/client/log/foods-of-meal';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { WhichFood } from './which-food';
import styles from './reaction-fields.module.css';

export type Reaction = NonNullable<MealRequest['reaction']>;

const severities = [
  { value: 'none', label: 'None' },
  { value: 'mild', label: 'Mild' },
  { value: 'severe', label: 'Severe' },
] as const;

const isSevere = (sign: string) => (severeSigns as readonly string[]).includes(sign);

interface ReactionFieldsProps {
  baby: BabyAnswer;
  meal: DayMeal;
  reaction: Reaction;
  onChange: (reaction: Reaction) => void;
}

/** How the food was taken. A sign for an ambulance makes it severe. */
export function ReactionFields({ baby, meal, reaction, onChange }: ReactionFieldsProps) {
  const { severity, signs, note } = reaction;
  const toggle = (sign: string) => {
    const next = signs.includes(sign) ? signs.filter((each) => each !== sign) : [...signs, sign];
    const raised = next.some(isSevere) ? 'severe' : severity === 'none' ? 'mild' : severity;
    onChange({ ...reaction, signs: next, severity: raised });
  };
  return (
    <div className={styles.reaction}>
      <ChoiceChips
        isWide
        legend="A reaction to it?"
        choices={severities}
        value={severity}
        onChange={(value) =>
          onChange({
            ...reaction,
            severity: value,
            ...(value === 'none' && { signs: [], allergens: [], foods: [] }),
          })
        }
      />
      {severity !== 'none' && (
        <>
          <WhichFood
            baby={baby}
            allergens={meal.allergens}
            names={foodsOfMeal(meal)}
            reaction={reaction}
            onChange={onChange}
          />
          <Signs legend="Signs that need an ambulance" signs={severeSigns} chosen={signs} onToggle={toggle} />
          <Signs legend="Other signs" signs={otherSigns} chosen={signs} onToggle={toggle} />
          <NoteField note={note} onChange={(value) => onChange({ ...reaction, note: value })} />
        </>
      )}
    </div>
  );
}

function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={`${id}-note`} className={field.label}>
        In your words
      </label>
      <textarea
        id={`${id}-note`}
        className={`${field.control} ${styles.note}`}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target: { value } }) => onChange(value)}
      />
    </div>
  );
}

interface SignsProps {
  legend: string;
  signs: readonly string[];
  chosen: readonly string[];
  onToggle: (sign: string) => void;
}

function Signs({ legend, signs, chosen, onToggle }: SignsProps) {
  return (
    <fieldset className={styles.signs}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.grid}>
        {signs.map((sign) => (
          <CheckField
            key={sign}
            label={signText(sign)}
            checked={chosen.includes(sign)}
            onChange={() => onToggle(sign)}
          />
        ))}
      </div>
    </fieldset>
  );
}
