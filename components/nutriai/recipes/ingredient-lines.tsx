import { CircleAlert, CircleCheck, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { RecipeCheckAnswer } from '@/lib/contract/nutriai-recipes';
import { type DraftLine, newLine } from '@/lib/nutriai/client/recipes/recipe-draft';
import { gramsInWords } from '@/lib/nutriai/client/recipes/recipe-words';
import styles from './ingredient-lines.module.css';

type Read = RecipeCheckAnswer['ingredients'][number];

interface IngredientLinesProps {
  id: string;
  lines: readonly DraftLine[];
  /** What was read of each line, by its key. */
  read: ReadonlyMap<number, Read>;
  error?: string;
  onChange: (lines: DraftLine[]) => void;
}

const linesAtMost = 40;

/**
 * One ingredient a line, with what was understood below it. Enter opens the next; a pasted list fills as many
 * as it has.
 */
export function IngredientLines({ id, lines, read, error, onChange }: IngredientLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusLine = (index: number) => {
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  };
  const change = (index: number, text: string) =>
    onChange(lines.map((line, place) => (place === index ? { ...line, text } : line)));
  const insert = (index: number, texts: readonly string[]) => {
    const added = texts.map((text) => newLine(text));
    onChange([...lines.slice(0, index), ...added, ...lines.slice(index)].slice(0, linesAtMost));
    focusLine(Math.min(index + added.length - 1, linesAtMost - 1));
  };
  const remove = (index: number) => {
    onChange(lines.length === 1 ? [newLine()] : lines.filter((_, place) => place !== index));
    focusLine(Math.max(0, index - 1));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      insert(index + 1, ['']);
    } else if (event.key === 'Backspace' && lines[index]?.text === '' && lines.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const texts = event.clipboardData
      .getData('text')
      .split('\n')
      .map((text) => text.replace(/^\s*[-•*]\s+/, '').trim())
      .filter((text) => text !== '');
    if (texts.length < 2) return;
    event.preventDefault();
    const before = lines.filter((line, place) => place < index || (place === index && line.text !== ''));
    const after = lines.slice(index + 1);
    onChange([...before, ...texts.map((text) => newLine(text)), ...after].slice(0, linesAtMost));
  };
  return (
    <div className={styles.lines}>
      <ul ref={list} className={styles.list}>
        {lines.map((line, index) => (
          <li key={line.key} className={styles.line}>
            <div className={styles.row}>
              <input
                id={index === 0 ? id : undefined}
                type="text"
                className={styles.input}
                aria-label={`Ingredient ${index + 1}`}
                aria-describedby={`${id}-read-${line.key}`}
                aria-invalid={read.get(line.key)?.problem ? true : undefined}
                placeholder={index === 0 ? '2 tbsp red lentils, rinsed' : 'Next ingredient'}
                autoComplete="off"
                enterKeyHint="next"
                maxLength={300}
                value={line.text}
                onChange={({ target: { value } }) => change(index, value)}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPaste={(event) => onPaste(event, index)}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ingredient ${index + 1}`}
                onClick={() => remove(index)}
              >
                <X size={20} aria-hidden />
              </button>
            </div>
            <div id={`${id}-read-${line.key}`} className={styles.read}>
              <ReadLine
                read={line.text.trim() === '' ? undefined : read.get(line.key)}
                onPick={(name) => change(index, name)}
              />
            </div>
          </li>
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
        onClick={() => insert(lines.length, [''])}
      >
        <Plus size={20} aria-hidden />
        Add an ingredient
      </Button>
    </div>
  );
}

function ReadLine({ read, onPick }: { read: Read | undefined; onPick: (name: string) => void }) {
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
