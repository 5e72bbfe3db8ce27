import { useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { EntrySheet } from './entry-sheet';
import { FeedSheet, feedOf } from './feed-sheet';

interface MealSheetProps {
  baby: BabyAnswer;
  meal: DayMeal;
  emergency: EmergencyWords;
  /** What it was opened for. */
  about: 'meal' | 'reaction';
  onDelete: () => void;
  onClose: () => void;
}

/** An entry of the day, opened again: a feed with what a feed has, a meal with what a meal has. */
export function MealSheet({ baby, meal, emergency, about: first, onDelete, onClose }: MealSheetProps) {
  const [about, setAbout] = useState(first);
  if (about === 'meal' && feedOf(meal)) {
    return (
      <FeedSheet
        baby={baby}
        meal={meal}
        onReaction={() => setAbout('reaction')}
        onDelete={onDelete}
        onClose={onClose}
      />
    );
  }
  return (
    <EntrySheet
      baby={baby}
      meal={meal}
      emergency={emergency}
      isAboutReaction={about === 'reaction'}
      onDelete={onDelete}
      onClose={onClose}
    />
  );
}
