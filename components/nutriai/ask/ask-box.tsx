'use client';

import { MessageCircleQuestion, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import styles from './ask-box.module.css';

/** Fetched when somebody wants to ask. */
const AskPanel = dynamic(() => import('./ask-panel').then((module) => module.AskPanel), {
  loading: () => <div className={styles.loading} />,
});

const askPage = '/nutriai/ask';

/**
 * At the foot of every screen: a line that unfolds into a question box about the chosen baby. The page of
 * questions has one of its own.
 */
export function AskBox() {
  const id = useId();
  const pathname = usePathname();
  const { chosen } = useBabies();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (pathname === askPage) return null;
  const title = chosen === undefined ? 'Ask NutriAI' : `Ask about ${chosen.name}`;
  return (
    <section className={isOpen ? `${styles.box} ${styles.open}` : styles.box} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.heading}>
          <button
            ref={opener}
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            onClick={() => setOpen(!isOpen)}
          >
            <MessageCircleQuestion size={24} aria-hidden />
            <span className={styles.title}>{title}</span>
            {isOpen ? (
              <X size={22} aria-hidden />
            ) : (
              <span className={styles.hint} aria-hidden>
                Food, needs, allergens, recipes
              </span>
            )}
          </button>
        </h2>
      </div>
      <div id={`${id}-panel`} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.panel}>
            <AskPanel />
          </div>
        )}
      </div>
    </section>
  );
}
