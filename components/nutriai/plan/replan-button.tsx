'use client';

import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { planPath } from '@/lib/nutriai/client/plans/plan-paths';
import { resolvePlan } from '@/lib/nutriai/client/plans/solve-plan';
import { PlanSteps } from './plan-steps';
import { useSolving } from './use-solving';
import styles from './replan-button.module.css';

interface ReplanButtonProps {
  plan: MealPlanAnswer;
  today: string;
  onDone: (plan: MealPlanAnswer) => Promise<void>;
}

/** Plans anew what is neither kept nor past. */
export function ReplanButton({ plan, today, onDone }: ReplanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { solving, run, cancel } = useSolving((solved) => void onDone(solved).then(() => setOpen(false)));
  const { mutate } = useSWRConfig();
  const isRefused = solving.phase === 'refused';
  useEffect(() => {
    // Perhaps somebody changed it meanwhile: the next try is for the plan as it is now.
    if (isRefused) void mutate(planPath(plan.id));
  }, [isRefused, mutate, plan.id]);
  const kept = plan.days.flatMap(({ slots }) => slots.filter(({ locked }) => locked)).length;
  const isOver = plan.days.every(({ date }) => date < today);
  const begin = () => {
    setOpen(true);
    const from = plan.days[0] && plan.days[0].date < today ? { resolve_from: today } : {};
    void run((following) => resolvePlan(plan.id, { version: plan.version, ...from }, following));
  };
  const close = () => {
    cancel();
    setOpen(false);
  };
  if (isOver) return null;
  return (
    <div className={styles.replan}>
      <Button variant="quiet" onClick={begin}>
        <RefreshCw size={20} aria-hidden />
        {kept === 0 ? 'Make a new plan for these days' : 'Make a new plan for the rest'}
      </Button>
      <p className={styles.hint}>
        {kept === 0
          ? 'New dishes for all coming meals. Lock the ones you want to keep.'
          : `The ${kept === 1 ? 'dish' : `${kept} dishes`} you locked ` +
            `${kept === 1 ? 'stays' : 'stay'}; new dishes are chosen around ` +
            `${kept === 1 ? 'it' : 'them'}.`}
      </p>
      {isOpen && (
        <Dialog title="Make a new plan" onClose={close}>
          {solving.phase === 'running' && <PlanSteps progress={solving.progress} />}
          {solving.phase === 'refused' && <FormProblem message={solving.message} />}
          <div className={styles.actions}>
            {solving.phase === 'refused' && <Button onClick={begin}>Try to plan again</Button>}
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
