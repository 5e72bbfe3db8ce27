'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Select } from '@/components/ui/select';
import { Field } from '@/components/ui/field';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { Card } from '@/components/ui/card';
import { FormEnd } from '@/components/accounts/profile/form-end';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { fieldTexts } from '@/lib/nutriai/client/field-texts';
import { kindNames, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import {
  draftAges,
  draftProblems,
  type RecipeDraft,
  recipeRequestOf,
  storedDraft,
} from '@/lib/nutriai/client/recipes/recipe-draft';
import { cookbookRecipePath, recipePath, recipesPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { dropDraft, keepDraft, readDraft } from '@/lib/accounts/client/member-drafts';
import { DraftVerdict } from './draft-verdict';
import { IngredientLines } from './ingredient-lines';
import { PasteRecipe } from './paste-recipe';
import { useForgetRecipes } from './use-forget-recipes';
import { pastedTextName } from './use-pasted-recipe';
import { useRecipeCheck } from './use-recipe-check';
import styles from './recipe-editor.module.css';

interface RecipeEditorProps {
  /** Null for a new recipe. */
  id: string | null;
  initial: RecipeDraft;
}

const meals = solidKinds.map((value) => ({ value, label: kindNames[value] }));
const ages = draftAges.map((value) => ({ value, label: `${value} months` }));

/** A recipe of one's own, with what is known of it while it is typed. What was typed is kept, whatever happens. */
export function RecipeEditor({ id: recipeId, initial }: RecipeEditorProps) {
  const id = useId();
  const baby = useBaby();
  const router = useRouter();
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const forgetRecipes = useForgetRecipes();
  const draftName = `recipe ${recipeId ?? 'new'}`;
  const [draft, setDraft] = useState<RecipeDraft>(() => storedDraft(readDraft(draftName)) ?? initial);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const sent = useRef({ body: '', key: '' });
  const { check, hasFailed } = useRecipeCheck(draft, baby.id);
  const read = new Map(check?.keys.map((key, index) => [key, check.answer.ingredients[index]] as const));
  const problems = { ...(isTried ? draftProblems(draft) : {}), ...refused };

  const replace = (next: RecipeDraft) => {
    setDraft(next);
    setRefused({});
    keepDraft(draftName, next);
  };
  const change = (patch: Partial<RecipeDraft>) => replace({ ...draft, ...patch });

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(draftProblems(draft)).length > 0) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const body = JSON.stringify(recipeRequestOf(draft));
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() };
    void submit(async () => {
      try {
        const response = await authenticatedFetch(recipeId === null ? recipesPath : recipePath(recipeId), {
          method: recipeId === null ? 'POST' : 'PUT',
          headers: {
            'Content-Type': 'application/json',
            ...(recipeId === null && { 'Idempotency-Key': sent.current.key }),
          },
          body,
        });
        const { id: savedId } = await readJson<MemberRecipe>(response);
        dropDraft(draftName);
        if (recipeId === null) dropDraft(pastedTextName);
        forgetRecipes();
        router.push(cookbookRecipePath(savedId));
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) setRefused(fieldTexts(error.body));
        throw error;
      }
    });
  };

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <div className={styles.main}>
        {recipeId === null && <PasteRecipe draft={draft} onFill={replace} />}
        <Card title="The dish">
          <Field id={`${id}-title`} label="Name" error={problems.title}>
            {(control) => (
              <input
                {...control}
                type="text"
                value={draft.title}
                maxLength={100}
                autoComplete="off"
                onChange={({ target: { value } }) => change({ title: value })}
              />
            )}
          </Field>
          <ChoiceChips
            legend="Meal"
            choices={meals}
            value={draft.meal}
            onChange={(meal) => change({ meal })}
          />
          <div className={styles.numbers}>
            <NumberField
              id={`${id}-minutes`}
              label="Minutes"
              value={draft.minutes}
              error={problems.minutes}
              onChange={(minutes) => change({ minutes })}
            />
            <NumberField
              id={`${id}-servings`}
              label="Baby servings"
              value={draft.servings}
              error={problems.servings}
              onChange={(servings) => change({ servings })}
            />
            <Select
              id={`${id}-age`}
              label="From"
              choices={ages}
              value={ages.find(({ value }) => value === draft.age)?.value ?? '6'}
              error={problems.age_from_months}
              onChange={(age) => change({ age })}
            />
          </div>
        </Card>
        <Card
          title="Ingredients"
          lead="One on each line, with how much: grams, spoons or pieces. You can paste a whole list."
        >
          <IngredientLines
            id={`${id}-ingredients`}
            lines={draft.lines}
            read={withoutMissing(read)}
            error={problems.ingredients}
            onChange={(lines) => change({ lines })}
          />
        </Card>
        <Card title="Steps">
          <Field
            id={`${id}-steps`}
            label="What to do"
            hint="One step on each line. Say how food is cut and cooked: it affects the result."
            error={problems.steps}
          >
            {(control) => (
              <textarea
                {...control}
                rows={7}
                value={draft.steps}
                onChange={({ target: { value } }) => change({ steps: value })}
              />
            )}
          </Field>
        </Card>
      </div>
      <div className={styles.side}>
        <Card title={`For ${baby.name}`} className={styles.verdict}>
          <div aria-live="polite">
            <DraftVerdict
              answer={check?.answer}
              hasFailed={hasFailed}
              who={`${baby.name}, ${ageInWords(baby.age_months)}`}
            />
          </div>
        </Card>
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

function withoutMissing<Key, Value>(map: ReadonlyMap<Key, Value | undefined>): Map<Key, Value> {
  return new Map([...map].flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
}
