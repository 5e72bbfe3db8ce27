'use client';

import { KeyRound, LinkIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ForgotPassword } from '@/components/accounts/sign-in/forgot-password';
import { AccountCard } from './account-card';
import { ReadingLink } from './reading-link';
import { NewPasswordForm } from './new-password-form';
import { PasswordIsSet } from './password-is-set';
import { forgetSecrets, useLinkSecrets } from './use-link-secrets';
import styles from './account-page.module.css';

/**
 * Where a mailed reset link leads: a new password, and signed in with it. A link that is no good any more is
 * replaced here.
 */
export function ResetPasswordView() {
  const secrets = useLinkSecrets();
  const [isSet, setDone] = useState(false);
  // By its token: another link may be opened in the same window.
  const [unusable, setUnusable] = useState<string | null>(null);
  if (isSet) return <PasswordIsSet />;
  if (secrets === null)
    return <ReadingLink icon={<KeyRound size={40} aria-hidden />} title="Set a new password" />;
  const link = { uid: secrets.get('uid') ?? '', token: secrets.get('token') ?? '' };
  const email = secrets.get('email') ?? '';
  const isIncomplete = link.uid === '' || link.token === '';
  if (isIncomplete || unusable === link.token) return <AskAnew email={email} isIncomplete={isIncomplete} />;
  return (
    <AccountCard icon={<KeyRound size={40} aria-hidden />} title="Set a new password">
      {email !== '' && <p className={styles.text}>For {email}</p>}
      <NewPasswordForm
        link={link}
        email={email}
        onSet={() => {
          setDone(true);
          forgetSecrets();
        }}
        onUnusable={() => setUnusable(link.token)}
      />
    </AccountCard>
  );
}

function AskAnew({ email, isIncomplete }: { email: string; isIncomplete: boolean }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  return (
    <AccountCard
      icon={<LinkIcon size={40} aria-hidden />}
      title={isIncomplete ? 'This link is not complete' : 'This link no longer works'}
    >
      <p className={styles.text} aria-busy={isBusy}>
        {isIncomplete
          ? 'Part of the link is missing. Open it from the email again, or ask for a new one.'
          : 'A link works once, for one hour, and only the newest one works. Look for a newer email, ' +
            'or ask for a new link.'}
      </p>
      <ForgotPassword initialEmail={email} onBusyChange={setBusy} onBack={() => router.push('/sign-in')} />
    </AccountCard>
  );
}
