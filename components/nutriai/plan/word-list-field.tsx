import { Plus, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Field } from '@/components/ui/field';
import styles from './word-list-field.module.css';

interface WordListFieldProps {
  id: string;
  label: string;
  hint: string;
  words: readonly string[];
  error?: string;
  onChange: (words: string[]) => void;
}

/** Foods, one by one: typed with Enter or a comma, taken off again with a press. */
export function WordListField({ id, label, hint, words, error, onChange }: WordListFieldProps) {
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const typed = typedWords(draft).filter((word) => !words.includes(word));
    setDraft('');
    if (typed.length > 0) onChange([...words, ...typed]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      add();
    } else if (event.key === ',') {
      event.preventDefault();
      add();
    }
  };
  const remove = (word: string) => {
    onChange(words.filter((each) => each !== word));
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <div className={styles.entry}>
            <input
              {...control}
              ref={input}
              type="text"
              value={draft}
              maxLength={120}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
            <button type="button" className={styles.add} aria-label={`Add to ${label}`} onClick={add}>
              <Plus size={22} aria-hidden />
            </button>
          </div>
        )}
      </Field>
      {words.length > 0 && <WordList label={label} words={words} onRemove={remove} />}
    </div>
  );
}

interface WordListProps {
  label: string;
  words: readonly string[];
  onRemove: (word: string) => void;
}

function WordList({ label, words, onRemove }: WordListProps) {
  return (
    <ul className={styles.words} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <button
            type="button"
            className={styles.word}
            aria-label={`Remove ${word}`}
            onClick={() => onRemove(word)}
          >
            {word}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The words between commas, each once. */
function typedWords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}
