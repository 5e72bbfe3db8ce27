import { usePathname, useSearchParams } from 'next/navigation';
import { type Period, periods } from './insight-words';

/** The days that a screen looks back on, kept in its address. */
export function usePeriod(usual: Period): [Period, (days: Period) => void] {
  const pathname = usePathname();
  const asked = Number(useSearchParams().get('days'));
  const choose = (days: Period) => {
    // No way back through every period that was looked at.
    window.history.replaceState(null, '', days === usual ? pathname : `${pathname}?days=${days}`);
  };
  return [periods.find((each) => each === asked) ?? usual, choose];
}
