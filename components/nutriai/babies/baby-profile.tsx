'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { ApiError } from '@/lib/accounts/client/api-error';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { AboutForm } from './about-form';
import { BabyFacts } from './baby-facts';
import { BabyHead } from './baby-head';
import { CarersSection } from './carers-section';
import { DeleteSection } from './delete-section';
import { FoodForm } from './food-form';
import { ImportSection } from './import-section';
import { IntroducedSection } from './introduced-section';
import { MeasurementsSection } from './measurements-section';
import { RemindersSection } from './reminders-section';
import styles from './baby-profile.module.css';

/** Everything about one baby: parents change it, carers read it. */
export function BabyProfile({ id, emergency }: { id: string; emergency: EmergencyWords }) {
  const { data: baby, error, isValidating, mutate } = useSWR<BabyAnswer, unknown>(babyPath(id));
  if (error instanceof ApiError && error.status === 404) return <NotHere />;
  if (baby === undefined) {
    if (error === undefined) return <Skeleton label="Loading the profile…" rows={4} />;
    return (
      <LoadProblem what="The profile" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  return <Sections baby={baby} emergency={emergency} />;
}

/** The sections of the page, by the ids at which they stand. */
const places = [
  { id: 'about', name: 'About' },
  { id: 'food', name: 'Milk and food' },
  { id: 'allergens', name: 'Allergens' },
  { id: 'measurements', name: 'Weight and length' },
  { id: 'carers', name: 'Carers' },
] as const;

function Sections({ baby, emergency }: { baby: BabyAnswer; emergency: EmergencyWords }) {
  useEffect(() => {
    // The browser looked for the place of the address before there was one.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const shown = places.filter(({ id }) => id !== 'food' || baby.role === 'parent');
  return (
    <div className={styles.profile}>
      <BabyHead baby={baby} />
      <nav aria-label="On this page" className={styles.jump}>
        <ul className={styles.places}>
          {shown.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {baby.role === 'parent' ? (
        <>
          <AboutForm baby={baby} />
          <FoodForm baby={baby} />
        </>
      ) : (
        <BabyFacts baby={baby} />
      )}
      <IntroducedSection baby={baby} emergency={emergency} />
      <MeasurementsSection baby={baby} />
      <CarersSection baby={baby} />
      <RemindersSection baby={baby} />
      {baby.role === 'parent' && <ImportSection baby={baby} />}
      {baby.role === 'parent' && <DeleteSection baby={baby} />}
    </div>
  );
}

function NotHere() {
  return (
    <EmptyState title="Not here" action={<ButtonLink href="/nutriai/babies">Your babies</ButtonLink>}>
      This baby has been deleted or is no longer shared with you.
    </EmptyState>
  );
}
