import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFocusOnceDrawn } from '@/components/ui/use-focus-once-drawn';
import { type DraftItem, needsAmount } from '@/lib/nutriai/client/log/draft-item';
import styles from './item-rows.module.css';

interface ItemRowsProps {
  items: readonly DraftItem[];
  /** True once the form was sent with something missing. */
  isChecked: boolean;
  isMissing: (item: DraftItem) => boolean;
  onChange: (items: readonly DraftItem[]) => void;
}

/** What is in a meal, and how much of each. */
export function ItemRows({ items, isChecked, isMissing, onChange }: ItemRowsProps) {
  const put = (changed: DraftItem) =>
    onChange(items.map((item) => (item.key === changed.key ? changed : item)));
  const list = useRef<HTMLUListElement>(null);
  const focusOnceDrawn = useFocusOnceDrawn();
  const remove = (index: number) => {
    // To the next one; after the last one, with which this list goes, to where another food is found.
    if (items.length === 1) {
      list.current?.closest('form')?.querySelector<HTMLElement>('[role="search"] input')?.focus();
    }
    onChange(items.filter((_, place) => place !== index));
    focusOnceDrawn(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('[aria-label^="Remove "]') ?? [];
      return left[Math.min(index, left.length - 1)] ?? null;
    });
  };
  return (
    <ul ref={list} className={styles.items} aria-label="In this meal">
      {items.map((item, index) => (
        <li key={item.key} className={styles.item}>
          <div className={styles.head}>
            {'text' in item.what ? (
              <input
                className={styles.words}
                type="text"
                aria-label="In your words"
                maxLength={300}
                value={item.what.text}
                onChange={({ target: { value } }) => put({ ...item, what: { text: value }, name: value })}
              />
            ) : (
              <span className={styles.name}>{item.name}</span>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${item.name}`}
              onClick={() => remove(index)}
            >
              <X size={20} aria-hidden />
            </button>
          </div>
          {!('text' in item.what) && <Amount item={item} put={put} isWrong={isChecked && isMissing(item)} />}
        </li>
      ))}
    </ul>
  );
}

interface AmountProps {
  item: DraftItem;
  put: (item: DraftItem) => void;
  isWrong: boolean;
}

function Amount({ item, put, isWrong }: AmountProps) {
  const errorId = `amount-error-${item.key}`;
  return (
    <>
      <div className={styles.amount}>
        <input
          className={styles.number}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Amount of ${item.name}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          placeholder={needsAmount(item) ? 'How much' : 'Usual'}
          value={item.amount}
          onChange={({ target: { value } }) => put({ ...item, amount: value })}
        />
        <select
          className={styles.unit}
          aria-label={`Measure of ${item.name}`}
          value={item.unit}
          onChange={({ target: { value } }) =>
            put({ ...item, unit: item.units.find((unit) => unit === value) ?? item.unit })
          }
        >
          {item.units.map((unit) => (
            <option key={unit} value={unit}>
              {unit.replace('_', ' ')}
            </option>
          ))}
        </select>
      </div>
      {isWrong && (
        <p id={errorId} className={styles.error}>
          How much of it? A rough amount is fine.
        </p>
      )}
    </>
  );
}
