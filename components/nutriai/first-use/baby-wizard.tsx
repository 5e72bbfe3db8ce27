'use client';

import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { NewBaby, NewBabyStep } from '@/lib/nutriai/client/babies/new-baby';
import { BabySaved } from './baby-saved';
import { questions, StepAnswers } from './step-answers';
import { useNewBaby, type Wizard } from './use-new-baby';
import styles from './baby-wizard.module.css';

/** Questions one at a time, with answers for a thumb. Name and birth date are needed; everything else can wait. */
export function BabyWizard() {
  const wizard = useNewBaby();
  const { baby, step, position, count, problems, saving, saved } = wizard;
  const headingId = useId();
  const heading = useFocusOnNewStep(step);
  const { form, problem } = useFocusOnProblem({ problems, saving });

  if (saved !== null) return <BabySaved baby={saved} />;
  const { ask, why } = questions[step];
  const isRunning = saving === 'running';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wizard.next();
  };
  return (
    <form ref={form} className={styles.wizard} method="post" noValidate onSubmit={submit}>
      <Progress position={position} count={count} />
      <div className={styles.question}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
          {ask(baby.name.trim() || 'your baby')}
        </h2>
        {why && <p className={styles.why}>{why}</p>}
      </div>
      <StepAnswers wizard={wizard} headingId={headingId} />
      {typeof saving === 'object' && <FormProblem ref={problem} message={saving.message} />}
      <WizardBar wizard={wizard} />
      {position >= 2 && position < count - 1 && (
        <button type="button" className={styles.now} disabled={isRunning} onClick={wizard.saveNow}>
          {isRunning ? 'Saving…' : 'Add your baby now, the rest later'}
        </button>
      )}
    </form>
  );
}

function WizardBar({ wizard }: { wizard: Wizard }) {
  const { baby, step, position, count } = wizard;
  const isRunning = wizard.saving === 'running';
  return (
    <div className={styles.bar}>
      {position > 0 && (
        <Button variant="quiet" className={styles.back} disabled={isRunning} onClick={wizard.back}>
          <ArrowLeft size={20} aria-hidden />
          <span className={styles.backWord}>Back</span>
        </Button>
      )}
      {canBeSkipped(step, baby) && (
        <Button variant="quiet" disabled={isRunning} onClick={wizard.skip}>
          Skip
        </Button>
      )}
      {!isChoice(step) && (
        <Button type="submit" className={styles.go} disabled={isRunning}>
          {isRunning ? 'Saving…' : goText(step, baby, position === count - 1)}
        </Button>
      )}
    </div>
  );
}

const isChoice = (step: NewBabyStep) => step === 'sex' || step === 'feeding' || step === 'diet';

function canBeSkipped(step: NewBabyStep, baby: NewBaby): boolean {
  if (step === 'allergies') {
    return baby.allergies.length === 0 && `${baby.otherAllergies}${baby.avoids}`.trim() === '';
  }
  return isChoice(step) || (step === 'tried' && baby.tried.length === 0);
}

function goText(step: NewBabyStep, baby: NewBaby, isLast: boolean): string {
  if (isLast) return `Add ${baby.name.trim()}`;
  return step === 'allergies' && canBeSkipped(step, baby) ? 'None known' : 'Continue';
}

function Progress({ position, count }: { position: number; count: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        {position + 1} of {count}
      </p>
      <ol className={styles.marks} aria-hidden>
        {Array.from({ length: count }, (_, mark) => (
          <li key={mark} data-over={mark <= position ? '' : undefined} />
        ))}
      </ol>
    </div>
  );
}

/**
 * The next question takes the focus, so that it is read out and the keyboard starts there. Not the first: the
 * page has just begun.
 */
function useFocusOnNewStep(step: NewBabyStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return heading;
}

/** After a refusal, the first field that is wrong takes the focus; where saving failed, the text that says so. */
function useFocusOnProblem({ problems, saving }: Pick<Wizard, 'problems' | 'saving'>) {
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  useEffect(() => {
    if (typeof saving === 'object') problem.current?.focus();
  }, [saving]);
  return { form, problem };
}
