'use client';

import { Utensils } from 'lucide-react';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { useLiveChanges } from '@/components/nutriai/shell/use-live-changes';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { useUnits } from '@/components/accounts/profile/use-units';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { AllergenSection } from './allergen-section';
import { EnergySection } from './energy-section';
import { GroupSection } from './group-section';
import { GrowthSection } from './growth-section';
import { Tabs } from '@/components/ui/tabs';
import { InShort } from './in-short';
import type { Period } from './insight-words';
import { IntakeSection } from './intake-section';
import { MilkSection } from './milk-section';
import { PeriodSwitch } from './period-switch';
import { useInsights } from './use-insights';
import { usePeriod } from './use-period';
import { VarietySection } from './variety-section';
import { WaterSection } from './water-section';
import styles from './insights-view.module.css';

/** What the last days say of the chosen baby. */
export function InsightsView() {
  const baby = useBaby();
  useLiveChanges(baby.id);
  const [period, choose] = usePeriod(7);
  const { data, error, isValidating, mutate } = useInsights(baby.id, period);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <PeriodSwitch chosen={period} onChoose={choose} />
      </div>
      {!data && error === undefined && <Skeleton label="Loading the insights…" rows={4} />}
      {error !== undefined && (
        <LoadProblem
          what="The insights"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {data && <Sections found={data} period={period} onChanged={() => mutate()} />}
    </div>
  );
}

interface SectionsProps {
  found: InsightsAnswer;
  period: Period;
  onChanged: () => Promise<unknown>;
}

function Sections({ found, period, onChanged }: SectionsProps) {
  const units = useUnits();
  const growth = <GrowthSection growth={found.growth} units={units} onChanged={onChanged} />;
  const allergens = <AllergenSection allergens={found.allergens} today={found.today} />;
  const isYoung = found.age_months < 6;
  const tabs = [
    isYoung
      ? { id: 'milk', name: 'Milk', content: <MilkSection found={found} units={units} /> }
      : { id: 'food', name: 'Food', content: <FoodSections found={found} period={period} /> },
    { id: 'allergens', name: 'Allergens', content: allergens },
    { id: 'growth', name: 'Growth', content: growth },
  ];
  return (
    <>
      <InShort alerts={found.alerts} loggedDays={found.logged_days} days={period} />
      {!isYoung && found.logged_days === 0 && <NothingLogged period={period} />}
      <Tabs label="Parts of the insights" tabs={tabs} first={firstTab(found)} />
      {!isYoung && <Notes notes={found.notes} />}
    </>
  );
}

/** Where there is no food to speak of, how the baby grows comes first; an address may name a part. */
function firstTab({ age_months: age, logged_days: loggedDays }: InsightsAnswer): string {
  const named = window.location.hash.slice(1);
  if (named === 'allergens' || named === 'growth') return named;
  return age >= 6 && loggedDays > 0 ? 'food' : 'growth';
}

function FoodSections({ found, period }: Pick<SectionsProps, 'found' | 'period'>) {
  const units = useUnits();
  return (
    <>
      {found.nutrients.length > 0 && <IntakeSection found={found} />}
      <div className={styles.pair}>
        <EnergySection found={found} />
        {found.who && found.logged_days > 0 && (
          <GroupSection who={found.who} dates={found.days.map(({ date }) => date)} />
        )}
        {found.variety.all_time > 0 && <VarietySection variety={found.variety} days={period} />}
        {found.water && <WaterSection water={found.water} units={units} />}
      </div>
    </>
  );
}

function NothingLogged({ period }: { period: Period }) {
  return (
    <EmptyState
      icon={<Utensils size={44} aria-hidden />}
      title={`No meals logged in these ${period} days`}
      action={<ButtonLink href="/nutriai/today">Log a meal</ButtonLink>}
    >
      After the first meal you see which needs are covered. After three logged days we show what may be low.
    </EmptyState>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="how-to-read">
      <h2 id="how-to-read" className={styles.notesTitle}>
        How to read this
      </h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>
          General information, not medical advice. Only a clinician can assess how your child is growing.
        </li>
      </ul>
    </section>
  );
}
