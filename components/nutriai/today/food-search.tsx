'use client';

import { Search, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { type DraftItem, draftOfText } from '@/lib/nutriai/client/log/draft-item';
import { FoundFoods } from './found-foods';
import { useFoodSearch } from './use-food-search';
import styles from './food-search.module.css';

interface FoodSearchProps {
  baby: BabyAnswer;
  text: string;
  onType: (text: string) => void;
  /** The caller clears the text. */
  onPick: (item: DraftItem) => void;
  /** Stands right below the words: what speaks against them is read before anything is picked. */
  notice?: ReactNode;
}

/** A word finds foods and dishes while it is typed; a whole sentence is taken as it stands and read by the engine. */
export function FoodSearch({ baby, text, onType, onPick, notice }: FoodSearchProps) {
  const query = useDeferredValue(text.trim());
  const found = useFoodSearch(query);
  return (
    <div className={styles.search}>
      <SearchBox text={text} onType={onType} onPick={onPick} />
      {notice}
      {query !== '' && <FoundFoods query={query} found={found} baby={baby} onPick={onPick} />}
      {found.hasFailed && query !== '' && (
        <p className={styles.note} role="status">
          Search needs a connection. You can still add what you typed.
        </p>
      )}
      {found.isEmpty && (
        <p className={styles.note} role="status">
          No food with this name. Try a simpler word, or add it as written.
        </p>
      )}
    </div>
  );
}

function SearchBox({ text, onType, onPick }: Pick<FoodSearchProps, 'text' | 'onType' | 'onPick'>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Search for a food, or write what was eaten
      </label>
      <div className={styles.box} role="search">
        <Search size={20} aria-hidden className={styles.glass} />
        <input
          id={id}
          className={styles.input}
          type="text"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={300}
          placeholder="2 tbsp oats, banana"
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The search may stand in a form, which is not sent by it.
            event.preventDefault();
            if (text.trim() !== '') onPick(draftOfText(text.trim()));
          }}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label="Clear" onClick={() => onType('')}>
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
    </>
  );
}
