'use client';

import { useState } from 'react';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { countOf } from './insight-words';
import { NutrientRow } from './nutrient-row';
import { PartLegend } from './part-legend';
import styles from './intake-section.module.css';

const shownAtFirst = 9;

/** What was eaten and drunk against the needs of a day, nutrient by nutrient. Each opens to its days. */
export function IntakeSection({ found }: { found: InsightsAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const { nutrients, limits, logged_days: loggedDays } = found;
  const shown = isOpen ? nutrients : nutrients.slice(0, shownAtFirst);
  return (
    <Card
      id="intake"
      title="Intake and needs"
      lead={
        `Milk and food together, average per day over ${countOf(loggedDays, 'logged day')}. Tap one to ` +
        `see its days.${found.has_estimates ? ' “About”: some amounts were assumed.' : ''}`
      }
      aside={<PartLegend />}
    >
      <ul className={styles.list}>
        {shown.map((balance) => (
          <li key={balance.code}>
            <NutrientRow balance={balance} days={found.days.map(({ date }) => date)} />
          </li>
        ))}
      </ul>
      {nutrients.length > shownAtFirst && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${nutrients.length}`}
        </Button>
      )}
      <Limits limits={limits} />
    </Card>
  );
}

function Limits({ limits }: Pick<InsightsAnswer, 'limits'>) {
  const above = limits.filter(({ status }) => status === 'above');
  return (
    <div className={styles.limits}>
      <h3 className={styles.subtitle}>Limits</h3>
      {above.length === 0 ? (
        <p>Salt, sugars and similar: nothing in the log is over its limit.</p>
      ) : (
        <ul className={styles.above}>
          {above.map(({ id, note, foods, lower, max, unit, sources }) => (
            <li key={id}>
              <p>
                <strong>{limitNames[id]}:</strong> {Math.round(lower)} {unit} a day, at most {Math.round(max)}{' '}
                {unit}
                {foods.length > 0 && ` (${foods.join(', ')})`}. {note}
              </p>
              <SourceNote sources={sources} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const limitNames: Readonly<Record<InsightsAnswer['limits'][number]['id'], string>> = {
  sodium: 'Salt (as sodium)',
  added_sugars: 'Added sugars',
  retinol: 'Retinol (animal vitamin A)',
  juice: 'Juice',
  cows_milk_drink: 'Cow’s milk as a drink',
};
