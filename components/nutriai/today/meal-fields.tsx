import type { ReactNode } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { type DraftItem, draftOfText, requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import type { MealDraft } from '@/lib/nutriai/client/log/meal-draft';
import { kindNames, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { FoodSearch } from './food-search';
import { ItemRows } from './item-rows';
import styles from './meal-fields.module.css';

/** Whether nothing is missing in a draft. */
export function isComplete({ items }: MealDraft): boolean {
  return items.length > 0 && !items.some(isMissing);
}

const isMissing = (item: DraftItem) =>
  requestOfDraft(item) === null || ('text' in item.what && item.what.text.trim() === '');

/** The draft with what was typed and not added yet. */
export function withTyped(draft: MealDraft, text: string): MealDraft {
  const words = text.trim();
  return words === '' ? draft : { ...draft, items: [...draft.items, draftOfText(words)] };
}

interface MealFieldsProps {
  baby: BabyAnswer;
  draft: MealDraft;
  /** What stands in the search. */
  text: string;
  isChecked: boolean;
  /** What speaks against the meal. */
  notice?: ReactNode;
  onType: (text: string) => void;
  onChange: (draft: MealDraft, text: string) => void;
}

/** What, how much, which meal and when. */
export function MealFields({ baby, draft, text, isChecked, notice, onType, onChange }: MealFieldsProps) {
  return (
    <>
      {draft.items.length > 0 && (
        <ItemRows
          items={draft.items}
          isChecked={isChecked}
          isMissing={isMissing}
          onChange={(items) => onChange({ ...draft, items }, text)}
        />
      )}
      {isChecked && draft.items.length === 0 && (
        <p className={styles.error} role="alert">
          This meal is empty. Add a food, or delete the entry.
        </p>
      )}
      {draft.kind !== 'milk' && (
        <>
          <FoodSearch
            baby={baby}
            text={text}
            notice={notice}
            onType={onType}
            onPick={(item) => onChange({ ...draft, items: [...draft.items, item] }, '')}
          />
          <ChoiceChips
            isWide
            legend="Which meal"
            choices={solidKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
            value={draft.kind}
            onChange={(kind) => onChange({ ...draft, kind }, text)}
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
          onChange={({ target: { value } }) => value !== '' && onChange({ ...draft, time: value }, text)}
        />
      </label>
    </>
  );
}
