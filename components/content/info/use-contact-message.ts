import { type FormEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import type { Refusal } from './contact-refusal';
import { checkMessage, type Message, sendMessage } from './send-message';

/** A message on its way to us, and how it ended. The same message sent again keeps its key. */
export function useContactMessage() {
  const isRunning = useRef(false);
  const lastTry = useRef({ text: '', key: '' });
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    const message = readMessage(event.currentTarget);
    const missing = checkMessage(message);
    if (Object.keys(missing).length > 0) {
      setRefusal({ outcome: 'fields', errors: missing });
      return;
    }
    const text = JSON.stringify(message);
    if (lastTry.current.text !== text) lastTry.current = { text, key: newIdempotencyKey() };
    // At once: a second click can come before the button is drawn disabled.
    isRunning.current = true;
    setSending(true);
    const result = await sendMessage(message, lastTry.current.key).finally(() => {
      isRunning.current = false;
      setSending(false);
    });
    if (result.outcome === 'sent') lastTry.current = { text: '', key: '' };
    setSent(result.outcome === 'sent');
    setRefusal(result.outcome === 'sent' ? null : result);
  };

  return { isSending, isSent, refusal, submit, writeAnother: () => setSent(false) };
}

function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const read = (name: keyof Message) => String(data.get(name) ?? '').trim();
  return {
    name: read('name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
    website: read('website'),
  };
}
