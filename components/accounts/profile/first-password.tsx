import { CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { askForResetLink } from '@/lib/accounts/client/password-calls';
import { useSubmission } from './use-submission';
import styles from './form-end.module.css';

/** For members who have none: a password is set by a mailed link, which proves more than an open browser does. */
export function FirstPassword({ email }: { email: string }) {
  const { submission, submit } = useSubmission();
  return (
    <>
      <p>
        You sign in with Google, so this account has no password. To sign in with your email address too, ask
        for a link to set a password.
      </p>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          disabled={submission.phase === 'saving'}
          onClick={() => void submit(() => askForResetLink(email))}
        >
          {submission.phase === 'saving' ? 'Sending…' : 'Send me a link'}
        </Button>
        <p role="status" className={styles.saved}>
          {submission.phase === 'saved' && (
            <>
              <CircleCheck size={20} aria-hidden />A link is on its way to {email}.
            </>
          )}
        </p>
      </div>
    </>
  );
}
