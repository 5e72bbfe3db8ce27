import { Card } from '@/components/ui/card';
import type { BabyAnswer, BabyPatch } from '@/lib/contract/nutriai-babies';
import {
  type AllergenCode,
  allergenChoices,
  commonAvoids,
  dietChoices,
  feedingChoices,
  localeChoices,
} from '@/lib/nutriai/client/babies/baby-words';
import { wordsIn } from '@/lib/nutriai/client/babies/new-baby';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { ManyChips } from '@/components/ui/many-chips';
import { Select } from '@/components/ui/select';
import { SectionForm } from './section-form';
import { useBabyChange } from './use-baby-change';
import { useSection } from './use-section';
import { WordsField } from './words-field';
import styles from './section-form.module.css';

type Place = (typeof localeChoices)[number]['value'];
type CommonAvoid = (typeof commonAvoids)[number];

interface Food extends Readonly<Record<string, string | readonly string[]>> {
  feeding: BabyAnswer['feeding'];
  diet: BabyAnswer['diet'];
  place: Place;
  commonAvoids: CommonAvoid[];
  otherAvoids: string;
  dislikes: string;
  allergies: AllergenCode[];
  otherAllergies: string;
}

const avoidChoices = commonAvoids.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** Milk, diet, and what is left out for an allergy or for reasons of the family's own. */
export function FoodForm({ baby }: { baby: BabyAnswer }) {
  const { patch } = useBabyChange(baby.id);
  const { values, change, forget, isDirty, hasChanged } = useEdits<Food>(
    `baby ${baby.id} food`,
    foodOf(baby),
  );
  const { submission, errors, submit, forgetSaved } = useSection();
  const set = (edit: Partial<Food>) => {
    forgetSaved();
    change(edit);
  };

  const save = async () => {
    const fields: BabyPatch = {
      ...(hasChanged('feeding') && { feeding: values.feeding }),
      ...(hasChanged('diet') && { diet: values.diet }),
      ...(hasChanged('place') && { locale: values.place === 'strictest' ? null : values.place }),
      ...(hasChanged('commonAvoids', 'otherAvoids') && {
        avoids: [...values.commonAvoids, ...wordsIn(values.otherAvoids)],
      }),
      ...(hasChanged('dislikes') && { dislikes: wordsIn(values.dislikes) }),
      ...(hasChanged('allergies') && { allergies: values.allergies }),
      ...(hasChanged('otherAllergies') && { other_allergies: wordsIn(values.otherAllergies) }),
    };
    if (await submit(() => patch(fields))) forget();
  };

  return (
    <Card id="food" title="Milk and food">
      <SectionForm submission={submission} isDirty={isDirty} savedText="Saved." onSave={() => void save()}>
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
        <ManyChips
          legend="Allergies, known or suspected"
          choices={allergenChoices}
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
            label={`What ${baby.name} does not like yet`}
            example="broccoli, aubergine"
            error={errors.dislikes}
            value={values.dislikes}
            onChange={(dislikes) => set({ dislikes })}
          />
        </div>
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

function foodOf(baby: BabyAnswer): Food {
  const isCommon = (word: string): word is CommonAvoid => commonAvoids.some((common) => common === word);
  return {
    feeding: baby.feeding,
    diet: baby.diet,
    place: baby.locale ?? 'strictest',
    commonAvoids: baby.avoids.filter(isCommon),
    otherAvoids: baby.avoids.filter((word) => !isCommon(word)).join(', '),
    dislikes: baby.dislikes.join(', '),
    allergies: baby.allergies,
    otherAllergies: baby.other_allergies.join(', '),
  };
}
