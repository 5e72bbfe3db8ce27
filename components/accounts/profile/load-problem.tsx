import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import styles from './load-problem.module.css';
import { isOfflineFailure } from '@/lib/accounts/client/offline';
import { refusalOf } from './use-submission';

interface LoadProblemProps {
  /** What could not be loaded, as the beginning of a sentence: 'Your devices'. */
  what: string;
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

export function LoadProblem({ what, error, isTrying, onRetry }: LoadProblemProps) {
  return (
    <div className={styles.problem}>
      <FormProblem
        message={
          isOfflineFailure(error)
            ? `You are offline. ${what} will be shown when you are back online.`
            : `${what} could not be loaded. ${refusalOf(error).message}`
        }
      />
      <Button variant="quiet" disabled={isTrying} onClick={onRetry}>
        {isTrying ? 'Trying again…' : 'Try again'}
      </Button>
    </div>
  );
}
