import { ManyChips } from '@/components/ui/many-chips';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealRequest } from '@/lib/contract/nutriai-meals';
import { type AllergenCode, allergenName } from '@/lib/nutriai/client/babies/baby-words';
import styles from './reaction-fields.module.css';

type Reaction = NonNullable<MealRequest['reaction']>;

interface WhichFoodProps {
  baby: Pick<BabyAnswer, 'allergies' | 'introduced_allergens'>;
  /** That the meal holds. */
  allergens: readonly AllergenCode[];
  /** What was in the meal, in words. */
  names: readonly string[];
  reaction: Reaction;
  onChange: (reaction: Reaction) => void;
}

/** Which food a reaction may have been to. Nobody has to know, and what was not said is not blamed. */
export function WhichFood({ baby, allergens, names, reaction, onChange }: WhichFoodProps) {
  const { allergens: said = [], foods = [] } = reaction;
  const codes = [...new Set([...ordered(allergens, baby), ...said])];
  const choices = [
    ...codes.map((code) => ({ value: `allergen ${code}`, label: labelOf(code, baby) })),
    ...[...new Set([...names, ...foods])].map((name) => ({ value: `food ${name}`, label: name })),
  ];
  if (choices.length === 0) return null;
  const values = [...said.map((code) => `allergen ${code}`), ...foods.map((name) => `food ${name}`)];
  return (
    <div className={styles.which}>
      <ManyChips
        legend="Which food could it have been?"
        choices={choices}
        values={values}
        onChange={(chosen) =>
          onChange({
            ...reaction,
            allergens: codes.filter((code) => chosen.includes(`allergen ${code}`)),
            foods: chosen.flatMap((value) => (value.startsWith('food ') ? [value.slice(5)] : [])),
          })
        }
      />
      <p className={styles.hint}>
        If you don’t know, leave it open. We won’t mark any food until you choose one.
      </p>
    </div>
  );
}

const isNew = (code: AllergenCode, { introduced_allergens: met }: WhichFoodProps['baby']) =>
  !met.some((each) => each.code === code);

/** An allergy on record first, then what is new to the baby. */
function ordered(codes: readonly AllergenCode[], baby: WhichFoodProps['baby']): AllergenCode[] {
  const rank = (code: AllergenCode) => (baby.allergies.includes(code) ? 0 : isNew(code, baby) ? 1 : 2);
  return codes.toSorted((a, b) => rank(a) - rank(b));
}

function labelOf(code: AllergenCode, baby: WhichFoodProps['baby']): string {
  if (baby.allergies.includes(code)) return `${allergenName(code)}, an allergy on record`;
  return isNew(code, baby) ? `${allergenName(code)}, not in the profile yet` : allergenName(code);
}
