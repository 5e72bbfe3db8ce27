'use client';

import { CalendarDays } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { BeforeSolids } from '@/components/nutriai/first-use/before-solids';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { useToday } from '@/components/nutriai/today/use-today';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealPlanAnswer, MealPlanListAnswer } from '@/lib/contract/nutriai-plans';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import { nextStart, pickPlan } from '@/lib/nutriai/client/plans/pick-plan';
import { planListPath, planPath } from '@/lib/nutriai/client/plans/plan-paths';
import { PlanList } from './plan-list';
import { PlanScreen } from './plan-screen';

const MakePlanDialog = dynamic(() =>
  import('./make-plan-dialog').then(({ MakePlanDialog: Dialog }) => Dialog),
);

/** Needs are known to the end of the third year. */
const lastAgeMonths = 36;

/** Meals for days to come; before solids, what to wait for instead. */
export function PlanView() {
  const baby = useBaby();
  if (isBeforeSolids(baby)) return <BeforeSolids baby={baby} />;
  if (baby.age_months > lastAgeMonths) {
    return (
      <EmptyState icon={<CalendarDays size={44} aria-hidden />} title="Plans end at three years">
        From here on {baby.name} can eat family food. Your recipes and everything you logged are kept.
      </EmptyState>
    );
  }
  return <Plans baby={baby} />;
}

function Plans({ baby }: { baby: BabyAnswer }) {
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<MealPlanListAnswer, unknown>(planListPath(baby.id));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const today = useToday();

  if (data === undefined) {
    if (error === undefined) return <Skeleton label="Loading your plans…" />;
    return (
      <LoadProblem what="Your plans" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  const plans = data.results;
  const shown = plans.find(({ id }) => id === chosenId) ?? pickPlan(plans, today);
  const onMade = async (plan: MealPlanAnswer) => {
    await mutateAny(planPath(plan.id), plan, { revalidate: false });
    await mutate();
    setChosenId(plan.id);
    setMaking(false);
  };
  const isParent = baby.role === 'parent';
  return (
    <>
      {shown === undefined ? (
        <NoPlan babyName={baby.name} onPlan={isParent ? () => setMaking(true) : undefined} />
      ) : (
        <PlanScreen key={shown.id} id={shown.id} baby={baby} today={today} onNew={() => setMaking(true)}>
          <PlanList
            plans={plans}
            shownId={shown.id}
            today={today}
            onChoose={(id) => {
              setChosenId(id);
              window.scrollTo({ top: 0 });
            }}
          />
        </PlanScreen>
      )}
      {isMaking && (
        <MakePlanDialog
          baby={baby}
          startDate={nextStart(plans, today)}
          onMade={(plan) => void onMade(plan)}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

interface NoPlanProps {
  babyName: string;
  /** Missing for who may not make a plan. */
  onPlan: (() => void) | undefined;
}

function NoPlan({ babyName, onPlan }: NoPlanProps) {
  return (
    <EmptyState
      icon={<CalendarDays size={44} aria-hidden />}
      title={`A week of meals for ${babyName}`}
      action={onPlan && <Button onClick={onPlan}>Plan a week</Button>}
    >
      {onPlan
        ? 'Safe dishes for your baby’s age in the right portions, one new allergen at a time, iron ' +
          'first, and a shopping list. You can swap, move and keep dishes.'
        : 'There is no plan yet. When a parent makes one, you will see the meals and the shopping list here.'}
    </EmptyState>
  );
}
