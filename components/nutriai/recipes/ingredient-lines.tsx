import { CircleAlert, CircleCheck, Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { RecipeCheckAnswer } from '@/lib/contract/nutriai-recipes';
import type { DraftLine } from '@/lib/nutriai/client/recipes/recipe-draft';
import { gramsInWords } from '@/lib/nutriai/client/recipes/recipe-words';
import { type IngredientLineEdits, linesAtMost, useIngredientLines } from './use-ingredient-lines';
import styles from './ingredient-lines.module.css';

export type ReadIngredient = RecipeCheckAnswer['ingredients'][number];

interface IngredientLinesProps {
  id: string;
  lines: readonly DraftLine[];
  /** What was read of each line, by its key. */
  read: ReadonlyMap<number, ReadIngredient>;
  error?: string;
  onChange: (lines: DraftLine[]) => void;
}

/**
 * One ingredient a line, with what was understood below it. Enter opens the next; a pasted list fills as many
 * as it has.
 */
export function IngredientLines({ id, lines, read, error, onChange }: IngredientLinesProps) {
  const { list, ...edits } = useIngredientLines(lines, onChange);
  return (
    <div className={styles.lines}>
      <ul ref={list} className={styles.list}>
        {lines.map((line, index) => (
          <IngredientLine
            key={line.key}
            id={id}
            line={line}
            index={index}
            read={read.get(line.key)}
            edits={edits}
          />
        ))}
      </ul>
      {error !== undefined && (
        <p className={styles.problem} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
      <Button
        variant="quiet"
        className={styles.add}
        disabled={lines.length >= linesAtMost}
        onClick={() => edits.insert(lines.length, [''])}
      >
        <Plus size={20} aria-hidden />
        Add an ingredient
      </Button>
    </div>
  );
}

interface IngredientLineProps {
  /** Of the whole list. */
  id: string;
  line: DraftLine;
  index: number;
  read: ReadIngredient | undefined;
  edits: Omit<IngredientLineEdits, 'list'>;
}

function IngredientLine({ id, line, index, read, edits }: IngredientLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <input
          id={index === 0 ? id : undefined}
          type="text"
          className={styles.input}
          aria-label={`Ingredient ${index + 1}`}
          aria-describedby={`${id}-read-${line.key}`}
          aria-invalid={read?.problem ? true : undefined}
          placeholder={index === 0 ? '2 tbsp red lentils, rinsed' : 'Next ingredient'}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={300}
          value={line.text}
          onChange={({ target: { value } }) => edits.change(index, value)}
          onKeyDown={(event) => edits.onKeyDown(event, index)}
          onPaste={(event) => edits.onPaste(event, index)}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ingredient ${index + 1}`}
          onClick={() => edits.remove(index)}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      <div id={`${id}-read-${line.key}`} className={styles.read}>
        <ReadLine
          read={line.text.trim() === '' ? undefined : read}
          onPick={(name) => edits.change(index, name)}
        />
      </div>
    </li>
  );
}

function ReadLine({ read, onPick }: { read: ReadIngredient | undefined; onPick: (name: string) => void }) {
  if (!read) return null;
  const { ingredient, problem, nearest } = read;
  if (ingredient) {
    const state = ingredient.state === null || ingredient.state === 'ready' ? '' : `, ${ingredient.state}`;
    return (
      <p className={styles.good}>
        <CircleCheck size={16} aria-hidden />
        {ingredient.name}, {gramsInWords(ingredient.grams)}
        {state}
        {!ingredient.is_counted && ', not counted'}
      </p>
    );
  }
  return (
    <>
      <p className={styles.problem}>
        <CircleAlert size={16} aria-hidden />
        {problem}
      </p>
      {nearest.length > 0 && (
        <p className={styles.near}>
          {nearest.map(({ id, name }) => (
            <button key={id} type="button" className={styles.pick} onClick={() => onPick(`100 g ${name}`)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
