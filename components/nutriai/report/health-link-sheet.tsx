import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { momentText, usesText } from './health-link-words';
import type { MadeLink } from './use-new-health-link';
import styles from './health-link-sheet.module.css';
import report from './report.module.css';

interface HealthLinkSheetProps {
  babyName: string;
  made: MadeLink;
  onDone: () => void;
}

/** A page of the report with the code, this once: the link is in the page alone, not in any storage of the browser. */
export function HealthLinkSheet({ babyName, made, onDone }: HealthLinkSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);

  return (
    <section ref={sheet} tabIndex={-1} className={styles.page} aria-label="Page with the QR code">
      <LinkActions made={made} onDone={onDone} />
      <div className={report.sheet}>
        <header className={report.head}>
          <p className={report.brand}>Little Pear report</p>
          <h2 className={report.title}>{babyName}: record by QR code</h2>
          <p className={report.made}>
            For a program that reads SMART Health Links. It gets the record as it was on{' '}
            {momentText(made.created_at)}.
          </p>
        </header>
        <QrCode qr={made.qr} />
        <LinkFacts made={made} />
        {made.has_passcode && <p>The family will tell you the passcode.</p>}
        <p className={styles.uri}>{made.link}</p>
      </div>
    </section>
  );
}

/** Shown on the screen only, so that the passcode is not on the paper with the code. */
function LinkActions({ made, onDone }: Pick<HealthLinkSheetProps, 'made' | 'onDone'>) {
  const [copied, setCopied] = useState('');

  const copy = () => {
    navigator.clipboard.writeText(made.link).then(
      () => setCopied('Copied.'),
      () => setCopied('Couldn’t copy. Select the link and copy it yourself.'),
    );
  };

  return (
    <div className={styles.actions}>
      <p>
        <strong>Print, save or show this page now.</strong> We show the code this once. If you lose it, revoke
        it and make another.
      </p>
      {made.passcode !== null && (
        <p>
          The passcode is <strong className={styles.passcode}>{made.passcode}</strong>. It is not printed.
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={copy}>
          <Copy size={20} aria-hidden /> Copy the link
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
        <p role="status">{copied}</p>
      </div>
    </div>
  );
}

function QrCode({ qr }: Pick<MadeLink, 'qr'>) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={qr.path} fill="#000000" />
    </svg>
  );
}

function LinkFacts({ made }: Pick<HealthLinkSheetProps, 'made'>) {
  return (
    <dl className={report.facts}>
      <div>
        <dt>Shared</dt>
        <dd>{made.label}</dd>
      </div>
      <div>
        <dt>Use</dt>
        <dd>{usesText(made)}</dd>
      </div>
      <div>
        <dt>Works until</dt>
        <dd>{momentText(made.expires_at)}</dd>
      </div>
    </dl>
  );
}
