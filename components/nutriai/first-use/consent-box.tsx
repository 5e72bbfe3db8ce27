import { CircleAlert } from 'lucide-react';
import Link from 'next/link';
import field from '@/components/ui/field.module.css';
import { babyConsentTexts, babyConsentVersion } from '@/lib/contract/consent';
import styles from './consent-box.module.css';

interface ConsentBoxProps {
  isGiven: boolean;
  error?: string;
  onChange: (isGiven: boolean) => void;
}

/** Asked once, before anything about a first child is kept. Not ticked beforehand: agreeing is something one does. */
export function ConsentBox({ isGiven, error, onChange }: ConsentBoxProps) {
  return (
    <div className={styles.consent}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'new-baby-consent-error' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{babyConsentTexts[babyConsentVersion]}</span>
      </label>
      {error && (
        <p id="new-baby-consent-error" className={field.error}>
          <CircleAlert size={16} aria-hidden className={field.icon} />
          {error}
        </p>
      )}
      <Link href="/privacy" className={styles.more}>
        Privacy policy
      </Link>
    </div>
  );
}
