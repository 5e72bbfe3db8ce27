import { X } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import useSWR from 'swr';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import list from '@/components/nutriai/babies/entry-list.module.css';
import { Field } from '@/components/ui/field';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { AppointmentAnswer } from '@/lib/contract/nutriai-calendar';
import { appointmentPlaceAtMost, appointmentTitleAtMost } from '@/lib/contract/reminder-words';
import {
  appointmentPath,
  appointmentsOfPath,
  appointmentsPath,
} from '@/lib/nutriai/client/reminders/reminder-paths';
import styles from './reminders.module.css';

interface AppointmentList {
  results: AppointmentAnswer[];
}

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Check-ups, vaccinations and the like that are to come. */
export function AppointmentsCard({ baby }: { baby: BabyAnswer }) {
  const { authenticatedFetch } = useAuth();
  const { data, error, isValidating, mutate } = useSWR<AppointmentList, unknown>(appointmentsOfPath(baby.id));
  const remove = useSection();
  const removeOne = ({ id }: AppointmentAnswer) =>
    void remove.submit(async () => {
      const response = await authenticatedFetch(appointmentPath(id), { method: 'DELETE' });
      if (response.status !== 404) await readJson(response);
      await mutate();
    });
  return (
    <Card
      title="Appointments"
      lead="Check-ups, vaccinations and the like. Everyone who looks after your baby can see them."
    >
      {data ? (
        <Appointments baby={baby} appointments={data.results} onRemove={removeOne} />
      ) : error === undefined ? (
        <Skeleton label="Loading the appointments…" rows={2} />
      ) : (
        <LoadProblem
          what="The appointments"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {remove.submission.phase === 'refused' && <FormProblem message={remove.submission.message} />}
      <NewAppointment baby={baby} onAdded={() => mutate()} />
    </Card>
  );
}

interface AppointmentsProps {
  baby: BabyAnswer;
  appointments: readonly AppointmentAnswer[];
  onRemove: (appointment: AppointmentAnswer) => void;
}

function Appointments({ baby, appointments, onRemove }: AppointmentsProps) {
  if (appointments.length === 0) return <p className={list.none}>None coming up.</p>;
  return (
    <ul className={list.list}>
      {appointments.map((each) => (
        <li key={each.id} className={list.row}>
          <p className={list.words}>
            <span className={list.main}>{each.title}</span>
            <span className={list.more}>
              <time dateTime={each.starts_at}>{moment.format(new Date(each.starts_at))}</time>
              {each.place !== '' && `, ${each.place}`}
            </span>
          </p>
          {(baby.role === 'parent' || each.made_by?.is_me === true) && (
            <button
              type="button"
              className={list.remove}
              aria-label={`Remove ${each.title}`}
              onClick={() => onRemove(each)}
            >
              <X size={20} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const empty = { title: '', at: '', place: '' };

function NewAppointment({ baby, onAdded }: { baby: BabyAnswer; onAdded: () => Promise<unknown> }) {
  const id = useId();
  const { authenticatedFetch } = useAuth();
  const { submission, errors, submit } = useSection();
  const [values, setValues] = useState(empty);
  // The same form again, because no answer came, adds nothing twice.
  const [key, setKey] = useState(newIdempotencyKey);
  const set = (patch: Partial<typeof empty>) => {
    setValues({ ...values, ...patch });
    setKey(newIdempotencyKey());
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const at = new Date(values.at);
    void submit(async () => {
      const response = await authenticatedFetch(appointmentsPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({
          baby: baby.id,
          title: values.title,
          place: values.place,
          starts_at: Number.isNaN(at.getTime()) ? values.at : at.toISOString(),
        }),
      });
      await readJson(response);
      setValues(empty);
      setKey(newIdempotencyKey());
      await onAdded();
    });
  };
  return (
    <form className={`${styles.form} ${list.add}`} noValidate onSubmit={add}>
      <h3 className={list.addTitle}>Add an appointment</h3>
      <Field id={`${id}-title`} label="What" hint="For example eight-week vaccinations" error={errors.title}>
        {(control) => (
          <input
            {...control}
            maxLength={appointmentTitleAtMost}
            autoComplete="off"
            value={values.title}
            onChange={({ target: { value } }) => set({ title: value })}
          />
        )}
      </Field>
      <Field
        id={`${id}-at`}
        label="When"
        error={errors.starts_at === undefined ? undefined : 'Enter a date and a time.'}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={values.at}
            onChange={({ target: { value } }) => set({ at: value })}
          />
        )}
      </Field>
      <Field id={`${id}-place`} label="Where (optional)" error={errors.place}>
        {(control) => (
          <input
            {...control}
            maxLength={appointmentPlaceAtMost}
            autoComplete="off"
            value={values.place}
            onChange={({ target: { value } }) => set({ place: value })}
          />
        )}
      </Field>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div>
        <Button type="submit" variant="quiet" disabled={submission.phase === 'saving'}>
          Add
        </Button>
      </div>
    </form>
  );
}
