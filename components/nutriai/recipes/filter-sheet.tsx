import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { allergenChoices, type Choice, dietChoices } from '@/lib/nutriai/client/babies/baby-words';
import {
  ageWords,
  type CookbookFilters,
  minuteWords,
  richWords,
} from '@/lib/nutriai/client/recipes/cookbook-filters';
import { kindNames, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import { allergensInWords, nutrientName } from '@/lib/nutriai/client/recipes/recipe-words';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  baby: BabyAnswer;
  filters: CookbookFilters;
  onChange: (patch: Partial<CookbookFilters>) => void;
  onClear: () => void;
  onClose: () => void;
}

type Of<Name extends 'age' | 'meal' | 'diet' | 'rich' | 'minutes'> = readonly Choice<CookbookFilters[Name]>[];

const meals: Of<'meal'> = [
  { value: '', label: 'Any' },
  ...solidKinds.map((value) => ({ value, label: kindNames[value] })),
];
const minutes: Of<'minutes'> = [
  { value: '', label: 'Any' },
  ...minuteWords.map((value) => ({ value, label: `${value} min` })),
];
const ages: Of<'age'> = [
  { value: '', label: 'Any age' },
  ...ageWords.map((value) => ({ value, label: `${value} months` })),
];
const diets: Of<'diet'> = [
  { value: '', label: 'The family’s diet' },
  ...dietChoices.filter(({ value }) => value !== 'omnivore'),
];
const rich: Of<'rich'> = [
  { value: '', label: 'Anything' },
  ...richWords.map((value) => ({ value, label: nutrientName(value) })),
];

/** Every choice there is. What is chosen holds at once, and shows behind the sheet. */
export function FilterSheet({ baby, filters, onChange, onClear, onClose }: FilterSheetProps) {
  return (
    <Dialog title="Filter recipes" onClose={onClose}>
      <ChoiceChips
        legend="Meal"
        choices={meals}
        value={filters.meal}
        onChange={(meal) => onChange({ meal })}
      />
      <ChoiceChips
        legend="Ready in"
        choices={minutes}
        value={filters.minutes}
        onChange={(value) => onChange({ minutes: value })}
      />
      <SelectFilters filters={filters} onChange={onChange} />
      <AllergensLeftOut baby={baby} filters={filters} onChange={onChange} />
      <div className={styles.actions}>
        <Button onClick={onClose}>Show recipes</Button>
        <Button variant="quiet" onClick={onClear}>
          Clear all
        </Button>
      </div>
    </Dialog>
  );
}

type FiltersProps = Pick<FilterSheetProps, 'filters' | 'onChange'>;

function SelectFilters({ filters, onChange }: FiltersProps) {
  const id = useId();
  return (
    <div className={styles.pair}>
      <Select
        id={`${id}-rich`}
        label="Rich in"
        choices={rich}
        value={filters.rich}
        onChange={(value) => onChange({ rich: value })}
      />
      <Select
        id={`${id}-diet`}
        label="Diet"
        choices={diets}
        value={filters.diet}
        onChange={(diet) => onChange({ diet })}
      />
      {!filters.isForBaby && (
        <Select
          id={`${id}-age`}
          label="Suits from"
          choices={ages}
          value={filters.age}
          onChange={(age) => onChange({ age })}
        />
      )}
    </div>
  );
}

function AllergensLeftOut({ baby, filters, onChange }: FiltersProps & { baby: BabyAnswer }) {
  const ofBaby = filters.isForBaby ? baby.allergies : [];
  const leaveOut = (code: CookbookFilters['without'][number], isOut: boolean) =>
    onChange({
      without: isOut ? [...filters.without, code] : filters.without.filter((each) => each !== code),
    });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Leave out</legend>
      {ofBaby.length > 0 && (
        <p className={styles.hint}>
          {baby.name}’s allergies ({allergensInWords(ofBaby)}) are already left out.
        </p>
      )}
      <div className={styles.boxes}>
        {allergenChoices()
          .filter(({ value }) => !ofBaby.includes(value))
          .map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={filters.without.includes(value)}
              onChange={({ target: { checked } }) => leaveOut(value, checked)}
            />
          ))}
      </div>
    </fieldset>
  );
}
