'use client';

import { ArrowLeft, Clock, NotebookPen, Sprout, Utensils } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { Card } from '@/components/ui/card';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { cookbookPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import {
  allergensInWords,
  minutesInWords,
  ofAboutGrams,
  servingsInWords,
} from '@/lib/nutriai/client/recipes/recipe-words';
import { IngredientList } from './ingredient-list';
import { OwnRecipeActions } from './own-recipe-actions';
import { portionOf, RecipeActions } from './recipe-actions';
import { RecipeNutrients } from './recipe-nutrients';
import { RecipeVerdict } from './recipe-verdict';
import { ServeByAge } from './serve-by-age';
import { ServingsStepper } from './servings-stepper';
import { Uncounted } from './uncounted';
import { useKitchenWords } from './use-kitchen-words';
import { WithRecipe } from './with-recipe';
import styles from './recipe-view.module.css';

interface RecipeViewProps {
  id: string;
  /** For how many it is cooked; null for as many as it is written for. */
  servings: number | null;
}

/** A recipe of the family for this baby: whether it suits, how much it makes, how it is served and what it gives. */
export function RecipeView({ id, servings }: RecipeViewProps) {
  return (
    <WithRecipe id={id} title="Recipe">
      {(recipe) => <Recipe recipe={recipe} asked={servings} />}
    </WithRecipe>
  );
}

function Recipe({ recipe, asked }: { recipe: MemberRecipeDetail; asked: number | null }) {
  const baby = useBaby();
  const [servings, setServings] = useState(asked ?? recipe.servings);
  const who = `${baby.name}, ${ageInWords(baby.age_months)}`;
  return (
    <MemberPage title={recipe.title}>
      <div className={styles.top}>
        <Link href={cookbookPath} className={styles.back} prefetch={false}>
          <ArrowLeft size={18} aria-hidden />
          All recipes
        </Link>
        <Facts recipe={recipe} />
      </div>
      <RecipeVerdict safety={recipe.for_baby?.safety ?? recipe.safety} who={who} />
      <RecipeActions recipe={recipe} baby={baby} servings={servings} className={styles.actions} />
      <div className={styles.columns}>
        <Card
          title="You need"
          aside={<ServingsStepper servings={servings} onChange={setServings} />}
          className={styles.need}
        >
          <IngredientList ingredients={recipe.ingredients} factor={servings / recipe.servings} />
        </Card>
        <div className={styles.rest}>
          <Steps steps={recipe.steps} />
          <ServeByAge recipe={recipe} baby={baby} />
          <Nutrients recipe={recipe} babyName={baby.name} />
          {recipe.storage !== '' && (
            <Card title="Storing leftovers">
              <p>{recipe.storage}</p>
            </Card>
          )}
          <OwnRecipeActions id={recipe.id} title={recipe.title} />
        </div>
      </div>
    </MemberPage>
  );
}

function Facts({ recipe }: { recipe: MemberRecipeDetail }) {
  const { age_from_months: from, minutes, servings, serving_g: each, allergens, may_contain: may } = recipe;
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Sprout size={18} aria-hidden /> From {ageInWords(from)}
        </li>
        <li>
          <Clock size={18} aria-hidden /> {minutesInWords(minutes)}
        </li>
        <li>
          <Utensils size={18} aria-hidden /> {servingsInWords(servings)} {ofAboutGrams(each)}
        </li>
        <li>
          <NotebookPen size={18} aria-hidden /> {sourceWords(recipe)}
        </li>
      </ul>
      <p className={styles.allergens}>
        {allergens.length > 0 ? (
          <>
            Contains <strong>{allergensInWords(allergens)}</strong>.
          </>
        ) : (
          'Contains none of the major allergens.'
        )}
        {may.length > 0 && ` Read the labels: some brands also contain ${allergensInWords(may)}.`}
      </p>
    </>
  );
}

function Steps({ steps }: Pick<MemberRecipeDetail, 'steps'>) {
  const say = useKitchenWords();
  return (
    <Card title="Do this">
      {steps.length > 0 ? (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index}>{say(step)}</li>
          ))}
        </ol>
      ) : (
        <p className={styles.quiet}>No steps were added.</p>
      )}
    </Card>
  );
}

function Nutrients({ recipe, babyName }: { recipe: MemberRecipeDetail; babyName: string }) {
  const { for_baby: forBaby } = recipe;
  return (
    <Card
      title={forBaby?.portion_g == null ? 'Nutrients in a serving' : `What ${babyName}’s portion gives`}
      lead={`About ${portionOf(recipe)} g, compared with the daily needs from milk and food together.`}
    >
      <RecipeNutrients nutrients={forBaby?.nutrients ?? recipe.nutrients} day={forBaby?.day ?? {}} />
      <Uncounted recipe={recipe} />
    </Card>
  );
}

function sourceWords({ source, engine }: MemberRecipeDetail): string {
  if (source === 'member') return 'Your own';
  return engine === 'model' ? 'Written for you by a language model' : 'Written for you by NutriAI';
}
