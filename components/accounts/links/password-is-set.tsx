import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Button } from '@/components/ui/button';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { AccountCard } from './account-card';
import styles from './account-page.module.css';

/** The end of the way: signed in, or one step from it. */
export function PasswordIsSet() {
  const { status, openSignIn } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isSignedIn = status === 'signed-in';
  return (
    <AccountCard
      icon={<CircleCheck size={40} aria-hidden />}
      title="Your new password is set"
      headingRef={heading}
    >
      <p className={styles.text}>
        {isSignedIn
          ? 'You are signed in here. All your other devices have been signed out.'
          : 'All your devices have been signed out, including this one.'}
      </p>
      <div className={styles.actions}>
        {isSignedIn ? (
          <>
            <ButtonLink href="/nutriai">Open NutriAI</ButtonLink>
            <ButtonLink href="/profile" variant="quiet">
              Your profile
            </ButtonLink>
          </>
        ) : (
          <Button onClick={(event) => openSignIn({ opener: event.currentTarget })}>Sign in</Button>
        )}
      </div>
    </AccountCard>
  );
}
