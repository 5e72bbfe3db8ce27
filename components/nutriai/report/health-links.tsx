import { useEffect, useRef, useState } from 'react';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { Period } from '@/components/nutriai/insights/insight-words';
import { Skeleton } from '@/components/ui/skeleton';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { HealthLinkAnswer } from '@/lib/contract/nutriai-health-links';
import { HealthLinkForm } from './health-link-form';
import { HealthLinkRow } from './health-link-row';
import { useHealthLinks } from './use-health-links';
import type { MadeLink } from './use-new-health-link';
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
  const links = useHealthLinks(babyId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => heading.current?.focus(), []);

  const show = (link: MadeLink) => {
    setMaking(false);
    onMade(link);
    void links.mutate();
  };
  const revoke = async ({ id, label }: HealthLinkAnswer) => {
    await links.revoke(id);
    if (made?.id === id) onMade(null);
    await links.mutate();
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
          <Button variant="quiet" onClick={() => setMaking(true)}>
            Create a QR code
          </Button>
        </div>
      )}
      <LinkList links={links} onRevoke={revoke} />
    </section>
  );
}

interface LinkListProps {
  links: ReturnType<typeof useHealthLinks>;
  onRevoke: (link: HealthLinkAnswer) => Promise<void>;
}

function LinkList({ links: { data, error, isValidating, mutate }, onRevoke }: LinkListProps) {
  if (data) {
    return (
      <ul className={styles.list}>
        {data.results.map((link) => (
          <HealthLinkRow key={link.id} link={link} onRevoke={() => onRevoke(link)} />
        ))}
      </ul>
    );
  }
  if (error === undefined) return <Skeleton label="Loading your links…" rows={1} />;
  return (
    <LoadProblem what="Your links" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
  );
}
