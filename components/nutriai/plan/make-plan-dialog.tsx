'use client';

import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Field } from '@/components/ui/field';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealPlanAnswer, MealPlanRequest } from '@/lib/contract/nutriai-plans';
import { cookingMinutesAtMost } from '@/lib/contract/plan-words';
import { makePlan } from '@/lib/nutriai/client/plans/solve-plan';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { PlanSteps } from './plan-steps';
import { Stepper } from './stepper';
import { useSolving } from './use-solving';
import { WordListField } from './word-list-field';
import styles from './make-plan-dialog.module.css';

interface MakePlanDialogProps {
  baby: BabyAnswer;
  /** The day that is suggested to begin with. */
  startDate: string;
  onMade: (plan: MealPlanAnswer) => void;
  onClose: () => void;
}

const usual = { value: 'usual', label: 'Usual' } as const;
const mealChoices = [
  usual,
  ...(['1', '2', '3', '4', '5'] as const).map((value) => ({ value, label: value })),
] as const;
const snackChoices = [
  usual,
  ...(['0', '1', '2', '3'] as const).map((value) => ({ value, label: value === '0' ? 'None' : value })),
] as const;
const minuteChoices = [
  { value: 'any', label: 'Any' },
  ...(['15', '20', '30', '45'] as const).map((value) => ({ value, label: value })),
] as const;

const cookingChoices = [
  ...(['20', '35', '60'] as const).map((value) => ({ value, label: `${value} min` })),
  { value: 'any', label: 'Any' },
] as const;

type Meals = (typeof mealChoices)[number]['value'];
type Snacks = (typeof snackChoices)[number]['value'];
type Minutes = (typeof minuteChoices)[number]['value'];
type Cooking = (typeof cookingChoices)[number]['value'];

const daysAtMost = 14;

const numberOr = (value: string) => (/^\d+$/.test(value) ? Number(value) : null);

/** The wishes for a plan, and the planner at work on them. What was chosen stays when it is cancelled or refused. */
export function MakePlanDialog({ baby, startDate, onMade, onClose }: MakePlanDialogProps) {
  const id = useId();
  const [start, setStart] = useState(startDate);
  const [days, setDays] = useState(7);
  const [meals, setMeals] = useState<Meals>('usual');
  const [snacks, setSnacks] = useState<Snacks>('usual');
  const [minutes, setMinutes] = useState<Minutes>('any');
  const [cooking, setCooking] = useState<Cooking>('35');
  const [pantry, setPantry] = useState<readonly string[]>([]);
  const [exclude, setExclude] = useState<readonly string[]>([]);
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
    const request: Omit<MealPlanRequest, 'seed'> = {
      baby: baby.id,
      start_date: start,
      days,
      meals_per_day: numberOr(meals),
      snacks: numberOr(snacks),
      max_minutes: numberOr(minutes),
      cooking_minutes: numberOr(cooking) ?? cookingMinutesAtMost,
      grown_ups: 0,
      pantry: [...pantry],
      exclude: [...exclude],
    };
    // The same wishes again after a lost answer are the same plan.
    const body = JSON.stringify(request);
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() };
    void run((following) => makePlan(request, sent.current.key, following));
  };

  return (
    <Dialog title={isRunning ? 'Creating the plan' : 'Plan meals'} isBusy={isRunning} onClose={onClose}>
      {isRunning && (
        <div className={styles.solving}>
          <PlanSteps progress={solving.progress} />
          <Button ref={cancelButton} variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <form className={styles.form} hidden={isRunning} onSubmit={submit}>
        <div className={styles.pair}>
          <Field id={`${id}-start`} label="From" error={errors.start_date}>
            {(control) => (
              <input
                {...control}
                type="date"
                required
                value={start}
                min={baby.birth_date}
                onChange={(event) => setStart(event.target.value)}
              />
            )}
          </Field>
          <Stepper
            label="How long"
            value={days}
            min={1}
            max={daysAtMost}
            words={days === 1 ? '1 day' : `${days} days`}
            onChange={setDays}
          />
        </div>
        <ChoiceChips legend="Meals a day" choices={mealChoices} value={meals} onChange={setMeals} />
        <ChoiceChips legend="Snacks a day" choices={snackChoices} value={snacks} onChange={setSnacks} />
        <ChoiceChips
          legend="Work in the kitchen a day, about"
          choices={cookingChoices}
          value={cooking}
          onChange={setCooking}
        />
        <ChoiceChips
          legend="Longest recipe, in minutes, Monday to Friday"
          choices={minuteChoices}
          value={minutes}
          onChange={setMinutes}
        />
        <WordListField
          id={`${id}-pantry`}
          label="Use up first"
          hint="Foods you have at home, such as lentils or sweet potatoes."
          words={pantry}
          onChange={setPantry}
        />
        <WordListField
          id={`${id}-exclude`}
          label="Leave out this time"
          hint={`${baby.name}’s allergies, dislikes and diet are left out anyway.`}
          words={exclude}
          onChange={setExclude}
        />
        {solving.phase === 'refused' && <FormProblem message={solving.message} />}
        <div className={styles.end}>
          <Button type="submit">{days === 7 ? 'Plan the week' : 'Create the plan'}</Button>
        </div>
      </form>
    </Dialog>
  );
}
