import dynamic from 'next/dynamic';
import type { MealPlanAnswer, PlanPlace } from '@/lib/contract/nutriai-plans';
import { cookedDishAt } from '@/lib/nutriai/client/plans/cooked-dish';
import { portionWords } from '@/lib/nutriai/client/portions/portions-left';
import type { DishChanges } from './use-dish-changes';

const SwapDialog = dynamic(() => import('./swap-dialog').then(({ SwapDialog: Dialog }) => Dialog));
const MoveDialog = dynamic(() => import('./move-dialog').then(({ MoveDialog: Dialog }) => Dialog));

const PutAwaySheet = dynamic(() =>
  import('@/components/nutriai/portions/put-away-sheet').then(({ PutAwaySheet: Sheet }) => Sheet),
);

/** A dialog and the place in the plan that it is about. */
export interface OpenDialog {
  dialog: 'swap' | 'move' | 'cooked';
  place: PlanPlace;
}

interface PlanDialogsProps {
  plan: MealPlanAnswer;
  today: string;
  open: OpenDialog;
  dishes: DishChanges;
  /** The dish is in another place now. */
  onMoved: (to: PlanPlace) => void;
  onClose: () => void;
}

/** What can be chosen for one dish of a plan, each in a dialog that is fetched when it is opened. */
export function PlanDialogs({ plan, today, open, dishes, onMoved, onClose }: PlanDialogsProps) {
  const { dialog, place } = open;
  if (dialog === 'swap') {
    return (
      <SwapDialog
        plan={plan}
        place={place}
        onSwap={async (recipe, title) => {
          await dishes.swap(place, recipe, title);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  if (dialog === 'move') {
    return (
      <MoveDialog
        plan={plan}
        place={place}
        today={today}
        onMove={async (to) => {
          const isDone = await dishes.move(place, to);
          onClose();
          if (isDone) onMoved(to);
        }}
        onClose={onClose}
      />
    );
  }
  const dish = cookedDishAt(plan, place);
  if (dish === null) return null;
  return (
    <PutAwaySheet
      baby={plan.baby}
      dish={dish}
      onStored={(stored) => {
        dishes.say(`${portionWords(stored)}.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
