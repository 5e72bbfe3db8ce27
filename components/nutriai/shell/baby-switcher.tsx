'use client';

import { Check, ChevronDown, Plus, Settings2 } from 'lucide-react';
import Link from 'next/link';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { useBabies } from './baby-provider';
import { useDetailsMenu } from './use-details-menu';
import styles from './baby-switcher.module.css';

/** Which baby everything below is about. Always in sight, for a family with two must never log for the wrong one. */
export function BabySwitcher() {
  const { babies, chosen, choose } = useBabies();
  const { details, summary, close, leave } = useDetailsMenu();

  // Its place is kept while it is not known whether there is one.
  if (chosen === undefined) return babies === undefined && <div className={styles.place} />;
  const pick = (id: string) => {
    choose(id);
    leave();
  };
  return (
    <details ref={details} className={styles.place} data-several={(babies?.length ?? 0) > 1 || undefined}>
      <summary ref={summary} className={styles.summary}>
        <WhichBaby baby={chosen} />
        <ChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.menu}>
        <ul className={styles.list} aria-label="Babies">
          {babies?.map((baby) => (
            <li key={baby.id}>
              <button
                type="button"
                className={styles.item}
                aria-current={baby.id === chosen.id ? 'true' : undefined}
                onClick={() => pick(baby.id)}
              >
                <WhichBaby baby={baby} />
                {baby.id === chosen.id && <Check size={20} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
        <Link href={`/nutriai/babies/${chosen.id}`} className={styles.item} prefetch={false} onClick={close}>
          <Settings2 size={20} aria-hidden />
          Profile and carers of {chosen.name}
        </Link>
        <Link href="/nutriai/babies/new" className={styles.item} prefetch={false} onClick={close}>
          <Plus size={20} aria-hidden />
          Add a baby
        </Link>
      </div>
    </details>
  );
}

function WhichBaby({ baby: { name, age_months } }: { baby: BabyAnswer }) {
  return (
    <>
      <span className={styles.initial} aria-hidden>
        {initialOf(name)}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.age}>{ageInWords(age_months)}</span>
      </span>
    </>
  );
}

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}
