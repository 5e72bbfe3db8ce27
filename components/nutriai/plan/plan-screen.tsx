'use client';

import { TriangleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveChanges } from '@/components/nutriai/shell/use-live-changes';
import { useLogGuard } from '@/components/nutriai/today/use-log-guard';
import { Toast } from '@/components/ui/toast';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { planPath } from '@/lib/nutriai/client/plans/plan-paths';
import { spanText } from '@/lib/nutriai/client/plans/plan-words';
import { PlanDays } from './plan-days';
import { PlanEnd } from './plan-end';
import { PlanFacts } from './plan-facts';
import { type PlanPart, PlanParts } from './plan-parts';
import { ReplanButton } from './replan-button';
import { ShoppingList } from './shopping-list';
import { useCooked } from './use-cooked';
import { usePlanChanges } from './use-plan-changes';
import { useOfflineDishes } from './use-offline-dishes';
import { useShoppingTicks } from './use-shopping-ticks';
import styles from './plan-screen.module.css';

interface PlanScreenProps {
  id: string;
  baby: BabyAnswer;
  today: string;
  onNew: () => void;
  /** The other plans. */
  children: ReactNode;
}

/** One plan: its meals, what to buy for them, and what is good to know. */
export function PlanScreen({ id, children, ...rest }: PlanScreenProps) {
  const { data, error, isValidating, mutate } = useSWR<MealPlanAnswer, unknown>(planPath(id));
  if (data === undefined) {
    if (error === undefined) return <Skeleton label="Loading the plan…" rows={4} />;
    return (
      <LoadProblem what="This plan" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  return (
    <LoadedPlan plan={data} {...rest}>
      {children}
    </LoadedPlan>
  );
}

function LoadedPlan({
  plan,
  baby,
  today,
  onNew,
  children,
}: Omit<PlanScreenProps, 'id'> & { plan: MealPlanAnswer }) {
  const [part, setPart] = useState<PlanPart>('meals');
  useOfflineDishes(plan);
  useLiveChanges(plan.baby);
  const changes = usePlanChanges(plan);
  const { guard, sheet } = useLogGuard(baby);
  const cooked = useCooked(plan, today, guard);
  const ticks = useShoppingTicks(plan);
  const isParent = baby.role === 'parent';
  const shown = (each: PlanPart) => `${styles.part} ${each === part ? '' : styles.printed}`;
  return (
    <div className={styles.screen}>
      <PlanHeader plan={plan} babyName={baby.name} onNew={isParent ? onNew : undefined} />
      <PlanParts chosen={part} leftToBuy={ticks.leftToBuy} onChoose={setPart} />
      {plan.is_outdated && <OutdatedNote isParent={isParent} />}
      {changes.problem !== null && (
        <ChangeProblem message={changes.problem} onClose={changes.forgetProblem} />
      )}
      <section className={shown('meals')} aria-label="Meals">
        <PlanDays plan={plan} today={today} isParent={isParent} changes={changes} cooked={cooked} />
        {isParent && <ReplanButton plan={plan} today={today} onDone={changes.show} />}
      </section>
      <section className={shown('shopping')} aria-label="Shopping list">
        <ShoppingList plan={plan} ticks={ticks} changes={changes} />
      </section>
      <section className={shown('facts')} aria-label="Good to know">
        <PlanFacts plan={plan} />
      </section>
      <PlanEnd plan={plan} isParent={isParent} />
      {children}
      {sheet}
      {cooked.last && (
        <Toast message={`Logged: ${cooked.last.title}`} onUndo={cooked.undo} onDone={cooked.forget} />
      )}
    </div>
  );
}

interface PlanHeaderProps {
  plan: MealPlanAnswer;
  babyName: string;
  /** Missing for who may not make a plan. */
  onNew: (() => void) | undefined;
}

function PlanHeader({ plan, babyName, onNew }: PlanHeaderProps) {
  return (
    <header className={styles.header}>
      <h2 className={styles.span}>
        {spanText(plan)}
        <span className={styles.onPaper}> for {babyName}</span>
      </h2>
      {onNew && (
        <Button variant="quiet" className={styles.new} onClick={onNew}>
          New plan
        </Button>
      )}
    </header>
  );
}

function ChangeProblem({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <div className={styles.problem}>
      <FormProblem message={message} />
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}

function OutdatedNote({ isParent }: { isParent: boolean }) {
  return (
    <div role="alert" className={styles.outdated}>
      <TriangleAlert size={24} aria-hidden />
      <p>
        <strong>Something has changed since this plan was made.</strong> According to the current profile and
        log, don’t serve the dishes marked “not safe”.{' '}
        {isParent
          ? 'Make a new plan for the rest to replace them.'
          : 'A parent can make a new plan for the rest.'}
      </p>
    </div>
  );
}
