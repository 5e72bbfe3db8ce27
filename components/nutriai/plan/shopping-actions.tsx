import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { shoppingText } from '@/lib/nutriai/client/plans/plan-words';
import type { ShoppingTicks } from './use-shopping-ticks';
import styles from './shopping-list.module.css';

interface ShoppingActionsProps {
  plan: MealPlanAnswer;
  ticks: ShoppingTicks;
  batches: number;
}

/** Takes the list elsewhere as text: to the clipboard, or to what the device shares with. */
export function ShoppingActions({ plan, ticks, batches }: ShoppingActionsProps) {
  const [told, setTold] = useState('');
  const text = () =>
    shoppingText(
      plan,
      new Set(plan.shopping_list.map(({ food }) => food).filter((food) => ticks.isChecked(food))),
      batches,
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setTold('Copied.');
    } catch {
      setTold('Your browser didn’t allow copying. Print the list instead.');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text: text() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <div className={styles.actions}>
      <Button variant="quiet" className={styles.small} onClick={() => void copy()}>
        <Copy size={18} aria-hidden />
        Copy
      </Button>
      {typeof navigator !== 'undefined' && 'share' in navigator && (
        <Button variant="quiet" className={styles.small} onClick={() => void share()}>
          <Share2 size={18} aria-hidden />
          Share
        </Button>
      )}
      <span role="status" className={styles.told}>
        {told}
      </span>
    </div>
  );
}
