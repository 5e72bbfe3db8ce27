import { QrCode } from 'lucide-react';
import { FormProblem } from '@/components/ui/form-problem';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { HealthLinkAnswer } from '@/lib/contract/nutriai-health-links';
import { momentText, resultWords, stateWords, usesText } from './health-link-words';
import styles from './health-links.module.css';

interface HealthLinkRowProps {
  link: HealthLinkAnswer;
  onRevoke: () => Promise<void>;
}

/** A link with who asked for what is behind it. */
export function HealthLinkRow({ link, onRevoke }: HealthLinkRowProps) {
  const { submission, submit } = useSubmission();
  const isRevoking = submission.phase === 'saving';
  return (
    <li className={styles.row}>
      <QrCode size={24} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>
          {link.label} <span className={styles.badge}>{stateWords[link.state]}</span>
        </p>
        <p className={styles.note}>
          {usesText(link)}. Made {momentText(link.created_at)},{' '}
          {link.state === 'expired' ? 'expired' : 'expires'} {momentText(link.expires_at)}.
        </p>
        {link.accesses.length === 0 ? (
          <p className={styles.note}>Nobody has opened it yet.</p>
        ) : (
          <ul className={styles.accesses} aria-label={`Who asked for “${link.label}”`}>
            {link.accesses.map(({ at, recipient, result }, index) => (
              <li key={index}>
                {momentText(at)}: “{recipient}” {resultWords[result]}
              </li>
            ))}
          </ul>
        )}
      </div>
      {link.state === 'active' && (
        <Button
          variant="quiet"
          className={styles.revoke}
          disabled={isRevoking}
          onClick={() => void submit(onRevoke)}
        >
          <span>{isRevoking ? 'Revoking…' : 'Revoke'}</span>
          <span className={hidden.hidden}>the link {link.label}</span>
        </Button>
      )}
      {submission.phase === 'refused' && (
        <FormProblem message={`“${link.label}” still works. ${submission.message}`} />
      )}
    </li>
  );
}
