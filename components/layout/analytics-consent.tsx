'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { isUnmeasured } from '@/lib/platform/http/unmeasured-path';
import {
  analyticsScriptId,
  storeAnalyticsChoice,
  readAnalyticsChoice,
  watchAnalyticsChoice,
} from '@/lib/accounts/client/analytics-choice';
import { useAuth } from '@/lib/accounts/client/auth-context';
import styles from './analytics-consent.module.css';

/** Asks once; until the answer is yes nothing is loaded from anyone else. */
export function AnalyticsConsent({ measurementId }: { measurementId: string }) {
  const pathname = usePathname();
  const answer = useSyncExternalStore(watchAnalyticsChoice, readAnalyticsChoice, () => 'denied' as const);
  const kept = useAuth().member?.preferences?.analytics;
  const isPrivate = isUnmeasured(pathname);
  // The policy of such a document lets nothing in, also where its links have led since.
  const [isClosed] = useState(isPrivate);

  useEffect(() => {
    if (answer === 'granted' && !isPrivate && !isClosed) loadAnalytics(measurementId);
    if (answer === 'denied') stopAnalytics(measurementId);
  }, [answer, isClosed, isPrivate, measurementId]);
  useEffect(() => {
    if (answer !== 'granted') return;
    window.addEventListener('click', leaveWhole, { capture: true });
    return () => window.removeEventListener('click', leaveWhole, { capture: true });
  }, [answer]);
  useEffect(() => {
    // A member has answered in another browser: they are not asked again.
    if (answer === null && (kept === 'granted' || kept === 'denied')) storeAnalyticsChoice(kept);
  }, [answer, kept]);

  if (answer !== null || isPrivate) return null;
  return (
    <section className={styles.bar} aria-label="Your choice about statistics">
      <p>
        May we use Google Analytics to count visits? It helps us see which articles are read. Nothing is
        loaded unless you agree, and never in NutriAI or your profile.
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => storeAnalyticsChoice('denied')}>
          No, thanks
        </Button>
        <Button variant="quiet" onClick={() => storeAnalyticsChoice('granted')}>
          Yes
        </Button>
      </div>
    </section>
  );
}

/**
 * Google's script would go along into a page that is never measured, and see its address: such a link leads
 * there by a whole load, and the script stays behind.
 */
function leaveWhole(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.ariaHasPopup || !document.getElementById(analyticsScriptId)) return;
  if (link.origin === window.location.origin && isUnmeasured(link.pathname)) event.stopImmediatePropagation();
}

interface AnalyticsWindow extends Window {
  dataLayer?: unknown[];
}

function loadAnalytics(measurementId: string): void {
  const target: AnalyticsWindow = window;
  switchOff(measurementId, false);
  if (document.getElementById(analyticsScriptId)) return;
  target.dataLayer ??= [];
  const { dataLayer } = target;
  const tag = (...command: unknown[]) => dataLayer.push(asArguments(...command));
  tag('js', new Date());
  tag('config', measurementId, { anonymize_ip: true });
  const script = document.createElement('script');
  script.id = analyticsScriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** A yes that is taken back: the script, should it be there, counts no more, and its cookies go. */
function stopAnalytics(measurementId: string): void {
  switchOff(measurementId, true);
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((each) => /^_ga(?:_|$)/.test(each))) {
    for (const domain of ['', `; domain=${window.location.hostname}`]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

/** Google's own switch, which its script asks before each call. */
function switchOff(measurementId: string, isOff: boolean): void {
  Reflect.set(window, `ga-disable-${measurementId}`, isOff);
}

/** Google's tag reads `arguments` objects from the queue and ignores arrays. */
function asArguments(..._command: unknown[]): IArguments {
  return arguments;
}
