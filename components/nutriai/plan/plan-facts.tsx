import { Card } from '@/components/ui/card';
import { Meter } from '@/components/ui/meter';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import {
  introducedName,
  type Shortfall,
  shortfallName,
  shortfallSize,
} from '@/lib/nutriai/client/plans/plan-words';
import styles from './plan-facts.module.css';

/** What a plan brings for the first time, what it is short of and what helps, drops, and how to read it. */
export function PlanFacts({ plan }: { plan: MealPlanAnswer }) {
  const { shortfalls, introductions, supplements, notes } = plan;
  return (
    <div className={styles.facts}>
      {introductions.length > 0 && <Introductions plan={plan} />}
      {shortfalls.length === 0 ? (
        <Card title="All needs covered" className={styles.card}>
          <p>On average, these meals provide everything food should provide alongside milk.</p>
        </Card>
      ) : (
        <Card title="Low in this plan" lead="With reasons and what helps." className={styles.card}>
          {shortfalls.map((shortfall) => (
            <ShortfallRow key={shortfall.nutrient} shortfall={shortfall} />
          ))}
        </Card>
      )}
      {supplements.length > 0 && (
        <Card title="Every day, as well as meals" className={styles.card}>
          {supplements.map(({ id, advice, source }) => (
            <div key={id} className={styles.row}>
              <p>{advice}</p>
              <SourceNote sources={[source]} />
            </div>
          ))}
        </Card>
      )}
      <Card title="How to read this plan" className={styles.card}>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className={styles.made}>{madeText(plan)}</p>
      </Card>
    </div>
  );
}

function Introductions({ plan }: { plan: MealPlanAnswer }) {
  const titles = new Map(
    plan.days.flatMap(({ slots }) => slots.map(({ recipe, title }) => [recipe, title] as const)),
  );
  const ways = [...new Set(plan.introductions.map(({ how }) => how))];
  return (
    <Card title="New allergens" className={styles.card}>
      <ol className={styles.introductions}>
        {plan.introductions.map(({ date, allergen, recipe }) => (
          <li key={allergen}>
            <span className={styles.date}>{fullDay(date)}</span>
            <span>
              <strong>{introducedName(allergen)}</strong>, in {titles.get(recipe) ?? 'a dish'}
            </span>
          </li>
        ))}
      </ol>
      {ways.map((how) => (
        <p key={how} className={styles.how}>
          {how}
        </p>
      ))}
    </Card>
  );
}

function ShortfallRow({ shortfall }: { shortfall: Shortfall }) {
  const { share, share_with_milk: withMilk, why, what_helps: helps, sources } = shortfall;
  return (
    <div className={styles.row}>
      <Meter
        name={shortfallName(shortfall)}
        share={share > 1 ? 1 : share}
        words={shortfallSize(shortfall)}
        tone="short"
      />
      {withMilk !== undefined && withMilk < 1 && (
        <p className={styles.withMilk}>With milk, about {Math.round(withMilk * 100)}% of the daily need.</p>
      )}
      <p>{why}</p>
      {helps.length > 0 && (
        <>
          <p className={styles.helps}>What helps</p>
          <ul className={styles.notes}>
            {helps.map((help) => (
              <li key={help}>{help}</li>
            ))}
          </ul>
        </>
      )}
      <SourceNote sources={sources} />
    </div>
  );
}

function madeText({ solved_ms, gap, days }: MealPlanAnswer): string {
  const meals = days.reduce((count, { slots }) => count + slots.length, 0);
  const seconds = (solved_ms / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 });
  const within =
    gap > 0.0005 ? `within ${(gap * 100).toFixed(1)}% of the best possible` : 'the best possible';
  return (
    `Calculated in ${seconds} seconds for ${meals} meals. By NutriAI’s own rules, this choice of ` +
    `dishes is ${within}.`
  );
}
