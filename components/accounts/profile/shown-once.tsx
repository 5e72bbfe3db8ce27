import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './shown-once.module.css';

interface ShownOnceProps {
  /** Names the box for those who do not see it. */
  label: string;
  title: string;
  note: string;
  secret: string;
  onDone: () => void;
}

/** A secret, this once. It is in the page alone: not in the address, nor in any storage of the browser. */
export function ShownOnce({ label, title, note, secret, onDone }: ShownOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState('');
  useEffect(() => box.current?.focus(), []);

  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied('Copied.'),
      () => setCopied('The text couldn’t be copied. Select it and copy it by hand.'),
    );
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.box} role="group" aria-label={label}>
      <p className={styles.title}>{title}</p>
      <p>{note}</p>
      <code className={styles.key}>{secret}</code>
      <div className={styles.actions}>
        <Button onClick={copy}>
          <Copy size={20} aria-hidden /> Copy
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
        <p role="status">{copied}</p>
      </div>
    </div>
  );
}
