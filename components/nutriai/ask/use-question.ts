import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isEmergency, storeDraft, stopAsking, useConversation } from '@/lib/nutriai/client/ask/conversation';
import { loadDetector } from '@/lib/nutriai/client/ask/emergency-detector';
import { useSendQuestion } from './use-send-question';

/** How long the words of emergencies may wait for the screen to stand first; the first letter fetches them. */
const waitMs = 3_000;

/** The question as it is typed in `field`, and how it is sent or its answer stopped. */
export function useQuestion(isOpened: boolean) {
  const { turns, draft } = useConversation();
  const { send, isWaiting } = useSendQuestion();
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string | null>(null);
  const isAsking = turns.at(-1)?.status === 'asking';

  useEffect(() => {
    if (isOpened) field.current?.focus();
    const timer = setTimeout(() => void loadDetector(), isOpened ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isOpened]);

  const change = (text: string) => {
    void loadDetector();
    storeDraft(text);
    setError(null);
  };
  const sendDraft = () => {
    const question = draft.trim();
    if (question === '') {
      setError('Write a question first.');
      field.current?.focus();
      return;
    }
    setError(null);
    send(question);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) stopAsking();
    else sendDraft();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isAsking || isEmergency(draft)) sendDraft();
  };

  return { field, draft, error, isAsking, isWaiting, change, submit, onKeyDown };
}
