'use client';

import { CircleCheck, LinkIcon, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { profilePath } from '@/components/accounts/profile/profile-paths';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import { ButtonLink } from '@/components/ui/button-link';
import { Button } from '@/components/ui/button';
import { fieldErrorsOf } from '@/components/ui/field-errors';
import { FormProblem } from '@/components/ui/form-problem';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { confirmNewEmail } from '@/lib/accounts/client/password-calls';
import { AccountCard } from './account-card';
import { ReadingLink } from './reading-link';
import { forgetSecrets, useLinkSecrets } from './use-link-secrets';
import styles from './account-page.module.css';

/**
 * Where the link in a new mailbox leads. A press is asked for: programs that look at mails before people do
 * open every link in them.
 */
export function ConfirmEmailView() {
  const secrets = useLinkSecrets();
  const [isConfirmed, setConfirmed] = useState(false);
  // By its token: another link may be opened in the same window.
  const [unusable, setUnusable] = useState<string | null>(null);
  const token = secrets?.get('token') ?? '';
  if (isConfirmed) return <Confirmed />;
  if (secrets === null)
    return <ReadingLink icon={<MailCheck size={40} aria-hidden />} title="Use this email address" />;
  if (token === '' || token === unusable) return <Unusable />;
  return (
    <Confirm
      token={token}
      onConfirmed={() => {
        setConfirmed(true);
        forgetSecrets();
      }}
      onUnusable={() => setUnusable(token)}
    />
  );
}

interface ConfirmProps {
  token: string;
  onConfirmed: () => void;
  onUnusable: () => void;
}

function Confirm({ token, onConfirmed, onUnusable }: ConfirmProps) {
  const { status, reloadMember } = useAuth();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const confirm = async () => {
    setBusy(true);
    setProblem('');
    try {
      await confirmNewEmail(token);
      if (status === 'signed-in') {
        void mutate(profilePath);
        reloadMember().catch(() => undefined);
      }
      onConfirmed();
    } catch (error) {
      const isAboutLink = error instanceof ApiError && fieldErrorsOf(error.body).token !== undefined;
      if (isAboutLink) onUnusable();
      else setProblem(refusalOf(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AccountCard icon={<MailCheck size={40} aria-hidden />} title="Use this email address">
      <p className={styles.text}>
        You will then sign in with the address this link was sent to, and we will write to you there.
      </p>
      {problem !== '' && <FormProblem message={problem} />}
      <Button disabled={isBusy} onClick={() => void confirm()}>
        {isBusy ? 'Confirming…' : 'Confirm the new address'}
      </Button>
    </AccountCard>
  );
}

function Confirmed() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AccountCard
      icon={<CircleCheck size={40} aria-hidden />}
      title="Your email address is changed"
      headingRef={heading}
    >
      <p className={styles.text}>Sign in with the new address from now on. We emailed your old address.</p>
      <ButtonLink href="/profile">Your profile</ButtonLink>
    </AccountCard>
  );
}

function Unusable() {
  return (
    <AccountCard icon={<LinkIcon size={40} aria-hidden />} title="This link no longer works">
      <p className={styles.text}>
        A link works once, for one hour, and only the newest one works. You can ask for another on your
        profile. Your address has not changed.
      </p>
      <ButtonLink href="/profile">Your profile</ButtonLink>
    </AccountCard>
  );
}
