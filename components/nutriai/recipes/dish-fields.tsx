import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { kindNames, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import { draftAges, type RecipeDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import type { DraftProblems } from './use-recipe-draft';
import styles from './dish-fields.module.css';

interface DishFieldsProps {
  id: string;
  draft: RecipeDraft;
  problems: DraftProblems;
  onChange: (patch: Partial<RecipeDraft>) => void;
}

const meals = solidKinds.map((value) => ({ value, label: kindNames[value] }));

/** What a dish is called, the meal it is for and its figures. */
export function DishFields({ id, draft, problems, onChange }: DishFieldsProps) {
  return (
    <Card title="The dish">
      <Field id={`${id}-title`} label="Name" error={problems.title}>
        {(control) => (
          <input
            {...control}
            type="text"
            value={draft.title}
            maxLength={100}
            autoComplete="off"
            onChange={({ target: { value } }) => onChange({ title: value })}
          />
        )}
      </Field>
      <ChoiceChips legend="Meal" choices={meals} value={draft.meal} onChange={(meal) => onChange({ meal })} />
      <DishNumbers id={id} draft={draft} problems={problems} onChange={onChange} />
    </Card>
  );
}

const ages = draftAges.map((value) => ({ value, label: `${value} months` }));

function DishNumbers({ id, draft, problems, onChange }: DishFieldsProps) {
  return (
    <div className={styles.numbers}>
      <NumberField
        id={`${id}-minutes`}
        label="Minutes"
        value={draft.minutes}
        error={problems.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <NumberField
        id={`${id}-servings`}
        label="Baby servings"
        value={draft.servings}
        error={problems.servings}
        onChange={(servings) => onChange({ servings })}
      />
      <Select
        id={`${id}-age`}
        label="From"
        choices={ages}
        value={ages.find(({ value }) => value === draft.age)?.value ?? '6'}
        error={problems.age_from_months}
        onChange={(age) => onChange({ age })}
      />
    </div>
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function NumberField({ id, label, value, error, onChange }: NumberFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
