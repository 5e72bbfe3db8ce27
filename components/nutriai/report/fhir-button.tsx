import { FileDown } from 'lucide-react';
import { FormProblem } from '@/components/ui/form-problem';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import type { Period } from '@/components/nutriai/insights/insight-words';
import { Button } from '@/components/ui/button';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { saveFile } from '@/lib/accounts/client/save-file';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';

interface FhirButtonProps {
  babyId: string;
  days: Period;
}

/** The same record as a file that a clinic's computer reads. */
export function FhirButton({ babyId, days }: FhirButtonProps) {
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const download = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const query = new URLSearchParams({ days: String(days), time_zone: timeZone });
    const response = await authenticatedFetch(`${babyPath(babyId)}/fhir?${query}`);
    if (!response.ok) await readJson(response);
    saveFile(await response.blob(), 'little-pear-fhir.json');
  };
  return (
    <>
      <Button variant="quiet" disabled={submission.phase === 'saving'} onClick={() => void submit(download)}>
        <FileDown size={20} aria-hidden />
        {submission.phase === 'saving' ? 'Preparing your file…' : 'Download for the clinic (FHIR)'}
      </Button>
      <p role="status">{submission.phase === 'saved' && 'The file has been downloaded.'}</p>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
    </>
  );
}
