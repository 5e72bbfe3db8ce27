'use client';

import { Baby, ChevronRight, Plus, Upload } from 'lucide-react';
import Link from 'next/link';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { roleNames } from '@/lib/nutriai/client/babies/baby-words';
import styles from './baby-list.module.css';

/** All babies that the member looks after, and the way to each. */
export function BabyList() {
  const { babies, error, isTrying, reload } = useBabies();
  if (babies === undefined) {
    if (error === undefined) return <Skeleton label="Loading your babies…" rows={2} />;
    return <LoadProblem what="Your babies" error={error} isTrying={isTrying} onRetry={() => void reload()} />;
  }
  if (babies.length === 0) {
    return (
      <EmptyState
        icon={<Baby size={44} aria-hidden />}
        title="No baby yet"
        action={<ButtonLink href="/nutriai/babies/new">Add your baby</ButtonLink>}
      >
        A name and a birth date are enough to start. If someone shares a baby with you, open their link here.
        Data from another account can be <Link href="/nutriai/babies/import">imported</Link>.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {babies.map((baby) => (
        <BabyRow key={baby.id} baby={baby} />
      ))}
      <li>
        <Link href="/nutriai/babies/new" className={`${styles.row} ${styles.add}`} prefetch={false}>
          <Plus size={24} aria-hidden className={styles.plus} />
          Add a baby
        </Link>
      </li>
      <li>
        <Link href="/nutriai/babies/import" className={`${styles.row} ${styles.add}`} prefetch={false}>
          <Upload size={24} aria-hidden className={styles.plus} />
          Import from another account
        </Link>
      </li>
    </ul>
  );
}

function BabyRow({
  baby: { id, name, age_months: age, corrected_age_months: corrected, role },
}: {
  baby: BabyAnswer;
}) {
  return (
    <li>
      <Link href={`/nutriai/babies/${id}`} className={styles.row} prefetch={false}>
        <span className={styles.initial} aria-hidden>
          {name.trim().charAt(0).toUpperCase()}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.age}>
            {ageInWords(age)}
            {corrected !== null && `, ${ageInWords(corrected)} from the due date`}
          </span>
        </span>
        <span className={styles.role}>{roleNames[role]}</span>
        <ChevronRight size={22} aria-hidden className={styles.arrow} />
      </Link>
    </li>
  );
}
