'use client';

import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './cook-timer.module.css';

const secondMs = 1_000;

/** Counts down the minutes of a step, by the clock, so that a phone that slept does not count wrong. */
export function CookTimer({ minutes }: { minutes: number }) {
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (endsAtMs === null) return;
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  if (endsAtMs === null) {
    const start = () => {
      const now = Date.now();
      setNowMs(now);
      setEndsAtMs(now + minutes * 60 * secondMs);
    };
    return (
      <Button variant="quiet" className={styles.start} onClick={start}>
        <Timer size={22} aria-hidden />
        {minutes === 1 ? 'Start 1 minute' : `Start ${minutes} minutes`}
      </Button>
    );
  }
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / secondMs));
  return (
    <div className={styles.timer}>
      <p className={left === 0 ? styles.over : styles.left} role="timer" aria-label="Time left">
        {left === 0 ? 'Time is up' : clockText(left)}
      </p>
      <Button variant="quiet" onClick={() => setEndsAtMs(null)}>
        {left === 0 ? 'Clear' : 'Stop'}
      </Button>
      <span role="alert" className={styles.said}>
        {left === 0 ? 'Time is up' : ''}
      </span>
    </div>
  );
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
