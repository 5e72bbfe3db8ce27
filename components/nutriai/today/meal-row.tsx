'use client';

import { Milk, TriangleAlert, Utensils } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RowPhotos } from '@/components/nutriai/photos/row-photos';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { clockText } from '@/lib/nutriai/client/shown-english';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import {
  kindNames,
  measureWords,
  shares,
  shareWords,
  writerWords,
} from '@/lib/nutriai/client/log/meal-words';
import { AssumedWeights } from './assumed-weights';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { EntryHead } from './entry-head';
import { EntryState } from './entry-state';
import { NotCounted } from './not-counted';
import styles from './entry-row.module.css';

interface MealRowProps {
  baby: BabyAnswer;
  meal: DayMeal;
  isNewest: boolean;
  onOpen: (about: 'meal' | 'reaction') => void;
}

export function MealRow({ baby, meal, isNewest, onOpen }: MealRowProps) {
  const { kind, items, eaten_at, eaten_share: share, reaction, write, made_by } = meal;
  const isMilk = kind === 'milk';
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNewest) row.current?.scrollIntoView({ block: 'center' });
  }, [isNewest]);
  const mayChange = baby.role === 'parent' || write?.action === 'create' || made_by?.is_me === true;
  const names = items.map((item) => [item.name, measureWords(item)].filter(Boolean).join(', ')).join(' · ');
  const title = isMilk && items.length === 1 ? milkTitle(names) : kindNames[kind];
  const setShare = (value: number) =>
    changeEntry({ baby: baby.id, log: 'meals', id: meal.id }, { body: { eaten_share: value } });
  return (
    <li ref={row} className={styles.row}>
      <span className={isMilk ? styles.milk : styles.meal}>
        {isMilk ? <Milk size={20} aria-hidden /> : <Utensils size={20} aria-hidden />}
      </span>
      <div className={styles.body}>
        <EntryHead
          title={title}
          time={clockText(eaten_at)}
          detail={isMilk && items.length === 1 ? '' : names}
          facts={[
            ...(share !== 1 || (!isMilk && !isNewest) ? [shareWords(share)] : []),
            ...(made_by ? [writerWords(made_by)] : []),
          ]}
          onOpen={mayChange ? () => onOpen('meal') : undefined}
        />
        {reaction && reaction.severity !== 'none' && <NotedReaction reaction={reaction} />}
        {reaction && reaction.severity !== 'none' && write?.action !== 'create' && (
          <RowPhotos babyId={baby.id} mealId={meal.id} />
        )}
        <EntryState write={write} onCorrect={() => onOpen('meal')} />
        {write === null && mayChange && <AssumedWeights meal={meal} />}
        {write === null && mayChange && <NotCounted meal={meal} onEdit={() => onOpen('meal')} />}
        {isNewest && !isMilk && mayChange && (
          <AfterMeal share={share} onShare={setShare} onReaction={() => onOpen('reaction')} />
        )}
      </div>
    </li>
  );
}

/** "Breast milk" without a volume is a feed at the breast. */
const milkTitle = (names: string) => (names === 'Breast milk' ? 'Breastfed' : names);

function NotedReaction({ reaction }: { reaction: NonNullable<DayMeal['reaction']> }) {
  return (
    <p className={styles.reaction}>
      <TriangleAlert size={16} aria-hidden />
      {reaction.severity === 'severe' ? 'Severe reaction' : 'Mild reaction'}
      {reaction.signs.length > 0 && `: ${reaction.signs.join(', ')}`}
    </p>
  );
}

interface AfterMealProps {
  share: number;
  onShare: (share: number) => void;
  onReaction: () => void;
}

/** What is asked of a meal that was logged a moment ago. */
function AfterMeal({ share, onShare, onReaction }: AfterMealProps) {
  return (
    <div className={styles.after}>
      <ChoiceChips isWide legend="How much was eaten?" choices={shares} value={share} onChange={onShare} />
      <button type="button" className={styles.link} onClick={onReaction}>
        Note a reaction
      </button>
    </div>
  );
}
