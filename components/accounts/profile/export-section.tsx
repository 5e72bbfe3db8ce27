import { CircleCheck, Download } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { saveFile } from '@/lib/accounts/client/save-file';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import { exportPath } from './profile-paths';
import { ProfileSection } from './profile-section';
import { useSubmission } from './use-submission';
import styles from './form-end.module.css';

/** All of the member's data as one file. */
export function ExportSection() {
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();

  const download = async () => {
    const response = await authenticatedFetch(exportPath, { method: 'POST' });
    if (!response.ok) await readJson(response);
    saveFile(await response.blob(), nameIn(response.headers.get('content-disposition')));
  };

  return (
    <ProfileSection
      id="data"
      title="Your data"
      lead={
        'One file with everything we store about you: your profile, babies, logs, plans, recipes, ' +
        inShownEnglish('favourites', 'favorites') +
        ', comments, devices, keys and webhooks. You can import it into another account. The format is JSON.'
      }
    >
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          disabled={submission.phase === 'saving'}
          onClick={() => void submit(download)}
        >
          <Download size={18} aria-hidden />
          {submission.phase === 'saving' ? 'Preparing your file…' : 'Download my data'}
        </Button>
        <p role="status" className={styles.saved}>
          {submission.phase === 'saved' && (
            <>
              <CircleCheck size={20} aria-hidden />
              Your file has been downloaded.
            </>
          )}
        </p>
      </div>
      <p className={styles.note}>
        What we store, and why: <Link href="/privacy">Privacy policy</Link>
      </p>
    </ProfileSection>
  );
}

function nameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'my-data.json';
}
