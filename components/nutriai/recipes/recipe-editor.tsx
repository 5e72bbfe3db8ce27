'use client';

import { type SyntheticEvent, useId } from 'react';
import { Field } from '@/components/ui/field';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { Card } from '@/components/ui/card';
import { FormEnd } from '@/components/accounts/profile/form-end';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import type { RecipeDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import { DishFields } from './dish-fields';
import { DraftVerdict } from './draft-verdict';
import { IngredientLines, type ReadIngredient } from './ingredient-lines';
import { PasteRecipe } from './paste-recipe';
import { type RecipeCheck, useRecipeCheck } from './use-recipe-check';
import { useRecipeDraft } from './use-recipe-draft';
import { useSaveRecipe } from './use-save-recipe';
import styles from './recipe-editor.module.css';

interface RecipeEditorProps {
  /** Null for a new recipe. */
  id: string | null;
  initial: RecipeDraft;
}

/** A recipe of one's own, with what is known of it while it is typed. What was typed is kept, whatever happens. */
export function RecipeEditor({ id: recipeId, initial }: RecipeEditorProps) {
  const id = useId();
  const baby = useBaby();
  const { draft, problems, replace, change, validate, refuse } = useRecipeDraft(recipeId, initial);
  const { submission, save } = useSaveRecipe(recipeId, refuse);
  const { check, hasFailed } = useRecipeCheck(draft, baby.id);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!validate()) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    save(draft);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.main}>
        {recipeId === null && <PasteRecipe draft={draft} onFill={replace} />}
        <DishFields id={id} draft={draft} problems={problems} onChange={change} />
        <Card
          title="Ingredients"
          lead="One on each line, with how much: grams, spoons or pieces. You can paste a whole list."
        >
          <IngredientLines
            id={`${id}-ingredients`}
            lines={draft.lines}
            read={readByLine(check)}
            error={problems.ingredients}
            onChange={(lines) => change({ lines })}
          />
        </Card>
        <StepsCard id={id} steps={draft.steps} error={problems.steps} onChange={change} />
      </div>
      <div className={styles.side}>
        <VerdictCard baby={baby} check={check} hasFailed={hasFailed} />
        <div className={styles.end}>
          <FormEnd
            submission={submission}
            submitText={recipeId === null ? 'Save the recipe' : 'Save the changes'}
            savedText="Saved."
            fields={[]}
          />
        </div>
      </div>
    </form>
  );
}

interface StepsCardProps {
  id: string;
  steps: string;
  error: string | undefined;
  onChange: (patch: Pick<RecipeDraft, 'steps'>) => void;
}

function StepsCard({ id, steps, error, onChange }: StepsCardProps) {
  return (
    <Card title="Steps">
      <Field
        id={`${id}-steps`}
        label="What to do"
        hint="One step on each line. Say how food is cut and cooked: it affects the result."
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            rows={7}
            value={steps}
            onChange={({ target: { value } }) => onChange({ steps: value })}
          />
        )}
      </Field>
    </Card>
  );
}

interface VerdictCardProps {
  baby: BabyAnswer;
  check: RecipeCheck | null;
  hasFailed: boolean;
}

function VerdictCard({ baby, check, hasFailed }: VerdictCardProps) {
  return (
    <Card title={`For ${baby.name}`}>
      <div aria-live="polite">
        <DraftVerdict
          answer={check?.answer}
          hasFailed={hasFailed}
          who={`${baby.name}, ${ageInWords(baby.age_months)}`}
        />
      </div>
    </Card>
  );
}

/** What was read of each line, by its key. */
function readByLine(check: RecipeCheck | null): Map<number, ReadIngredient> {
  if (check === null) return new Map();
  const { keys, answer } = check;
  return new Map(
    keys.flatMap((key, index) => {
      const ingredient = answer.ingredients[index];
      return ingredient === undefined ? [] : [[key, ingredient] as const];
    }),
  );
}
