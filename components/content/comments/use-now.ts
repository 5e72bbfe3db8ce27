import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The time in milliseconds, renewed a few times a minute: what may be done for so long goes when its time is over. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
