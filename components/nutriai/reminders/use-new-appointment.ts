import { type SubmitEvent, useState } from 'react';
import { useSection } from '@/components/nutriai/babies/use-section';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { appointmentsPath } from '@/lib/nutriai/client/reminders/reminder-paths';

const empty = { title: '', at: '', place: '' };

/** The form of an appointment that is not saved yet. `onAdded` reads the list anew. */
export function useNewAppointment(baby: string, onAdded: () => Promise<unknown>) {
  const { authenticatedFetch } = useAuth();
  const { submission, errors, submit } = useSection(['title', 'starts_at', 'place']);
  const [values, setValues] = useState(empty);
  // The same form again, because no answer came, adds nothing twice.
  const [key, setKey] = useState(newIdempotencyKey);
  const [isPast, setPast] = useState(false);
  const set = (patch: Partial<typeof empty>) => {
    setValues({ ...values, ...patch });
    setKey(newIdempotencyKey());
    setPast(false);
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const at = new Date(values.at);
    // The list shows what is coming up: what is over would be gone at once.
    if (at.getTime() < Date.now()) {
      setPast(true);
      return;
    }
    void submit(async () => {
      const response = await authenticatedFetch(appointmentsPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({
          baby,
          title: values.title,
          place: values.place,
          starts_at: Number.isNaN(at.getTime()) ? values.at : at.toISOString(),
        }),
      });
      await readJson(response);
      // What was typed while it was on its way stays.
      setValues((now) => (now === values ? empty : now));
      setKey(newIdempotencyKey());
      await onAdded();
    });
  };
  const whenWords = errors.starts_at === undefined ? undefined : 'Enter a date and a time.';
  return {
    values,
    set,
    add,
    submission,
    errors,
    whenError: isPast ? 'This time is in the past.' : whenWords,
  };
}
