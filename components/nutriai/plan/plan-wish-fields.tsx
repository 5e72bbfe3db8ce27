import { useId } from 'react';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field } from '@/components/ui/field';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { Stepper } from './stepper';
import { cookingMinutes, mealCounts, type PlanWishes, recipeMinutes, snackCounts } from './use-plan-wishes';
import { WordListField } from './word-list-field';
import styles from './make-plan-dialog.module.css';

interface PlanWishFieldsProps {
  baby: BabyAnswer;
  wishes: PlanWishes;
  startError: string | undefined;
  onChange: (patch: Partial<PlanWishes>) => void;
}

/** What can be wished of a plan: its days, how many meals and how much work, and foods to use up or leave out. */
export function PlanWishFields({ baby, wishes, startError, onChange }: PlanWishFieldsProps) {
  const id = useId();
  return (
    <>
      <DaysFields id={id} baby={baby} wishes={wishes} startError={startError} onChange={onChange} />
      <MealChoices wishes={wishes} onChange={onChange} />
      <WordListField
        id={`${id}-pantry`}
        label="Use up first"
        hint="Foods you have at home, such as lentils or sweet potatoes."
        words={wishes.pantry}
        onChange={(pantry) => onChange({ pantry })}
      />
      <WordListField
        id={`${id}-exclude`}
        label="Leave out this time"
        hint={`${baby.name}’s allergies, dislikes and diet are left out anyway.`}
        words={wishes.exclude}
        onChange={(exclude) => onChange({ exclude })}
      />
    </>
  );
}

const daysAtMost = 14;

function DaysFields({ id, baby, wishes, startError, onChange }: PlanWishFieldsProps & { id: string }) {
  const { start, days } = wishes;
  return (
    <div className={styles.pair}>
      <Field id={`${id}-start`} label="From" error={startError}>
        {(control) => (
          <input
            {...control}
            type="date"
            required
            value={start}
            min={baby.birth_date}
            onChange={(event) => onChange({ start: event.target.value })}
          />
        )}
      </Field>
      <Stepper
        label="How long"
        value={days}
        min={1}
        max={daysAtMost}
        words={days === 1 ? '1 day' : `${days} days`}
        onChange={(value) => onChange({ days: value })}
      />
    </div>
  );
}

const usual = { value: 'usual', label: 'Usual' } as const;
const mealChoices = [usual, ...mealCounts.map((value) => ({ value, label: value }))] as const;
const snackChoices = [
  usual,
  ...snackCounts.map((value) => ({ value, label: value === '0' ? 'None' : value })),
] as const;
const minuteChoices = [
  { value: 'any', label: 'Any' },
  ...recipeMinutes.map((value) => ({ value, label: value })),
] as const;
const cookingChoices = [
  ...cookingMinutes.map((value) => ({ value, label: `${value} min` })),
  { value: 'any', label: 'Any' },
] as const;

function MealChoices({ wishes, onChange }: Pick<PlanWishFieldsProps, 'wishes' | 'onChange'>) {
  return (
    <>
      <ChoiceChips
        legend="Meals a day"
        choices={mealChoices}
        value={wishes.meals}
        onChange={(meals) => onChange({ meals })}
      />
      <ChoiceChips
        legend="Snacks a day"
        choices={snackChoices}
        value={wishes.snacks}
        onChange={(snacks) => onChange({ snacks })}
      />
      <ChoiceChips
        legend="Work in the kitchen a day, about"
        choices={cookingChoices}
        value={wishes.cooking}
        onChange={(cooking) => onChange({ cooking })}
      />
      <ChoiceChips
        legend="Longest recipe, in minutes, Monday to Friday"
        choices={minuteChoices}
        value={wishes.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
    </>
  );
}
