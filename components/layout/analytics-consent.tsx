'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import button from '@/components/ui/button.module.css';
import styles from './analytics-consent.module.css';

const storageKey = 'analytics-consent';
const consentChange = 'little-pear:analytics-consent';

/** Pages that show what a parent entered are never measured. */
const privateAreas = /^\/(?:nutriai|profile|sign-in)(?:\/|$)/;

type Answer = 'granted' | 'denied';

/** Asks once; until the answer is yes nothing is loaded from anyone else. */
export function AnalyticsConsent({ measurementId }: { measurementId: string }) {
  const pathname = usePathname();
  const answer = useSyncExternalStore(subscribe, readAnswer, () => 'denied' as const);
  const isPrivate = privateAreas.test(pathname);

  useEffect(() => {
    if (answer === 'granted' && !isPrivate) loadAnalytics(measurementId);
  }, [answer, isPrivate, measurementId]);

  if (answer !== null || isPrivate) return null;
  return (
    <section className={styles.bar} aria-label="Your choice about statistics">
      <p>
        May we count visits with Google Analytics? It helps us see which articles are read. Nothing is loaded
        before you say yes, and never in NutriAI or your profile.
      </p>
      <div className={styles.buttons}>
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={() => store('denied')}>
          No, thanks
        </button>
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={() => store('granted')}>
          Yes
        </button>
      </div>
    </section>
  );
}

function readAnswer(): Answer | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    return 'denied';
  }
}

function store(answer: Answer): void {
  try {
    localStorage.setItem(storageKey, answer);
  } catch {
    // A browser that refuses storage is read as a no.
  }
  window.dispatchEvent(new Event(consentChange));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(consentChange, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(consentChange, onChange);
    window.removeEventListener('storage', onChange);
  };
}

interface AnalyticsWindow extends Window {
  dataLayer?: unknown[];
}

function loadAnalytics(measurementId: string): void {
  const id = 'analytics-script';
  if (document.getElementById(id)) return;
  const target: AnalyticsWindow = window;
  target.dataLayer ??= [];
  const { dataLayer } = target;
  const tag = (...command: unknown[]) => dataLayer.push(asArguments(...command));
  tag('js', new Date());
  tag('config', measurementId, { anonymize_ip: true });
  const script = document.createElement('script');
  script.id = id;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** Google's tag reads `arguments` objects from the queue and ignores arrays. */
function asArguments(..._command: unknown[]): IArguments {
  return arguments;
}
