import { useEffect, useState } from 'react';
import styles from './wait-note.module.css';

/**
 * How long until it is worth trying again. The seconds that pass are for the eye: read aloud they would drown
 * everything else; the alert above has said how long it takes, and the end is announced.
 */
export function WaitNote({ untilMs }: { untilMs: number }) {
  const secondsLeft = useSecondsLeft(untilMs);
  return (
    <p className={styles.note} role="status">
      To keep accounts safe, you have to wait after several attempts. What you typed is still here.{' '}
      {secondsLeft > 0 ? (
        <span aria-hidden="true">Try again in {inWords(secondsLeft)}.</span>
      ) : (
        <span>You can try again now.</span>
      )}
    </p>
  );
}

function useSecondsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  const isOver = nowMs >= untilMs;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1_000));
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
