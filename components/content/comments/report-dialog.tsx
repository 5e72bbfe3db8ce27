import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import { maxReportNoteCharacters, type ReportReason, reportReasons } from '@/lib/contract/comment-limits';
import { Dialog } from '@/components/ui/dialog';
import { problemText } from './comment-problem';
import styles from './dialog-parts.module.css';

const reasonTexts: Record<ReportReason, string> = {
  unsafe: 'It could harm a child',
  unkind: 'It is unkind or insulting',
  spam: 'It is advertising or spam',
  private: 'It shares private information about someone',
  other: 'Something else',
};

interface ReportDialogProps {
  authorName: string;
  onReport: (report: { reason: ReportReason; note: string }) => Promise<void>;
  onClose: () => void;
}

/** Says to the moderators what is wrong with a comment. */
export function ReportDialog({ authorName, onReport, onClose }: ReportDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!reason) return setProblem('Choose a reason.');
    if ([...note.trim()].length > maxReportNoteCharacters) {
      return setProblem(`The note can have ${maxReportNoteCharacters} characters at most.`);
    }
    setBusy(true);
    setProblem('');
    try {
      await onReport({ reason, note: note.trim() });
    } catch (error) {
      setProblem(problemText(error, 'Your report was not sent.'));
      setBusy(false);
    }
  };

  return (
    <Dialog title={`Report the comment by ${authorName}`} onClose={onClose}>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <ReasonChoice name={`${id}-reason`} reason={reason} onChoose={setReason} />
        <NoteField id={`${id}-note`} note={note} onWrite={setNote} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Sending…' : 'Send report'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ReasonChoiceProps {
  name: string;
  reason: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

function ReasonChoice({ name, reason, onChoose }: ReasonChoiceProps) {
  return (
    <fieldset className={styles.reasons}>
      <legend className={field.label}>What is wrong with this comment?</legend>
      {reportReasons.map((each) => (
        <label key={each} className={styles.reason}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={reason === each}
            onChange={() => onChoose(each)}
          />
          {reasonTexts[each]}
        </label>
      ))}
    </fieldset>
  );
}

interface NoteFieldProps {
  id: string;
  note: string;
  onWrite: (note: string) => void;
}

function NoteField({ id, note, onWrite }: NoteFieldProps) {
  return (
    <div className={styles.note}>
      <label htmlFor={id} className={field.label}>
        A note for the moderators (optional)
      </label>
      <textarea
        id={id}
        className={field.control}
        rows={3}
        value={note}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}
