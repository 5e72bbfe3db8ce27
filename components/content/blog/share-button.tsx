'use client';

import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './share-button.module.css';

type Outcome = 'none' | 'copied' | 'failed';

const outcomeTexts: Record<Outcome, string> = {
  none: '',
  copied: 'Link copied',
  failed: 'The link could not be copied. You can copy it from the address bar.',
};

/** Opens the device's share sheet; where there is none, copies the link and says so. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
      } catch (error) {
        // Closing the sheet is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome(await copy(url));
      }
      return;
    }
    setOutcome(await copy(url));
  };

  return (
    <>
      <Button variant="quiet" className={styles.share} onClick={share}>
        {outcome === 'copied' ? <Check size={18} aria-hidden /> : <Share2 size={18} aria-hidden />}
        Share
      </Button>
      <span role="status" className={styles.outcome}>
        {outcomeTexts[outcome]}
      </span>
    </>
  );
}

async function copy(url: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
