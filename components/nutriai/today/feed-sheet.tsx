import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { dateOfMoment, momentAt, timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { itemRequest } from '@/lib/nutriai/client/log/meal-words';
import { feedOfItem, type MilkFeed, milkItem } from '@/lib/nutriai/client/log/milk-feed';
import { MilkSheet } from './milk-sheet';

interface FeedSheetProps {
  baby: BabyAnswer;
  meal: DayMeal;
  onReaction: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Returns the feed that an entry is; null where it is a meal, or a feed with more in it. */
export function feedOf({ kind, items }: DayMeal): MilkFeed | null {
  const [item] = items;
  return kind === 'milk' && items.length === 1 && item ? feedOfItem(item) : null;
}

/** A feed that was logged, with all that a feed has. */
export function FeedSheet({ baby, meal, onReaction, onDelete, onClose }: FeedSheetProps) {
  const before = timeOfMoment(meal.eaten_at);
  const save = (given: MilkFeed, time: string) => {
    const item = milkItem(given);
    changeEntry(
      { baby: baby.id, log: 'meals', id: meal.id },
      {
        body: {
          items: [itemRequest(item)],
          ...(time !== before && { eaten_at: momentAt(dateOfMoment(meal.eaten_at), time) }),
        },
        names: [item.name],
      },
    );
    onClose();
  };
  return (
    <MilkSheet
      baby={baby}
      draft={`${baby.id} ${meal.eaten_at}`}
      time={before}
      feed={feedOf(meal) ?? undefined}
      imported={meal.imported}
      onFeed={save}
      onReaction={onReaction}
      onDelete={onDelete}
      onClose={onClose}
    />
  );
}
