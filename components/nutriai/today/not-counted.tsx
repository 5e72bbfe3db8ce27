import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { itemRequest } from '@/lib/nutriai/client/log/meal-words';
import { setWeight, WeightForm } from './assumed-weights';
import styles from './not-counted.module.css';

interface NotCountedProps {
  meal: DayMeal;
  onEdit: () => void;
}

/** What of a meal is in no sum, and how it gets there: another name to pick, or an amount. */
export function NotCounted({ meal, onEdit }: NotCountedProps) {
  const [weighed, setWeighed] = useState<string | null>(null);
  if (meal.not_counted.length === 0) return null;
  return (
    <ul className={styles.list}>
      {meal.not_counted.map(({ text, reason, choices }) => (
        <li key={text} className={styles.item}>
          <p className={styles.words}>
            <CircleHelp size={16} aria-hidden />
            {reason === 'unknown_food' ? `Not counted: “${text}”.` : wordsFor(reason, text)}
          </p>
          <div className={styles.ways}>
            {reason === 'unknown_food' &&
              choices.map((food) => (
                <button
                  key={food.id}
                  type="button"
                  className={styles.way}
                  onClick={() => putInstead(meal, text, food)}
                >
                  {food.name}
                </button>
              ))}
            {reason === 'unknown_food' && (
              <button type="button" className={styles.way} onClick={onEdit}>
                Change the words
              </button>
            )}
            {reason === 'no_weight' && weighed !== text && (
              <button type="button" className={styles.way} onClick={() => setWeighed(text)}>
                Add an amount
              </button>
            )}
          </div>
          {weighed === text && (
            <WeightForm
              name={text}
              grams={null}
              onSave={(grams) => {
                setWeighed(null);
                if (grams !== null) setWeight(meal, { item: itemOf(meal, text), text }, grams);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The item that holds these words; a food goes by its name. */
function itemOf({ items }: DayMeal, text: string): number {
  const index = items.findIndex((item) => (item.text ?? item.name).includes(text));
  return Math.max(0, index);
}

function wordsFor(reason: 'no_weight' | 'no_composition', text: string): string {
  return reason === 'no_weight'
    ? `“${text}” is not counted yet: the amount is missing.`
    : `“${text}” is noted. We have no data for it, so it isn’t in the totals.`;
}

type Choice = DayMeal['not_counted'][number]['choices'][number];

/** In a sentence a comma would end the food: "Chicken, dark meat". */
const wordsOf = ({ id, name }: Choice) => (name.includes(',') ? id.replaceAll('-', ' ') : name.toLowerCase());

/** The food that was meant, in the place of the word that nobody knew. */
function putInstead(meal: DayMeal, unknown: string, food: Choice): void {
  const items = meal.items.map((item) =>
    item.text?.includes(unknown) ? { ...item, text: item.text.replace(unknown, wordsOf(food)) } : item,
  );
  changeEntry(
    { baby: meal.baby, log: 'meals', id: meal.id },
    { body: { items: items.map(itemRequest) }, names: items.map(({ text, name }) => text ?? name) },
  );
}
