'use client';

import { Phone, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { BothEnglishes } from '@/components/content/english/both-englishes';
import styles from './emergency-box.module.css';

interface EmergencyBoxProps {
  words: EmergencyWords;
  /** What was noted, in place of the usual words. */
  title?: string;
  /** Takes the focus when it appears: nothing else matters then. */
  isSudden?: boolean;
}

const numbers = ['999', '112', '911'] as const;

/** Whom to call, before anything else, in words and numbers that need no network. */
export function EmergencyBox({ words, title = words.title, isSudden = false }: EmergencyBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSudden) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [isSudden]);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <TriangleAlert size={26} aria-hidden />
        {title}
      </p>
      <p>
        {words.americanAdvice === undefined ? (
          words.advice
        ) : (
          <BothEnglishes british={words.advice} american={words.americanAdvice} />
        )}
      </p>
      <p className={styles.numbers}>
        {numbers.map((number) => (
          <a
            key={number}
            href={`tel:${number}`}
            className={number === '911' ? styles.call : `${styles.call} ${styles.elsewhere}`}
          >
            <Phone size={18} aria-hidden />
            Call {number}
          </a>
        ))}
      </p>
      <p className={styles.source}>
        Source:{' '}
        <a href={words.source.url}>
          {words.source.org}, {words.source.title}
        </a>
      </p>
    </div>
  );
}
