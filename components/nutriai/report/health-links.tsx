import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type * as z from 'zod';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { Period } from '@/components/nutriai/insights/insight-words';
import { Skeleton } from '@/components/ui/skeleton';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import type { HealthLinkAnswer, healthLinkListAnswer } from '@/lib/contract/nutriai-health-links';
import { healthLinkPath, healthLinksPath } from '@/lib/nutriai/client/babies/baby-paths';
import { HealthLinkForm, type MadeLink } from './health-link-form';
import { HealthLinkRow } from './health-link-row';
import styles from './health-links.module.css';

interface HealthLinksProps {
  babyId: string;
  days: Period;
  /** The link that the report shows now. */
  made: MadeLink | null;
  onMade: (link: MadeLink | null) => void;
}

/** Links to the record for a clinic: make one, see who asked for it, revoke it. */
export function HealthLinks({ babyId, days, made, onMade }: HealthLinksProps) {
  const { authenticatedFetch } = useAuth();
  const path = healthLinksPath(babyId);
  const { data, error, isValidating, mutate } = useSWR<z.output<typeof healthLinkListAnswer>, unknown>(path);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => heading.current?.focus(), []);

  const show = (link: MadeLink) => {
    setMaking(false);
    onMade(link);
    void mutate();
  };
  const revoke = async ({ id, label }: HealthLinkAnswer) => {
    const response = await authenticatedFetch(healthLinkPath(babyId, id), { method: 'DELETE' });
    // Gone already is what was wanted.
    if (response.status !== 404) await readJson(response);
    if (made?.id === id) onMade(null);
    await mutate();
    setAnnouncement(`The link “${label}” is revoked.`);
    heading.current?.focus();
  };

  return (
    <section className={styles.section} aria-labelledby="share-by-qr-code">
      <h2 id="share-by-qr-code" ref={heading} tabIndex={-1} className={styles.title}>
        Share by QR code
      </h2>
      <p className={styles.lead}>
        A clinic can scan the code to read this record, without an account. It shows the record as it is
        today, without anything that you log later. We store it encrypted, and only the code has the key.
      </p>
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {isMaking ? (
        <HealthLinkForm babyId={babyId} days={days} onMade={show} onCancel={() => setMaking(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => setMaking(true)}>Create a QR code</Button>
        </div>
      )}
      {data ? (
        <ul className={styles.list}>
          {data.results.map((link) => (
            <HealthLinkRow key={link.id} link={link} onRevoke={() => revoke(link)} />
          ))}
        </ul>
      ) : error === undefined ? (
        <Skeleton label="Loading your links…" rows={1} />
      ) : (
        <LoadProblem what="Your links" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
      )}
    </section>
  );
}
