'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Card } from '@/components/ui/card';
import { Toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
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
        <Toast
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
          <Button variant="quiet" aria-label={`Ate it: ${title}`} onClick={onEaten}>
            Ate it
          </Button>
        )}
        <Button variant="quiet" aria-label={`Throw away ${title}`} onClick={onThrowAway}>
          Throw away
        </Button>
      </div>
    </li>
  );
}
