'use client';

import { Phone, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AskEmergency } from '@/lib/contract/nutriai-ask';
import styles from './ask-emergency.module.css';

interface AskEmergencyBoxProps {
  emergency: AskEmergency;
  /** It appeared just now: nothing else matters then. */
  isSudden: boolean;
}

/** Whom to call, before anything else is read. */
export function AskEmergencyBox({ emergency, isSudden }: AskEmergencyBoxProps) {
  const { level, language, title, message, numbers, steps = [], drawings = [] } = emergency;
  const box = useRef<HTMLDivElement>(null);
  const isNow = level === 'now';
  useEffect(() => {
    if (!isSudden || !isNow) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [isSudden, isNow]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={isNow ? styles.box : `${styles.box} ${styles.today}`}
    >
      <p className={styles.title} lang={language} dir="auto">
        <TriangleAlert size={26} aria-hidden />
        {title}
      </p>
      <p lang={language} dir="auto">
        {message}
      </p>
      <EmergencyNumbers numbers={numbers} />
      {steps.length > 0 && <EmergencySteps language={language} steps={steps} drawings={drawings} />}
    </div>
  );
}

function EmergencyNumbers({ numbers }: Pick<AskEmergency, 'numbers'>) {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ number, label }) => (
        <li key={number}>
          <a href={`tel:${number}`} className={styles.call}>
            <span className={styles.number}>
              <Phone size={18} aria-hidden />
              Call {number}
            </span>
            <span className={styles.label}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type EmergencyStepsProps = Pick<AskEmergency, 'language'> &
  Required<Pick<AskEmergency, 'steps' | 'drawings'>>;

function EmergencySteps({ language, steps, drawings }: EmergencyStepsProps) {
  return (
    <ol className={styles.steps} dir="auto" aria-label="What to do until help comes">
      {steps.map((step, place) => {
        const drawing = drawings.find((each) => each.step === place + 1);
        return (
          <li key={step} lang={language}>
            {step}
            {drawing && (
              <img
                src={drawing.path}
                width={320}
                height={220}
                lang="en"
                alt={drawing.alt}
                className={styles.drawing}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
