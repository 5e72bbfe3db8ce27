import { ClipboardPaste } from 'lucide-react';
import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { RecipeDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import { type ReadResult, usePastedRecipe } from './use-pasted-recipe';
import styles from './paste-recipe.module.css';

interface PasteRecipeProps {
  draft: RecipeDraft;
  onFill: (draft: RecipeDraft) => void;
}

/** A recipe from anywhere: its text goes into the form, where the parent looks at it and saves it. */
export function PasteRecipe({ draft, onFill }: PasteRecipeProps) {
  const id = useId();
  const { text, shared, result, submission, read, change, undo } = usePastedRecipe(draft, onFill);
  const isReading = submission.phase === 'saving';
  return (
    <details className={styles.paste} open={shared !== '' || text !== '' ? true : undefined}>
      <summary className={styles.summary}>
        <ClipboardPaste size={20} aria-hidden />
        Paste a recipe from anywhere
      </summary>
      <div className={styles.body}>
        <Field
          id={`${id}-text`}
          label="The recipe’s text"
          hint={
            'From a site, a message or your notes. It is filled into the form below. Nothing is saved ' +
            'until you save it.'
          }
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              value={text}
              onChange={({ target: { value } }) => change(value)}
            />
          )}
        </Field>
        {submission.phase === 'refused' && <FormProblem message={submission.message} fields={[]} />}
        <Button
          variant="quiet"
          className={styles.read}
          onClick={() => {
            if (text.trim() !== '' && !isReading) void read();
          }}
        >
          {isReading ? 'Reading…' : 'Fill in the form'}
        </Button>
        <div role="status">{result !== null && <Found result={result} />}</div>
        {result?.after === draft && (
          <Button variant="quiet" className={styles.read} onClick={undo}>
            Undo
          </Button>
        )}
        {result !== null && <NotUsed lines={result.notUsed} />}
      </div>
    </details>
  );
}

function Found({ result: { answer } }: { result: ReadResult }) {
  const { source, ingredients, steps, servings } = answer;
  if (source === 'link')
    return (
      <p>
        This is only a link, and we don’t open other sites. Copy the recipe’s text, with ingredients and
        steps, and paste it here.
      </p>
    );
  if (ingredients.length === 0 && steps.length === 0)
    return <p>No recipe was found in this text. Put each ingredient on its own line, or type below.</p>;
  return (
    <p>
      Found {counted(ingredients.length, 'ingredient')} and {counted(steps.length, 'step')}. Check each line
      below.
      {servings !== null && ` It says ${servings} servings. Baby servings are smaller than adult ones.`}
    </p>
  );
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function NotUsed({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>{lines.length === 1 ? 'This line was not used:' : `These ${lines.length} lines were not used:`}</p>
      <ul>
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
