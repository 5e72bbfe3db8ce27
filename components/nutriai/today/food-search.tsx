'use client';

import { PencilLine, Search, Soup, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import useSWR from 'swr';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import {
  type DraftItem,
  draftOfFood,
  draftOfRecipe,
  draftOfText,
  type FoundFood,
} from '@/lib/nutriai/client/log/draft-item';
import { publicFetcher } from '@/lib/accounts/client/fetcher';
import { cautionFor, type CautionFood } from './food-caution';
import styles from './food-search.module.css';

interface FoundRecipe {
  id: string;
  title: string;
  age_from_months: number;
}

interface Found<Item> {
  results: Item[];
}

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
  const id = useId();
  const query = useDeferredValue(text.trim());
  const word = encodeURIComponent(query.slice(0, 80));
  const options = { keepPreviousData: query !== '', dedupingInterval: 60_000 };
  const foods = useSWR<Found<FoundFood & CautionFood>, unknown>(
    query === '' ? null : `/api/nutriai/foods?q=${word}&page_size=6`,
    publicFetcher,
    options,
  );
  const recipes = useSWR<Found<FoundRecipe>, unknown>(
    query.length < 3 ? null : `/api/nutriai/preview/recipes?q=${word}&page_size=3`,
    publicFetcher,
    options,
  );
  const isEmpty = foods.data !== undefined && foods.data.results.length === 0;
  return (
    <div className={styles.search}>
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
          placeholder="2 tbsp porridge, banana"
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
      {notice}
      {query !== '' && (
        <ul className={styles.results} aria-label="Found">
          {foods.data?.results.map((food) => (
            <li key={food.id}>
              <button type="button" className={styles.result} onClick={() => onPick(draftOfFood(food))}>
                <span>{food.name}</span>
                <Caution food={food} baby={baby} />
              </button>
            </li>
          ))}
          {query.length >= 3 &&
            recipes.data?.results.map((recipe) => (
              <li key={recipe.id}>
                <button type="button" className={styles.result} onClick={() => onPick(draftOfRecipe(recipe))}>
                  <span className={styles.marked}>
                    <Soup size={18} aria-hidden />
                    <span>{recipe.title}</span>
                  </span>
                  <span className={styles.kind}>recipe</span>
                </button>
              </li>
            ))}
          <li>
            <button type="button" className={styles.result} onClick={() => onPick(draftOfText(query))}>
              <span className={styles.marked}>
                <PencilLine size={18} aria-hidden />
                <span>Add “{query}” as written</span>
              </span>
            </button>
          </li>
        </ul>
      )}
      {foods.error !== undefined && query !== '' && (
        <p className={styles.note} role="status">
          Search needs a connection. You can still add what you typed.
        </p>
      )}
      {isEmpty && (
        <p className={styles.note} role="status">
          No food with this name. Try a simpler word, or add it as written.
        </p>
      )}
    </div>
  );
}

function Caution({ food, baby }: { food: CautionFood; baby: BabyAnswer }) {
  const caution = cautionFor(food, baby);
  return caution && <span className={styles.caution}>{caution}</span>;
}
