import { useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { type DraftItem, requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import { kindNames, type MealKind, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import { ChoiceChips } from './choice-chips';
import { FoodSearch } from './food-search';
import { ItemRows } from './item-rows';
import styles from './meal-fields.module.css';

export interface MealDraft {
  kind: MealKind;
  /** `HH:MM` */
  time: string;
  items: readonly DraftItem[];
}

/** Whether nothing is missing in a draft. */
export function isComplete({ items }: MealDraft): boolean {
  return items.length > 0 && !items.some(isMissing);
}

const isMissing = (item: DraftItem) =>
  requestOfDraft(item) === null || ('text' in item.what && item.what.text.trim() === '');

interface MealFieldsProps {
  baby: BabyAnswer;
  draft: MealDraft;
  isChecked: boolean;
  onChange: (draft: MealDraft) => void;
}

/** What, how much, which meal and when. */
export function MealFields({ baby, draft, isChecked, onChange }: MealFieldsProps) {
  const [text, setText] = useState('');
  return (
    <>
      {draft.items.length > 0 && (
        <ItemRows
          items={draft.items}
          isChecked={isChecked}
          isMissing={isMissing}
          onChange={(items) => onChange({ ...draft, items })}
        />
      )}
      {isChecked && draft.items.length === 0 && (
        <p className={styles.error} role="alert">
          Nothing is left in this meal. Add a food, or delete the entry.
        </p>
      )}
      {draft.kind !== 'milk' && (
        <>
          <FoodSearch
            baby={baby}
            text={text}
            onType={setText}
            onPick={(item) => onChange({ ...draft, items: [...draft.items, item] })}
          />
          <ChoiceChips
            legend="Which meal"
            choices={solidKinds.map((kind) => ({ value: kind, name: kindNames[kind] }))}
            value={draft.kind}
            onChange={(kind) => onChange({ ...draft, kind })}
          />
        </>
      )}
      <label className={styles.time}>
        <span>When</span>
        <input
          type="time"
          className={styles.clock}
          required
          value={draft.time}
          onChange={({ target: { value } }) => value !== '' && onChange({ ...draft, time: value })}
        />
      </label>
    </>
  );
}
