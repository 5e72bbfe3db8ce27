import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { portionOf } from './recipe-actions';
import { RecipeNutrients } from './recipe-nutrients';
import { FoodsServed } from './serve-by-age';
import { Uncounted } from './uncounted';
import styles from './recipe-for-baby.module.css';

interface PortionForBabyProps {
  recipe: MemberRecipeDetail;
  baby: BabyAnswer;
}

/** How much of a dish a baby gets, what that gives, and how it is served at their age: closed until it is asked for. */
export function PortionForBaby({ recipe, baby }: PortionForBabyProps) {
  const { for_baby: forBaby, textures, texture } = recipe;
  const now = textures.findLast(({ from_months: from }) => from <= baby.age_months);
  return (
    <div className={styles.portion}>
      <details>
        <summary>
          {forBaby?.portion_g == null ? 'A serving' : `${baby.name}’s portion`}: about {portionOf(recipe)} g
        </summary>
        <div className={styles.inside}>
          <p>Compared with the daily needs from milk and food together.</p>
          <RecipeNutrients nutrients={forBaby?.nutrients ?? recipe.nutrients} day={forBaby?.day ?? {}} />
          <Uncounted recipe={recipe} />
        </div>
      </details>
      <details>
        <summary>How to serve it at {ageInWords(baby.age_months)}</summary>
        <div className={styles.inside}>
          <p>{forBaby?.texture ?? now?.text ?? texture}</p>
          <FoodsServed served={forBaby?.safety.serve ?? []} />
        </div>
      </details>
    </div>
  );
}
