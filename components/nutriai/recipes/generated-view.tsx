import { Check, Clock, Info, RefreshCw, Save, TriangleAlert, Utensils } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { GeneratedRecipe } from '@/lib/contract/nutriai-recipe-writer';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import {
  allergensInWords,
  minutesInWords,
  nutrientAmount,
  ofAboutGrams,
  servingsInWords,
} from '@/lib/nutriai/client/recipes/recipe-words';
import { IngredientList } from './ingredient-list';
import { RecipeVerdict } from './recipe-verdict';
import { useSaveGenerated } from './use-save-generated';
import styles from './generated-view.module.css';

interface GeneratedViewProps {
  recipe: GeneratedRecipe;
  baby: BabyAnswer;
  onAnother: () => void;
  onDiscard: () => void;
}

/** A recipe that was just written, to be kept or not. */
export function GeneratedView({ recipe, baby, onAnother, onDiscard }: GeneratedViewProps) {
  const { submission, save } = useSaveGenerated(recipe);
  const isSaving = submission.phase === 'saving';
  return (
    <div className={styles.generated}>
      <Card title={recipe.title}>
        <Understood understood={recipe.understood} />
        <Facts recipe={recipe} />
        <RecipeVerdict safety={recipe.safety} who={`${baby.name}, ${ageInWords(baby.age_months)}`} />
        <Notes recipe={recipe} />
        <h3 className={styles.part}>You need</h3>
        <IngredientList ingredients={recipe.ingredients} factor={1} />
        <h3 className={styles.part}>Do this</h3>
        <ol className={styles.steps}>
          {recipe.steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
        <p className={styles.quiet}>
          {recipe.engine === 'model'
            ? 'Written by a language model and checked against the safety rules for your baby.'
            : 'Created by NutriAI and checked against the safety rules for your baby.'}
        </p>
        {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      </Card>
      <div className={styles.actions}>
        <Button disabled={isSaving} onClick={save}>
          <Save size={20} aria-hidden />
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={onAnother}>
          <RefreshCw size={20} aria-hidden />
          Another
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}

function Facts({ recipe }: { recipe: GeneratedRecipe }) {
  const { minutes, servings, serving_g: grams, allergens, nutrients } = recipe;
  const energy = nutrients.energy_kcal;
  const iron = nutrients.iron_mg;
  const gives = [
    ...(energy === undefined ? [] : [nutrientAmount('energy_kcal', energy)]),
    ...(iron === undefined ? [] : [`${nutrientAmount('iron_mg', iron)} of iron`]),
  ];
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Clock size={18} aria-hidden /> {minutesInWords(minutes)}
        </li>
        <li>
          <Utensils size={18} aria-hidden /> {servingsInWords(servings)} {ofAboutGrams(grams)}
        </li>
      </ul>
      <p className={styles.quiet}>
        {gives.length > 0 && `A serving gives ${gives.join(' and ')}. `}
        {allergens.length > 0
          ? `Contains ${allergensInWords(allergens)}.`
          : 'Contains none of the major allergens.'}
      </p>
    </>
  );
}

/** What the wish was taken to ask for; what could not be met comes first, with the reason. */
function Understood({ understood }: Pick<GeneratedRecipe, 'understood'>) {
  if (understood.length === 0) return null;
  const unmet = understood.filter(({ met }) => !met);
  const met = understood.filter((each) => each.met);
  return (
    <section aria-label="What we understood">
      {unmet.length > 0 && (
        <ul className={`${styles.notes} ${styles.unmet}`}>
          {unmet.map(({ means, why }) => (
            <li key={means}>
              <TriangleAlert size={18} aria-hidden />
              <span>
                <strong>Not possible: {means}.</strong> {why}
              </span>
            </li>
          ))}
        </ul>
      )}
      {met.length > 0 && (
        <>
          <p className={styles.quiet}>What we understood:</p>
          <ul className={styles.understood}>
            {met.map(({ means }) => (
              <li key={means}>
                <Check size={16} aria-hidden /> {means}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What of the wish could not be met, and why. */
function Notes({ recipe: { notes, left_out: leftOut } }: { recipe: GeneratedRecipe }) {
  if (notes.length + leftOut.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {leftOut.map(({ asked, why, instead }) => (
        <li key={asked}>
          <Info size={18} aria-hidden />
          <span>
            Without <strong>{asked}</strong>: {why} {instead}
          </span>
        </li>
      ))}
      {notes.map((note) => (
        <li key={note}>
          <Info size={18} aria-hidden />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
