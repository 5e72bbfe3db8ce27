import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { type DraftLine, newLine } from '@/lib/nutriai/client/recipes/recipe-draft';

export const linesAtMost = 40;

/** Changes the lines of a draft, and moves the focus among the inputs of `list` to the line that comes next. */
export function useIngredientLines(lines: readonly DraftLine[], onChange: (lines: DraftLine[]) => void) {
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
    const texts = pastedLines(event.clipboardData.getData('text'));
    if (texts.length < 2) return;
    event.preventDefault();
    const before = lines.filter((line, place) => place < index || (place === index && line.text !== ''));
    const after = lines.slice(index + 1);
    onChange([...before, ...texts.map((text) => newLine(text)), ...after].slice(0, linesAtMost));
  };
  return { list, change, insert, remove, onKeyDown, onPaste };
}

export type IngredientLineEdits = ReturnType<typeof useIngredientLines>;

function pastedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter((line) => line !== '');
}
