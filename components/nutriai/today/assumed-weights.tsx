import { Pencil } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { typedAmount } from '@/lib/nutriai/client/log/draft-item';
import { countedWithAmount, nameOfCounted } from '@/lib/nutriai/client/log/foods-of-meal';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { itemRequest } from '@/lib/nutriai/client/log/meal-words';
import styles from './assumed-weights.module.css';

/** What was assumed of a meal in words: each weight with "about", and one tap away from the right one. */
export function AssumedWeights({ meal }: { meal: DayMeal }) {
  const [open, setOpen] = useState<string | null>(null);
  const assumed = meal.counted.filter(({ is_estimate: isEstimate }) => isEstimate);
  if (assumed.length === 0) return null;
  return (
    <>
      <p className={styles.ours}>
        {assumed.length === 1 ? 'Our estimate. Tap to change it.' : 'Our estimates. Tap one to change it.'}
      </p>
      <ul className={styles.list} aria-label="Estimated amounts">
        {assumed.map((food) => {
          const key = `${food.item} ${food.text} ${food.name}`;
          const name = nameOfCounted(food);
          return (
            <li key={key}>
              {open === key ? (
                <WeightForm
                  name={name}
                  grams={food.grams}
                  onSave={(grams) => {
                    setOpen(null);
                    if (grams !== null) setWeight(meal, food, grams);
                  }}
                />
              ) : (
                <button type="button" className={styles.weight} onClick={() => setOpen(key)}>
                  <span>
                    {countedWithAmount(food, meal.items)}: about {Math.round(food.grams) || food.grams} g
                  </span>
                  <Pencil size={14} aria-label="Change" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface WeightFormProps {
  name: string;
  /** What was assumed; null where nothing was. */
  grams: number | null;
  onSave: (grams: number | null) => void;
}

export function WeightForm({ name, grams, onSave }: WeightFormProps) {
  const [typed, setTyped] = useState(grams === null ? '' : String(Math.round(grams) || grams));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(typedAmount(typed));
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <label className={styles.field}>
        <span>{name}</span>
        <input
          className={styles.number}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          ref={field}
          aria-label={`Grams of ${name}`}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
        />
        <span>g</span>
      </label>
      <button type="submit" className={styles.save}>
        Save
      </button>
    </form>
  );
}

/** The weight as it was, in the place of the one that was assumed, or of none. */
export function setWeight(
  meal: DayMeal,
  { item: index, text }: { item: number; text: string },
  grams: number,
) {
  const items = meal.items.map((item, place) => {
    if (place !== index) return item;
    if (item.text === null) return { ...item, amount: null, unit: null, grams };
    const others = (item.weights ?? []).filter((weight) => weight.text !== text);
    return { ...item, weights: [...others, { text, grams }] };
  });
  changeEntry(
    { baby: meal.baby, log: 'meals', id: meal.id },
    { body: { items: items.map(itemRequest) }, names: items.map(({ name }) => name) },
  );
}
