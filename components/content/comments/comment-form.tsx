import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import { characters } from './comment-length';
import { useCommentText } from './use-comment-text';
import styles from './comment-form.module.css';

export interface CommentFormProps {
  label: string;
  submitText: string;
  busyText: string;
  /** Begins what is said when it fails: "Your comment was not sent." */
  failedText: string;
  initialText?: string;
  /** A form that was just opened takes the focus. */
  hasFocus?: boolean;
  onInput?: (text: string) => void;
  /** Sends; when it rejects, what was typed stays and the reason is shown beside it. */
  onSubmit: (text: string) => Promise<void>;
  onCancel?: () => void;
}

/** A text of a comment: written, answered or changed. */
export function CommentForm(props: CommentFormProps) {
  const { label, submitText, busyText, onCancel } = props;
  const id = useId();
  const { control, text, left, isBusy, problem, type, submit } = useCommentText(props);

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <textarea
        ref={control}
        id={id}
        className={`${field.control} ${styles.text}`}
        rows={5}
        value={text}
        readOnly={isBusy}
        aria-invalid={problem !== '' || left < 0 ? true : undefined}
        aria-describedby={`${id}-left ${id}-problem`}
        onChange={(event) => type(event.target.value)}
      />
      <p id={`${id}-left`} className={left < 0 ? styles.over : styles.left}>
        {left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`}
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem !== '' && (
          <>
            <CircleAlert size={18} aria-hidden className={field.icon} /> {problem}
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? busyText : submitText}
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
