'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormField } from '@/components/ui/form-field';
import { FormProblem } from '@/components/ui/form-problem';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { ContactSent } from './contact-sent';
import {
  checkMessage,
  type Message,
  type MessageField,
  messageFields,
  sendMessage,
  type SendResult,
} from './send-message';
import styles from './contact-form.module.css';

const labels: Record<MessageField, string> = {
  name: 'Your name',
  email: 'Your email address',
  subject: 'Subject',
  message: 'Message',
};

type Refusal = Exclude<SendResult, { outcome: 'sent' }>;

/**
 * The contact form. Without scripts it is a plain form, checked by the browser, and the server answers with a
 * page; with scripts it checks and sends by itself, and what was typed stays where it is until it has
 * arrived.
 */
export function ContactForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const isRunning = useRef(false);
  const lastTry = useRef({ text: '', key: '' });
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    // From here on our texts take the place of the browser's bubbles.
    if (form.current) form.current.noValidate = true;
  }, [isSent]);
  useEffect(() => {
    if (refusal) problem.current?.focus();
  }, [refusal]);

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

  if (isSent) return <ContactSent onAgain={() => setSent(false)} />;
  const errors: FieldErrors = refusal?.outcome === 'fields' ? refusal.errors : {};
  const idOf = (name: MessageField) => `${id}-${name}`;
  return (
    <form ref={form} className={styles.form} method="post" action="/api/contact" onSubmit={submit}>
      {refusal && (
        <FormProblem
          ref={problem}
          message={textOf(refusal)}
          fields={messageFields
            .filter((name) => errors[name])
            .map((name) => ({ id: idOf(name), label: labels[name] }))}
        />
      )}
      <FormField
        id={idOf('name')}
        name="name"
        label={labels.name}
        error={errors.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <FormField
        id={idOf('email')}
        name="email"
        type="email"
        label={labels.email}
        hint="We only use it to reply to you."
        error={errors.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <FormField
        id={idOf('subject')}
        name="subject"
        label={labels.subject}
        error={errors.subject}
        autoComplete="off"
        maxLength={150}
        required
      />
      <FormField
        id={idOf('message')}
        name="message"
        label={labels.message}
        hint="Up to 5,000 characters. Please leave out your child’s name, date of birth and health records."
        error={errors.message}
        rows={8}
        required
      />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this field empty</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" className={styles.send} disabled={isSending}>
        {isSending ? 'Sending…' : 'Send message'}
      </Button>
    </form>
  );
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

function textOf(refusal: Refusal): string {
  switch (refusal.outcome) {
    case 'fields':
      return refusal.errors.non_field_errors ?? 'Your message was not sent yet. Please check:';
    case 'limit':
      return (
        'Too many messages have been sent from your network. What you typed is still here. Please try ' +
        `again ${waitText(refusal.waitSeconds)}.`
      );
    case 'server':
      return (
        'Your message was not sent: something went wrong on our side. What you typed is still here. ' +
        'Please try again in a moment.'
      );
    case 'network':
      return (
        'Your message was not sent because the server didn’t answer. What you typed is still here. ' +
        'Check your connection and try again.'
      );
  }
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'later';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}
