'use client';

import { CalendarPlus, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Dialog } from '@/components/ui/dialog';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { planListPath, planPath } from '@/lib/nutriai/client/plans/plan-paths';
import { spanText } from '@/lib/nutriai/client/plans/plan-words';
import { apiErrorFrom } from '@/lib/accounts/client/api-error';
import { authenticatedFetch } from '@/lib/accounts/client/authenticated-fetch';
import { saveFile } from '@/lib/accounts/client/save-file';
import styles from './plan-end.module.css';

interface PlanEndProps {
  plan: MealPlanAnswer;
  isParent: boolean;
}

const silent = 'Something went wrong. Please try again.';

/** What is done with a plan as a whole: on paper, in a calendar, away. */
export function PlanEnd({ plan, isParent }: PlanEndProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const save = async () => {
    setProblem(null);
    try {
      await saveCalendar(plan);
    } catch (error) {
      setProblem(refusalOf(error).message);
    }
  };
  return (
    <div className={styles.end}>
      <Button variant="quiet" className={styles.action} onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        Print or save as PDF
      </Button>
      <Button variant="quiet" className={styles.action} onClick={() => void save()}>
        <CalendarPlus size={20} aria-hidden />
        Calendar file
      </Button>
      {isParent && (
        <Button variant="quiet" className={styles.action} onClick={() => setDeleting(true)}>
          <Trash2 size={20} aria-hidden />
          Delete this plan
        </Button>
      )}
      {problem !== null && <FormProblem message={problem} />}
      {isDeleting && <DeleteDialog plan={plan} onClose={() => setDeleting(false)} />}
    </div>
  );
}

function DeleteDialog({ plan, onClose }: { plan: MealPlanAnswer; onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const response = await authenticatedFetch(planPath(plan.id), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await errorOf(response);
      onClose();
      await mutate(planListPath(plan.baby));
    } catch (error) {
      setProblem(refusalOf(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title="Delete this plan?" isBusy={isBusy} onClose={onClose}>
      <p>
        The meals of {spanText(plan)} and their shopping list are deleted. Meals logged as eaten are kept.
      </p>
      {problem !== null && <FormProblem message={problem} />}
      <div className={styles.choices}>
        <Button disabled={isBusy} onClick={() => void remove()}>
          {isBusy ? 'Deleting…' : 'Delete'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

const errorOf = (response: Response) => apiErrorFrom(response, { unreadable: () => silent, silent });

/** Fetches the plan as a calendar's file. */
async function saveCalendar(plan: MealPlanAnswer): Promise<void> {
  const response = await authenticatedFetch(`${planPath(plan.id)}?format=ics`, {
    headers: { Accept: 'text/calendar' },
  });
  if (!response.ok) throw await errorOf(response);
  saveFile(await response.blob(), `meals-${plan.start_date}.ics`);
}
