'use client';

import { PartyPopper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import { BeforeSolids } from './before-solids';
import styles from './baby-saved.module.css';

/** What comes next once a baby is entered: the first plan, or what to wait for. */
export function BabySaved({ baby }: { baby: BabyAnswer }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const isWaiting = isBeforeSolids(baby);
  return (
    <div className={styles.saved}>
      <section className={styles.box} aria-labelledby="baby-saved">
        <PartyPopper size={36} aria-hidden className={styles.icon} />
        <h2 ref={heading} id="baby-saved" tabIndex={-1} className={styles.title}>
          {baby.name} is in
        </h2>
        <p className={styles.text}>
          {isWaiting
            ? 'You can log milk from today. Below is how much milk is usual, and what to wait for before solids.'
            : 'It takes a few seconds to plan a week of meals for your baby’s age, milk and allergies.'}
        </p>
        <div className={styles.actions}>
          {isWaiting ? (
            <ButtonLink href="/nutriai/today">Go to today</ButtonLink>
          ) : (
            <>
              <ButtonLink href="/nutriai/plan">Plan the first week</ButtonLink>
              <ButtonLink href="/nutriai/today" variant="quiet">
                Go to today
              </ButtonLink>
            </>
          )}
          <ButtonLink href={`/nutriai/babies/${baby.id}#carers`} variant="quiet">
            Invite someone
          </ButtonLink>
        </div>
      </section>
      {isWaiting && <BeforeSolids baby={baby} />}
    </div>
  );
}
