import { X } from 'lucide-react';
import useSWR from 'swr';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import list from '@/components/nutriai/babies/entry-list.module.css';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { FormProblem } from '@/components/ui/form-problem';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { AppointmentAnswer } from '@/lib/contract/nutriai-calendar';
import { appointmentPath, appointmentsOfPath } from '@/lib/nutriai/client/reminders/reminder-paths';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { NewAppointment } from './new-appointment';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

interface AppointmentList {
  results: AppointmentAnswer[];
}

const moment = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

interface AppointmentsCardProps {
  baby: BabyAnswer;
  emergency: EmergencyWords;
}

/** Check-ups, vaccinations and the like that are to come. */
export function AppointmentsCard({ baby, emergency }: AppointmentsCardProps) {
  const { authenticatedFetch } = useAuth();
  const { data, error, isValidating, mutate } = useSWR<AppointmentList, unknown>(appointmentsOfPath(baby.id));
  const remove = useSection();
  const removeOne = ({ id }: AppointmentAnswer) =>
    void remove.submit(async () => {
      const response = await authenticatedFetch(appointmentPath(id), { method: 'DELETE' });
      await readDeleted(response);
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
      <NewAppointment baby={baby} emergency={emergency} onAdded={() => mutate()} />
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
