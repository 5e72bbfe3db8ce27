'use client';

import { Check, ChevronDown, Plus, Settings2 } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { useBabies } from './baby-provider';
import styles from './baby-switcher.module.css';

/** Which baby everything below is about. Always in sight, for a family with two must never log for the wrong one. */
export function BabySwitcher() {
  const { babies, chosen, choose } = useBabies();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  const close = () => {
    if (details.current) details.current.open = false;
  };

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || !details.current?.contains(event.target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      summary.current?.focus();
    };
    // Left by the keyboard, it must not cover what has the focus now.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  // Its place is kept while it is not known whether there is one.
  if (chosen === undefined) return babies === undefined && <div className={styles.place} />;
  const pick = (id: string) => {
    choose(id);
    close();
    summary.current?.focus();
  };
  return (
    <details ref={details} className={styles.place}>
      <summary ref={summary} className={styles.summary}>
        <span className={styles.initial} aria-hidden>
          {initialOf(chosen.name)}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{chosen.name}</span>
          <span className={styles.age}>{ageInWords(chosen.age_months)}</span>
        </span>
        <ChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.menu}>
        <ul className={styles.list} aria-label="Babies">
          {babies?.map(({ id, name, age_months }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.item}
                aria-current={id === chosen.id ? 'true' : undefined}
                onClick={() => pick(id)}
              >
                <span className={styles.initial} aria-hidden>
                  {initialOf(name)}
                </span>
                <span className={styles.who}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.age}>{ageInWords(age_months)}</span>
                </span>
                {id === chosen.id && <Check size={20} aria-hidden />}
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

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}
