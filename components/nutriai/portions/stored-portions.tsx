'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Card } from '@/components/nutriai/ui/card';
import { UndoToast } from '@/components/nutriai/ui/undo-toast';
import button from '@/components/ui/button.module.css';
import { FormProblem } from '@/components/ui/form-problem';
import type { PortionsAnswer } from '@/lib/contract/nutriai-portions';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import { portionWords } from '@/lib/nutriai/client/portions/portions-left';
import styles from './portions.module.css';
import { usePortionChanges } from './use-portion-changes';

interface StoredPortionsProps {
  baby: string;
  portions: readonly PortionsAnswer[];
  today: string;
  onEaten: (portion: PortionsAnswer) => void;
}

/** What is in the fridge and the freezer, what has to be eaten first at the top. */
export function StoredPortions({ baby, portions, today, onEaten }: StoredPortionsProps) {
  const { setLeft } = usePortionChanges(baby);
  const { submission, submit } = useSection();
  const [gone, setGone] = useState<PortionsAnswer | null>(null);
  if (portions.length === 0 && gone === null) return null;
  const throwAway = (portion: PortionsAnswer) =>
    void submit(async () => {
      await setLeft(portion.id, 0);
      setGone(portion);
    });
  const bringBack = ({ id, portions: left }: PortionsAnswer) => {
    void submit(async () => {
      await setLeft(id, left);
    });
    setGone(null);
  };
  return (
    <Card title="In the fridge and freezer">
      {portions.length === 0 ? (
        <p className={styles.hint}>Nothing left.</p>
      ) : (
        <ul className={styles.list}>
          {portions.map((portion) => (
            <PortionItem
              key={portion.id}
              portion={portion}
              isPast={portion.eat_by < today}
              onEaten={() => onEaten(portion)}
              onThrowAway={() => throwAway(portion)}
            />
          ))}
        </ul>
      )}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      {gone && (
        <UndoToast
          message={`${gone.title} is thrown away.`}
          onUndo={() => bringBack(gone)}
          onDone={() => setGone(null)}
        />
      )}
    </Card>
  );
}

interface PortionItemProps {
  portion: PortionsAnswer;
  isPast: boolean;
  onEaten: () => void;
  onThrowAway: () => void;
}

function PortionItem({ portion, isPast, onEaten, onThrowAway }: PortionItemProps) {
  const { slug, title, eat_by: eatBy } = portion;
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        {slug === null ? (
          title
        ) : (
          <Link href={`/nutriai/recipes/${slug}`} prefetch={false}>
            {title}
          </Link>
        )}
      </p>
      <p className={isPast ? styles.past : styles.hint}>
        {portionWords(portion)}.{' '}
        {isPast ? `The last day was ${fullDay(eatBy)}: don’t serve it.` : `Eat by ${fullDay(eatBy)}.`}
      </p>
      <div className={styles.ways}>
        {!isPast && (
          <button
            type="button"
            className={`${button.button} ${button.primary}`}
            aria-label={`Ate it: ${title}`}
            onClick={onEaten}
          >
            Ate it
          </button>
        )}
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          aria-label={`Throw away ${title}`}
          onClick={onThrowAway}
        >
          Throw away
        </button>
      </div>
    </li>
  );
}
