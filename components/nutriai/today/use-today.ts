import { useEffect, useState } from 'react';
import { localToday } from '@/lib/nutriai/client/local-date';

const lookMs = 30_000;

/** Today, also in a page that stays open past midnight. */
export function useToday(): string {
  const [today, setToday] = useState(localToday);
  useEffect(() => {
    const look = () => setToday(localToday());
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
