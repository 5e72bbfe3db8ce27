'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { FieldErrors } from '@/components/ui/field-errors';
import { FormProblem } from '@/components/ui/form-problem';
import { ContactFields, contactLabels } from './contact-fields';
import { refusalText } from './contact-refusal';
import { ContactSent } from './contact-sent';
import { type MessageField, messageFields } from './send-message';
import { useContactMessage } from './use-contact-message';
import styles from './contact-form.module.css';

/**
 * The contact form. Without scripts it is a plain form, checked by the browser, and the server answers with a
 * page; with scripts it checks and sends by itself, and what was typed stays where it is until it has
 * arrived.
 */
export function ContactForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const { isSending, isSent, refusal, submit, writeAnother } = useContactMessage();

  useEffect(() => {
    // From here on our texts take the place of the browser's bubbles.
    if (form.current) form.current.noValidate = true;
  }, [isSent]);
  useEffect(() => {
    if (refusal) problem.current?.focus();
  }, [refusal]);

  if (isSent) return <ContactSent onAgain={writeAnother} />;
  const errors: FieldErrors = refusal?.outcome === 'fields' ? refusal.errors : {};
  const idOf = (name: MessageField) => `${id}-${name}`;
  return (
    <form ref={form} className={styles.form} method="post" action="/api/contact" onSubmit={submit}>
      {refusal && (
        <FormProblem
          ref={problem}
          message={refusalText(refusal)}
          fields={messageFields
            .filter((name) => errors[name])
            .map((name) => ({ id: idOf(name), label: contactLabels[name] }))}
        />
      )}
      <ContactFields idOf={idOf} errors={errors} />
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
