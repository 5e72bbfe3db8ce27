import { Baby, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import useSWR from 'swr';
import type * as z from 'zod';
import { ButtonLink } from '@/components/ui/button-link';
import type { babyListAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { ProfileSection } from './profile-section';
import { SectionPending } from './section-pending';
import styles from './link-list.module.css';

/** Whom the member looks after; profiles and who shares them are NutriAI's. */
export function BabiesSection() {
  const { data, error, isValidating, mutate } = useSWR<z.output<typeof babyListAnswer>, unknown>(babiesPath);
  return (
    <ProfileSection id="babies" title="Your babies" lead="The babies you log and plan for.">
      {data ? (
        <>
          {data.results.length > 0 && (
            <ul className={styles.list}>
              {data.results.map(({ id, name, age_months: ageMonths, role }) => (
                <li key={id}>
                  <Link href={`/nutriai/babies/${id}`} prefetch={false} className={styles.link}>
                    <Baby size={24} aria-hidden className={styles.icon} />
                    <span className={styles.words}>
                      <span className={styles.name}>{name}</span>
                      <span className={styles.note}>
                        {ageInWords(ageMonths)}
                        {role === 'carer' && ', shared with you'}
                      </span>
                    </span>
                    <ChevronRight size={20} aria-hidden className={styles.icon} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink
            href={data.results.length > 0 ? '/nutriai/babies' : '/nutriai/babies/new'}

            variant="quiet"
            className={styles.action}
          >
            {data.results.length > 0 ? 'Profiles and carers' : 'Add a baby'}
          </ButtonLink>
        </>
      ) : (
        <SectionPending
          what="Your babies"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </ProfileSection>
  );
}
