import { useId } from 'react';
import list from '@/components/nutriai/babies/entry-list.module.css';
import { WordsEmergency } from '@/components/nutriai/today/words-emergency';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { InputField } from '@/components/ui/input-field';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { appointmentPlaceAtMost, appointmentTitleAtMost } from '@/lib/contract/reminder-words';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { useNewAppointment } from './use-new-appointment';
import styles from './reminders.module.css';

interface NewAppointmentProps {
  baby: BabyAnswer;
  emergency: EmergencyWords;
  onAdded: () => Promise<unknown>;
}

/** A form for one more appointment. */
export function NewAppointment({ baby, emergency, onAdded }: NewAppointmentProps) {
  const id = useId();
  const { values, set, add, submission, errors, whenError } = useNewAppointment(baby.id, onAdded);
  return (
    <form className={`${styles.form} ${list.add}`} noValidate onSubmit={add}>
      <h3 className={list.addTitle}>Add an appointment</h3>
      <WordsEmergency typed={[values.title, values.place]} words={emergency} />
      <InputField
        id={`${id}-title`}
        label="What"
        hint="For example eight-week vaccinations"
        error={errors.title}
        maxLength={appointmentTitleAtMost}
        autoComplete="off"
        value={values.title}
        onType={(title) => set({ title })}
      />
      <InputField
        id={`${id}-at`}
        label="When"
        error={whenError}
        type="datetime-local"
        value={values.at}
        onType={(at) => set({ at })}
      />
      <InputField
        id={`${id}-place`}
        label="Where (optional)"
        error={errors.place}
        maxLength={appointmentPlaceAtMost}
        autoComplete="off"
        value={values.place}
        onType={(place) => set({ place })}
      />
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div>
        <Button type="submit" variant="quiet" disabled={submission.phase === 'saving'}>
          Add
        </Button>
      </div>
    </form>
  );
}
