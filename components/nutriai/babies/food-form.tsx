import { Card } from '@/components/ui/card';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import {
  allergenChoices,
  commonAvoids,
  dietChoices,
  feedingChoices,
  localeChoices,
} from '@/lib/nutriai/client/babies/baby-words';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import type { FieldErrors } from '@/components/ui/field-errors';
import { ManyChips } from '@/components/ui/many-chips';
import { Select } from '@/components/ui/select';
import { type Food, foodChanges, foodOf } from './food-values';
import { SectionForm } from './section-form';
import { useBabyChange } from './use-baby-change';
import { useSection } from './use-section';
import { WordsField } from './words-field';
import styles from './section-form.module.css';

const marked = ['locale', 'feeding', 'diet', 'other_allergies', 'allergies', 'avoids', 'dislikes'];

/** Milk, diet, and what is left out for an allergy or for reasons of the family's own. */
export function FoodForm({ baby }: { baby: BabyAnswer }) {
  const { patch } = useBabyChange(baby.id);
  const { values, change, forget, isDirty, hasChanged } = useEdits<Food>(
    `baby ${baby.id} food`,
    foodOf(baby),
  );
  const { submission, errors, submit, forgetSaved } = useSection(marked);
  const set = (edit: Partial<Food>) => {
    forgetSaved();
    change(edit);
  };

  const save = async () => {
    if (await submit(() => patch(foodChanges(values, hasChanged)))) forget();
  };

  const fields = { values, errors, set };
  return (
    <Card id="food" title="Milk and food">
      <SectionForm submission={submission} isDirty={isDirty} savedText="Saved." onSave={() => void save()}>
        <MilkAndDiet {...fields} />
        <Allergies {...fields} />
        <FoodsLeftOut {...fields} babyName={baby.name} />
        <Select
          id="baby-locale"
          label="Advice to follow"
          hint="Used where countries differ. If you don’t choose, we use the stricter advice."
          error={errors.locale}
          choices={localeChoices}
          value={values.place}
          onChange={(place) => set({ place })}
        />
      </SectionForm>
    </Card>
  );
}

interface FoodFieldsProps {
  values: Food;
  errors: FieldErrors;
  set: (edit: Partial<Food>) => void;
}

function MilkAndDiet({ values, errors, set }: FoodFieldsProps) {
  return (
    <div className={styles.pair}>
      <Select
        id="baby-feeding"
        label="Milk"
        error={errors.feeding}
        choices={feedingChoices}
        value={values.feeding}
        onChange={(feeding) => set({ feeding })}
      />
      <Select
        id="baby-diet"
        label="The family eats"
        error={errors.diet}
        choices={dietChoices}
        value={values.diet}
        onChange={(diet) => set({ diet })}
      />
    </div>
  );
}

function Allergies({ values, errors, set }: FoodFieldsProps) {
  return (
    <>
      <ManyChips
        legend="Allergies, known or suspected"
        choices={allergenChoices()}
        values={values.allergies}
        onChange={(allergies) => set({ allergies })}
      />
      <WordsField
        id="baby-other-allergies"
        label="Other allergies"
        example="kiwi, strawberry"
        error={errors.other_allergies ?? errors.allergies}
        value={values.otherAllergies}
        onChange={(otherAllergies) => set({ otherAllergies })}
      />
    </>
  );
}

const avoidChoices = commonAvoids.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

function FoodsLeftOut({ values, errors, set, babyName }: FoodFieldsProps & { babyName: string }) {
  return (
    <>
      <ManyChips
        legend="The family avoids"
        choices={avoidChoices}
        values={values.commonAvoids}
        onChange={(common) => set({ commonAvoids: common })}
      />
      <div className={styles.pair}>
        <WordsField
          id="baby-avoids"
          label="Other foods to avoid"
          example="rabbit, gelatine"
          error={errors.avoids}
          value={values.otherAvoids}
          onChange={(otherAvoids) => set({ otherAvoids })}
        />
        <WordsField
          id="baby-dislikes"
          label={`What ${babyName} does not like yet`}
          example="broccoli, cauliflower"
          error={errors.dislikes}
          value={values.dislikes}
          onChange={(dislikes) => set({ dislikes })}
        />
      </div>
    </>
  );
}
