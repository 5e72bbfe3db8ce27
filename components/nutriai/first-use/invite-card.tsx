import { HeartHandshake } from 'lucide-react';
import { OwnNameField } from '@/components/nutriai/babies/own-name-field';
import { ButtonLink } from '@/components/ui/button-link';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { InvitePreview } from '@/lib/contract/nutriai-carers';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { useInviteAcceptance } from './use-invite-acceptance';
import styles from './invite-card.module.css';

interface InviteCardProps {
  token: string;
  invite: InvitePreview;
}

/** Who invites, to which baby, as what; then signing in, and accepting. */
export function InviteCard({ token, invite }: InviteCardProps) {
  const { status } = useAuth();
  const { submission, errors, own, accept } = useInviteAcceptance(token);
  const { baby_name: name, invited_by: host, role, my_role: mine, for_name: forName } = invite;
  const isBusy = submission.phase === 'saving';

  return (
    <section className={styles.card} aria-labelledby="invite">
      <HeartHandshake size={40} aria-hidden className={styles.icon} />
      <h2 id="invite" className={styles.title}>
        {host || 'A parent'} invites you to look after {name}
      </h2>
      {forName && <p className={styles.text}>This invite is for {forName}.</p>}
      <p className={styles.text}>
        {role === 'parent'
          ? `As a parent, you can do everything ${host || 'they'} can. For the first 72 hours you ` +
            'can’t remove earlier carers or delete the profile.'
          : `As a carer, you can see everything about ${name} and log meals, milk and water.`}{' '}
        {host || 'They'} {host ? 'sees' : 'see'} your name on what you log.
      </p>
      {status !== 'signed-in' ? (
        <SignInFirst babyName={name} />
      ) : mine !== null && (mine === 'parent' || role === 'carer') ? (
        <>
          <p className={styles.text}>
            You already look after {name}. Someone else can still use this invite.
          </p>
          <ButtonLink href="/nutriai/today">Open NutriAI</ButtonLink>
        </>
      ) : (
        <>
          <OwnNameField own={own} error={errors.display_name} />
          {submission.phase === 'refused' && <FormProblem message={submission.message} />}
          <Button disabled={isBusy} onClick={() => void accept()}>
            {isBusy ? 'One moment…' : 'Accept the invite'}
          </Button>
        </>
      )}
    </section>
  );
}

function SignInFirst({ babyName }: { babyName: string }) {
  const { openSignIn } = useAuth();
  return (
    <>
      <Button
        onClick={(event) =>
          openSignIn({
            title: `Look after ${babyName}`,
            description: 'Sign in, or choose Email, then Sign Up. Your invite stays open.',
            opener: event.currentTarget,
          })
        }
      >
        Sign in or create an account
      </Button>
      <p className={styles.note}>Your invite is still here when you come back.</p>
    </>
  );
}
