import { Check } from 'lucide-react';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';
import { libraryRecipePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import styles from './next-meal.module.css';

interface NextMealProps {
  slot: PlannedSlot;
  onEaten: () => void;
}

/** What the plan has next. */
export function NextMeal({ slot, onEaten }: NextMealProps) {
  const { firstTastes = [] } = slot;
  return (
    <Card title={`Next: ${kindNames[slot.kind].toLowerCase()}`} className={styles.next}>
      <div className={styles.dish}>
        <p className={styles.name}>
          {slot.slug === null ? (
            slot.title
          ) : (
            <Link href={libraryRecipePath(slot.slug)} prefetch={false}>
              {slot.title}
            </Link>
          )}
        </p>
        <p className={styles.portion}>{slot.portion}</p>
        {slot.texture && <p className={styles.portion}>{slot.texture}</p>}
        {firstTastes.length > 0 && (
          <p className={styles.first}>
            {`First ${firstTastes.join(' and ')}: offer a little and watch before you give the rest.`}
          </p>
        )}
      </div>
      <Button variant="quiet" className={styles.eaten} onClick={onEaten}>
        <Check size={20} aria-hidden />
        Ate it
      </Button>
    </Card>
  );
}
