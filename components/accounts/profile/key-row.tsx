import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import hidden from '@/components/ui/visually-hidden.module.css';
import { scopeWords } from './key-words';
import type { ApiKey } from './profile-paths';
import { useBabiesText } from './use-babies-text';
import { useSubmission } from './use-submission';
import styles from './device-row.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

interface KeyRowProps {
  apiKey: ApiKey;
  onRevoke: () => Promise<void>;
}

const day = dateFormat({ dateStyle: 'medium' });
const dayOf = (at: string) => day.format(new Date(at));

export function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const { submission, submit } = useSubmission();
  const isRevoking = submission.phase === 'saving';
  const { name, hint, scopes } = apiKey;
  const babies = useBabiesText(apiKey.babies);
  return (
    <li className={styles.row}>
      <KeyRound size={24} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>
          {name}
          {apiKey.is_expired && <span className={styles.badge}>Expired</span>}
        </p>
        <p className={styles.times}>
          lp_…{hint} · {scopes.map((scope) => scopeWords[scope].short).join(', ')}
          {' · '}
          {babies}
        </p>
        <p className={styles.times}>{textOfUse(apiKey)}</p>
      </div>
      <Button
        variant="quiet"
        className={styles.button}
        disabled={isRevoking}
        onClick={() => void submit(onRevoke)}
      >
        <span>{isRevoking ? 'Revoking…' : 'Revoke'}</span>
        <span className={hidden.hidden}>the key {name}</span>
      </Button>
      {submission.phase === 'refused' && (
        <div className={styles.problem}>
          <FormProblem message={`“${name}” still works. ${submission.message}`} />
        </div>
      )}
    </li>
  );
}

function textOfUse({
  last_used_at: usedAt,
  expires_at: expiresAt,
  is_expired: isExpired,
  calls,
}: ApiKey): string {
  const used =
    usedAt === null
      ? 'Never used'
      : `Last used ${dayOf(usedAt)}, ${calls} ${calls === 1 ? 'call' : 'calls'} in 30 days`;
  return `${used}. ${isExpired ? 'Expired' : 'Expires'} ${dayOf(expiresAt)}.`;
}
