'use client';

import { useEffect, useRef } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { MeasurementFields } from './measurement-fields';
import { type MeasurementFormOptions, useMeasurementForm } from './use-measurement-form';
import styles from './measurement-dialog.module.css';

/** A measurement to add or to put right. What looks like a slip is asked about once. */
export function MeasurementDialog(props: MeasurementFormOptions) {
  const { baby, measurement: old, onClose } = props;
  const form = useMeasurementForm(props);
  const { id, slips, submission } = form;
  const isSaving = submission.phase === 'saving';

  return (
    <Sheet title={old ? 'Change a measurement' : 'Add a measurement'} isBusy={isSaving} onClose={onClose}>
      <form className={styles.form} method="post" noValidate onSubmit={form.save}>
        <MeasurementFields
          id={id}
          entry={form.entry}
          errors={form.errors}
          units={form.units}
          birthDate={baby.birth_date}
          onWrite={form.write}
          onUnits={form.switchUnits}
        />
        {slips.length > 0 && <Slips slips={slips} />}
        {submission.phase === 'refused' && <FormProblem message={submission.message} />}
        <div className={styles.actions}>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving…' : actionText(old !== null, slips.length > 0)}
          </Button>
          {old && (
            <Button variant="quiet" disabled={isSaving} onClick={form.remove}>
              Delete
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}

/** Yes is what one says to a slip that is none. */
function actionText(isOld: boolean, isAsked: boolean): string {
  if (isAsked) return isOld ? 'Yes, save the changes' : 'Yes, add the measurement';
  return isOld ? 'Save the changes' : 'Add the measurement';
}

/** What looks odd about a measurement, to be confirmed. */
function Slips({ slips }: { slips: readonly string[] }) {
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => asked.current?.focus(), [slips]);
  return (
    <div ref={asked} role="alert" tabIndex={-1} className={styles.slips}>
      {slips.map((slip) => (
        <p key={slip}>{slip}</p>
      ))}
    </div>
  );
}
