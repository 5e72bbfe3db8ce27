import { useRef, useState } from 'react';
import useSWR from 'swr';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { ImportAnswer, UndoAnswer } from '@/lib/contract/nutriai-imports';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { importsPath, undoPath } from '@/lib/nutriai/client/imports/import-paths';
import { countWords, formatNames } from '@/lib/nutriai/client/imports/import-words';
import { momentInWords } from '@/lib/nutriai/client/moment-in-words';
import { useReloadAll } from './use-reload-all';
import styles from './import-view.module.css';

/** Imports that were made, each to be taken back as a whole. */
export function ImportHistory({ baby }: { baby: string | null }) {
  const path = importsPath(baby);
  const place = useRef<HTMLDivElement>(null);
  const { data, error, isValidating, mutate } = useSWR<{ results: ImportAnswer[] }, unknown>(path);
  if (data === undefined) {
    if (error === undefined) return <Skeleton label="Loading your imports…" rows={1} />;
    return (
      <LoadProblem what="Your imports" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      <Card title="Past imports">
        {data.results.length === 0 ? (
          <p className={styles.note}>None yet. You can undo any import here.</p>
        ) : (
          <ul className={styles.rows}>
            {data.results.map((made) => (
              <MadeImport key={made.id} made={made} onUndone={() => place.current?.focus()} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

interface MadeImportProps {
  made: ImportAnswer;
  /** The buttons are gone, and the focus with them. */
  onUndone: () => void;
}

function MadeImport({ made, onUndone }: MadeImportProps) {
  const { authenticatedFetch } = useAuth();
  const reloadAll = useReloadAll();
  const { submission, submit } = useSection();
  const [isAsking, setAsking] = useState(false);
  const [kept, setKept] = useState<UndoAnswer['kept']>([]);
  const isBusy = submission.phase === 'saving';
  const undo = (edited: 'keep' | 'remove') =>
    submit(async () => {
      const response = await authenticatedFetch(undoPath(made.id, edited), { method: 'DELETE' });
      const answer = response.status === 404 ? { kept: [] } : await readJson<UndoAnswer>(response);
      setKept(answer.kept);
      if (answer.kept.length === 0) onUndone();
      await reloadAll();
    });
  return (
    <li className={styles.row}>
      <span>
        {formatNames[made.format]}: {countWords(made.added)}
      </span>
      <span className={styles.quiet}>
        {made.file}, {momentInWords(made.created_at)}
      </span>
      {kept.length > 0 && (
        <p role="status" className={styles.note}>
          Undone, except for entries changed or used since ({kept.length}).
        </p>
      )}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.buttons}>
        {isAsking ? (
          <>
            <Button variant="quiet" disabled={isBusy} onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button disabled={isBusy} onClick={() => void undo(kept.length > 0 ? 'remove' : 'keep')}>
              {isBusy ? 'Undoing…' : kept.length > 0 ? 'Remove these as well' : 'Undo the whole import'}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Undo this import…
          </Button>
        )}
      </div>
    </li>
  );
}
