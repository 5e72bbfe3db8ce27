'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { CoveredNutrient, TodayAnswer } from '@/lib/contract/nutriai-today';
import { FoodGroups } from './food-groups';
import { MilkAndFood } from './milk-and-food';
import { NutrientBar } from './nutrient-bar';
import type { Day } from './use-day';
import styles from './day-summary.module.css';

/** What most children run short of, the first of them iron. */
const firstCodes = ['iron_mg', 'vitamin_d_ug', 'zinc_mg', 'calcium_mg', 'vitamin_a_ug', 'vitamin_c_mg'];

/** Advice on everything at once is advice on nothing. */
const helpedAtMost = 2;

/** What the day brought so far, and what is still to come. */
export function DaySummary({ day }: { day: Day }) {
  const { summary, summaryError } = day;
  if (!summary) {
    if (summaryError === undefined) return <Skeleton label="Calculating…" rows={2} />;
    return (
      <Card title="What it covers">
        <LoadProblem
          what="The day’s totals"
          error={summaryError}
          isTrying={day.isTrying}
          onRetry={day.reload}
        />
      </Card>
    );
  }
  return (
    <>
      <Covered summary={summary} />
      {summary.groups && <FoodGroups groups={summary.groups} isToday={summary.is_today} />}
    </>
  );
}

function Covered({ summary }: { summary: TodayAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const { nutrients, is_today: isToday, milk } = summary;
  const known = nutrients.filter(({ code }) => code !== 'energy_kcal');
  const first = firstCodes.flatMap((code) => known.find((each) => each.code === code) ?? []);
  const rest = known.filter((each) => !first.includes(each));
  const energy = nutrients.find(({ code }) => code === 'energy_kcal');
  return (
    <Card
      title={isToday ? 'Covered so far' : 'What it covered'}
      lead={
        nutrients.length === 0
          ? 'Log a meal to see what it provides and what is still needed.'
          : isToday
            ? 'Milk and food together, compared with a whole day’s needs. The day isn’t over yet.'
            : 'Milk and food together, compared with a day’s needs. A single day doesn’t say much: look at a ' +
              'whole week.'
      }
    >
      {energy && <MilkAndFood energy={energy} isEstimated={milk?.estimated ?? false} />}
      <Bars nutrients={first} summary={summary} />
      {rest.length > 0 && (
        <>
          {isOpen && <Bars nutrients={rest} summary={summary} />}
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `Show ${rest.length} more`}
          </button>
        </>
      )}
    </Card>
  );
}

interface BarsProps {
  nutrients: readonly CoveredNutrient[];
  summary: Pick<TodayAnswer, 'is_today' | 'has_estimates'>;
}

function Bars({ nutrients, summary: { is_today: isToday, has_estimates: isEstimated } }: BarsProps) {
  if (nutrients.length === 0) return null;
  const helped = nutrients.filter(({ status }) => status === 'low').slice(0, helpedAtMost);
  return (
    <ul className={styles.bars}>
      {nutrients.map((nutrient) => (
        <li key={nutrient.code}>
          <NutrientBar
            nutrient={nutrient}
            isToday={isToday}
            isHelping={helped.includes(nutrient)}
            isEstimated={isEstimated}
          />
        </li>
      ))}
    </ul>
  );
}
