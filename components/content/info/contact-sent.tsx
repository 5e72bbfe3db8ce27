import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import styles from './contact-sent.module.css';

/** Takes the place of the form, and the focus, which would be lost with it. */
export function ContactSent({ onAgain }: { onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} role="status" tabIndex={-1}>
      <MailCheck size={40} aria-hidden className={styles.icon} />
      <h3>Thank you. We have received your message.</h3>
      <p>If it needs a reply, we’ll answer by email.</p>
      <Button variant="quiet" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}
