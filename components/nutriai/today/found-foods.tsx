import { PencilLine, Soup } from 'lucide-react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { type DraftItem, draftOfFood, draftOfRecipe, draftOfText } from '@/lib/nutriai/client/log/draft-item';
import { cautionFor, type CautionFood } from './food-caution';
import type { FoodsFound } from './use-food-search';
import { useCachedCautions } from './use-cached-cautions';
import styles from './food-search.module.css';

interface FoundFoodsProps {
  query: string;
  found: FoodsFound;
  baby: BabyAnswer;
  onPick: (item: DraftItem) => void;
}

/** What a word found, and at the end the words as they were written. */
export function FoundFoods({ query, found, baby, onPick }: FoundFoodsProps) {
  return (
    <ul className={styles.results} aria-label="Found">
      {found.foods.map((food) => (
        <li key={food.id}>
          <button type="button" className={styles.result} onClick={() => onPick(draftOfFood(food))}>
            <span>{food.name}</span>
            <Caution food={food} baby={baby} />
          </button>
        </li>
      ))}
      {found.recipes.map((recipe) => (
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
  );
}

function Caution({ food, baby }: { food: CautionFood; baby: BabyAnswer }) {
  const caution = cautionFor(food, baby, useCachedCautions(baby.id));
  return caution && <span className={styles.caution}>{caution}</span>;
}
