'use client';

import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { useLogGuard } from '@/components/nutriai/today/use-log-guard';
import { useUndo } from '@/components/nutriai/today/use-undo';
import { Sheet } from '@/components/ui/sheet';
import { Toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import { momentOn } from '@/lib/nutriai/client/log/day-time';
import { localToday } from '@/lib/nutriai/client/local-date';
import { logMeal } from '@/lib/nutriai/client/log/log-meal';
import { deleteEntry } from '@/lib/nutriai/client/log/log-queue';
import { kindAt, kindNames, type MealKind, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import styles from './log-recipe.module.css';

interface LogRecipeProps {
  baby: BabyAnswer;
  recipe: Pick<MemberRecipe, 'id' | 'title'>;
  /** Grams that are usual at the age. */
  portion: number;
  /** Says here that it is logged, where a toast could not be seen. */
  isSaidHere?: boolean;
}

const shares = [
  { value: 0.5, label: 'Half' },
  { value: 1, label: 'One' },
  { value: 1.5, label: 'One and a half' },
] as const;

/** Logs the dish as a meal of today; how much of it was left is said in the day. */
export function LogRecipe({ baby, recipe, portion, isSaidHere = false }: LogRecipeProps) {
  const [isOpen, setOpen] = useState(false);
  const { done, tell, forget } = useUndo();
  const { guard, sheet } = useLogGuard(baby);
  const log = (kind: MealKind, grams: number) => {
    const item = {
      food: null,
      recipe: recipe.id,
      text: null,
      name: recipe.title,
      amount: null,
      unit: null,
      grams,
    };
    setOpen(false);
    guard({ kind, items: [item] }, () => {
      const { id } = logMeal({ baby: baby.id, items: [item], kind, eatenAt: momentOn(localToday()) });
      tell({
        message: `${kindNames[kind]} logged.`,
        undo: { baby: baby.id, log: 'meals', id, way: 'delete' },
      });
    });
  };
  const undo = () => {
    if (done) deleteEntry({ baby: done.undo.baby, log: done.undo.log, id: done.undo.id });
    forget();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <NotebookPen size={20} aria-hidden />
        Log it
      </Button>
      {isOpen && (
        <LogSheet
          baby={baby}
          title={recipe.title}
          portion={portion}
          onLog={log}
          onClose={() => setOpen(false)}
        />
      )}
      {sheet}
      {done && !isSaidHere && <Toast message={done.message} onUndo={undo} onDone={forget} />}
      {isSaidHere && (
        <p role="status" className={styles.hint}>
          {done?.message}
        </p>
      )}
    </>
  );
}

interface LogSheetProps {
  baby: BabyAnswer;
  title: string;
  portion: number;
  onLog: (kind: MealKind, grams: number) => void;
  onClose: () => void;
}

function LogSheet({ baby, title, portion, onLog, onClose }: LogSheetProps) {
  const [kind, setKind] = useState<MealKind>(() => kindAt(new Date().toISOString()));
  const [share, setShare] = useState(1);
  const grams = Math.max(1, Math.round(portion * share));
  return (
    <Sheet title={`Log for ${baby.name}`} onClose={onClose}>
      <p className={styles.what}>
        {title}, {grams} g
      </p>
      <ChoiceChips isWide legend="Portions served" choices={shares} value={share} onChange={setShare} />
      <ChoiceChips
        isWide
        legend="Which meal"
        choices={solidKinds.map((value) => ({ value, label: kindNames[value] }))}
        value={kind === 'milk' ? 'snack' : kind}
        onChange={setKind}
      />
      <Button onClick={() => onLog(kind, grams)}>Log {kindNames[kind].toLowerCase()}</Button>
      <p className={styles.hint}>Record leftovers on Today, after the meal.</p>
    </Sheet>
  );
}
