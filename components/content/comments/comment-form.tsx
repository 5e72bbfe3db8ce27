import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import { maxCommentCharacters } from '@/lib/contract/comment-limits';
import { problemText } from './comment-problem';
import styles from './comment-form.module.css';

interface CommentFormProps {
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
  const { label, submitText, busyText, failedText, initialText = '', hasFocus = false } = props;
  const id = useId();
  const control = useRef<HTMLTextAreaElement>(null);
  const isRunning = useRef(false);
  const [text, setText] = useState(initialText);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const left = maxCommentCharacters - [...text.trim()].length;

  useEffect(() => {
    if (hasFocus) control.current?.focus();
  }, [hasFocus]);

  const type = (next: string) => {
    setText(next);
    setProblem('');
    props.onInput?.(next);
  };

  const refuse = (message: string) => {
    setProblem(message);
    control.current?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    if (text.trim() === '') return refuse('Write something first.');
    if (left < 0) return refuse(`This is ${characters(-left)} too long.`);
    isRunning.current = true;
    setBusy(true);
    setProblem('');
    try {
      await props.onSubmit(text.trim());
      setText(props.onCancel ? text : '');
    } catch (error) {
      refuse(`${problemText(error, failedText)} What you typed is still here.`);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

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
        {props.onCancel && (
          <Button variant="quiet" disabled={isBusy} onClick={props.onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
