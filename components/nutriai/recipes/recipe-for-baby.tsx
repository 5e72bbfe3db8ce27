import { Baby } from 'lucide-react';
import { BabyProvider, useBabies } from '@/components/nutriai/shell/baby-provider';
import { BabySwitcher } from '@/components/nutriai/shell/baby-switcher';
import { LogSync } from '@/components/nutriai/shell/log-sync';
import { OfflineNote } from '@/components/nutriai/shell/offline-note';
import { ButtonLink } from '@/components/ui/button-link';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { useAskedServings } from '@/lib/nutriai/client/recipes/asked-servings';
import { PortionForBaby } from './portion-for-baby';
import { RecipeActions } from './recipe-actions';
import { RecipeVerdict } from './recipe-verdict';
import { useRecipe } from './use-recipe';
import styles from './recipe-for-baby.module.css';

/**
 * On a recipe's public page, what it is for the member's baby; its place is reserved until there is an answer. Without
 * a network nothing may be known of it: the page itself says what it says to everybody.
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
  if (chosen === undefined) {
    if (babies !== undefined) return <NoBaby />;
    return error === undefined && <Waiting />;
  }
  return (
    <section className={styles.baby} aria-label={`This recipe for ${chosen.name}`}>
      <LogSync />
      <OfflineNote />
      {(babies?.length ?? 0) > 1 && <BabySwitcher />}
      <Answer key={chosen.id} id={id} baby={chosen} />
    </section>
  );
}

const Waiting = () => <div className={styles.waiting} />;

function NoBaby() {
  return (
    <p className={styles.none}>
      Add your baby to see whether this recipe suits them, how much to serve and how to cook it.
      <ButtonLink href="/nutriai/babies/new" variant="quiet">
        <Baby size={20} aria-hidden />
        Add your baby
      </ButtonLink>
    </p>
  );
}

function Answer({ id, baby }: { id: string; baby: BabyAnswer }) {
  const { recipe, error } = useRecipe(id, baby.id);
  const asked = useAskedServings();
  if (recipe === undefined) return error === undefined && <Waiting />;
  return (
    <>
      <RecipeVerdict
        safety={recipe.for_baby?.safety ?? recipe.safety}
        who={`${baby.name}, ${ageInWords(baby.age_months)}`}
      />
      <RecipeActions
        recipe={recipe}
        baby={baby}
        servings={asked ?? recipe.servings}
        className={styles.actions}
      />
      <PortionForBaby recipe={recipe} baby={baby} />
    </>
  );
}
