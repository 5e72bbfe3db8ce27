import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CommentFormProps } from './comment-form';
import { characters, charactersLeft } from './comment-length';
import { problemText } from './comment-problem';

type TextOptions = Pick<
  CommentFormProps,
  'initialText' | 'hasFocus' | 'failedText' | 'onInput' | 'onSubmit' | 'onCancel'
>;

/** The text of a comment while it is written, and its way to the server. */
export function useCommentText(options: TextOptions) {
  const { initialText = '', hasFocus = false, failedText } = options;
  const control = useRef<HTMLTextAreaElement>(null);
  const isRunning = useRef(false);
  const [text, setText] = useState(initialText);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const left = charactersLeft(text);

  useEffect(() => {
    if (hasFocus) control.current?.focus();
  }, [hasFocus]);

  const type = (next: string) => {
    setText(next);
    setProblem('');
    options.onInput?.(next);
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
      await options.onSubmit(text.trim());
      setText(options.onCancel ? text : '');
    } catch (error) {
      refuse(`${problemText(error, failedText)} What you typed is still here.`);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { control, text, left, isBusy, problem, type, submit };
}
