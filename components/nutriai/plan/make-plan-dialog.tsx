'use client';

import { useEffect, useRef, type SyntheticEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { makePlan } from '@/lib/nutriai/client/plans/solve-plan';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { PlanSteps } from './plan-steps';
import { PlanWishFields } from './plan-wish-fields';
import { planRequestOf, usePlanWishes } from './use-plan-wishes';
import { useSolving } from './use-solving';
import styles from './make-plan-dialog.module.css';

interface MakePlanDialogProps {
  baby: BabyAnswer;
  /** The day that is suggested to begin with. */
  startDate: string;
  onMade: (plan: MealPlanAnswer) => void;
  onClose: () => void;
}

/** The wishes for a plan, and the planner at work on them. What was chosen stays when it is cancelled or refused. */
export function MakePlanDialog({ baby, startDate, onMade, onClose }: MakePlanDialogProps) {
  const { wishes, change } = usePlanWishes(startDate);
  const { solving, run, cancel } = useSolving(onMade);
  const sent = useRef({ body: '', key: '' });
  const cancelButton = useRef<HTMLButtonElement>(null);
  const errors = solving.phase === 'refused' ? solving.errors : {};
  const isRunning = solving.phase === 'running';

  useEffect(() => {
    // The button that was pressed is gone.
    if (isRunning) cancelButton.current?.focus();
  }, [isRunning]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const request = planRequestOf(wishes, baby.id);
    // The same wishes again after a lost answer are the same plan.
    const body = JSON.stringify(request);
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() };
    void run((following) => makePlan(request, sent.current.key, following));
  };

  return (
    <Dialog title={isRunning ? 'Planning the meals' : 'Plan meals'} isBusy={isRunning} onClose={onClose}>
      {isRunning && (
        <div className={styles.solving}>
          <PlanSteps progress={solving.progress} />
          <Button ref={cancelButton} variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <form className={styles.form} hidden={isRunning} onSubmit={submit}>
        <PlanWishFields baby={baby} wishes={wishes} startError={errors.start_date} onChange={change} />
        {solving.phase === 'refused' && <FormProblem message={solving.message} />}
        <div className={styles.end}>
          <Button type="submit">{wishes.days === 7 ? 'Plan the week' : 'Plan the meals'}</Button>
        </div>
      </form>
    </Dialog>
  );
}
