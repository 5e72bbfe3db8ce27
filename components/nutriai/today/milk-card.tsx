'use client';

import { Heart, Milk } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import type { TodayAnswer } from '@/lib/contract/nutriai-today';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { milkFeeds, type MilkFeed, type MilkKind, usualBottleMl } from '@/lib/nutriai/client/log/milk-feed';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import { MilkSheet } from './milk-sheet';
import { QuickButtons } from './quick-buttons';
import styles from './drink-card.module.css';

interface MilkCardProps {
  baby: BabyAnswer;
  meals: readonly DayMeal[];
  /** Of the days before: the next bottle is likely as the last. */
  earlier: readonly MealAnswer[];
  milk: TodayAnswer['milk'] | undefined;
  units: UnitSystem;
  onFeed: (feed: MilkFeed, time?: string) => void;
}

/** A feed in one tap: at the breast, or the bottle that was given last. */
export function MilkCard({ baby, meals, earlier, milk, units, onFeed }: MilkCardProps) {
  const [isOther, setOther] = useState(false);
  const feeds = meals.filter(({ kind, eaten_share }) => kind === 'milk' && eaten_share > 0);
  const quick = milkFeeds(baby);
  return (
    <Card
      title="Milk"
      aside={
        <p className={styles.total} aria-live="polite">
          {feeds.length} {feeds.length === 1 ? 'feed' : 'feeds'}
        </p>
      }
      lead={milk ? milkWords(milk, units) : undefined}
    >
      <QuickButtons
        tone="pear"
        buttons={[
          ...quick.map(({ milk: kind, name }) => {
            const ml = kind === 'breast' ? null : usualBottleMl([...meals, ...earlier], kind);
            const words = ml === null ? name : `${name}, ${volumeText(ml, units)}`;
            return {
              key: `${kind} ${name}`,
              label: `Log a feed: ${words}`,
              face: <FeedFace kind={kind} name={name} ml={ml} units={units} />,
              press: () => onFeed({ milk: kind, ml, minutes: null, side: null }),
            };
          }),
          { key: 'other', label: 'Log another feed', face: 'Other', press: () => setOther(true) },
        ]}
      />
      {isOther && (
        <MilkSheet
          baby={baby}
          draft={`${baby.id} new`}
          time={timeOfMoment(new Date().toISOString())}
          onFeed={(feed, time) => {
            onFeed(feed, time);
            setOther(false);
          }}
          onClose={() => setOther(false)}
        />
      )}
    </Card>
  );
}

interface FeedFaceProps {
  kind: MilkKind;
  name: string;
  ml: number | null;
  units: UnitSystem;
}

function FeedFace({ kind, name, ml, units }: FeedFaceProps) {
  return (
    <>
      {kind === 'breast' ? <Heart size={18} aria-hidden /> : <Milk size={18} aria-hidden />}
      <span>{name}</span>
      {ml !== null && <span className={styles.amount}>{volumeText(ml, units)}</span>}
    </>
  );
}

/** What is reckoned for the day; a feed at the breast has no volume that anybody saw. */
function milkWords({ ml, estimated, usual }: NonNullable<TodayAnswer['milk']>, units: UnitSystem): string {
  const about = volumeText(Math.round(ml / 10) * 10, units);
  const amount = estimated
    ? `We estimate about ${about} for the whole day, partly from the usual amount at this age.`
    : `${volumeText(ml, units)} logged.`;
  if (usual === null) return amount;
  return `${amount} Usual: ${volumeText(usual.min_ml, units)} to ${volumeText(usual.max_ml, units)} a day.`;
}
