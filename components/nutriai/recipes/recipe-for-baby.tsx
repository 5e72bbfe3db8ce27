import { BabyProvider, useBabies } from '@/components/nutriai/shell/baby-provider';
import { BabySwitcher } from '@/components/nutriai/shell/baby-switcher';
import { LogKeeper } from '@/components/nutriai/shell/log-keeper';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { RecipeActions } from './recipe-actions';
import { RecipeVerdict } from './recipe-verdict';
import { useRecipe } from './use-recipe';
import styles from './recipe-for-baby.module.css';

/**
 * On a recipe's public page, what it is for the member's baby; its place is kept until there is an answer. Nothing
 * without a baby or a network: the page itself says what it says to everybody.
 */
export function RecipeForBaby({ id }: { id: string }) {
  return (
    <BabyProvider>
      <OfChosen id={id} />
    </BabyProvider>
  );
}

function OfChosen({ id }: { id: string }) {
  const { babies, chosen, error } = useBabies();
  if (chosen === undefined) return babies === undefined && error === undefined && <Waiting />;
  return (
    <section className={styles.baby} aria-label={`This recipe for ${chosen.name}`}>
      <LogKeeper />
      {(babies?.length ?? 0) > 1 && <BabySwitcher />}
      <Answer key={chosen.id} id={id} baby={chosen} />
    </section>
  );
}

const Waiting = () => <div className={styles.waiting} />;

function Answer({ id, baby }: { id: string; baby: BabyAnswer }) {
  const { recipe, error } = useRecipe(id, baby.id);
  if (recipe === undefined) return error === undefined && <Waiting />;
  return (
    <>
      <RecipeVerdict
        safety={recipe.for_baby?.safety ?? recipe.safety}
        who={`${baby.name}, ${ageInWords(baby.age_months)}`}
      />
      <RecipeActions recipe={recipe} baby={baby} servings={recipe.servings} className={styles.actions} />
    </>
  );
}
