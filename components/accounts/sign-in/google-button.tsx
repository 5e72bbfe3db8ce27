import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { GoogleLogo } from './google-logo';
import buttons from './buttons.module.css';
import styles from './google-button.module.css';

interface GoogleButtonProps {
  /** Why the button cannot be used, in words; null when it can. */
  reason: string | null;
  isDisabled: boolean;
  onPress?: () => void;
}

/**
 * The button itself, and why it does nothing where it does nothing: a dead button without a reason looks like
 * a broken site.
 */
export function GoogleButton({ reason, isDisabled, onPress }: GoogleButtonProps) {
  const reasonId = useId();
  return (
    <div className={styles.google}>
      <Button
        variant="quiet"
        className={buttons.wide}
        disabled={isDisabled || reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={onPress}
      >
        <GoogleLogo />
        Continue with Google
      </Button>
      {reason !== null && (
        <p className={styles.reason} id={reasonId}>
          {reason}
        </p>
      )}
    </div>
  );
}
