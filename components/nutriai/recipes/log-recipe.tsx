'use client';

import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Sheet } from '@/components/ui/sheet';
import { Toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { kindAt, kindNames, type MealKind, solidKinds } from '@/lib/nutriai/client/log/meal-words';
import { type LoggedRecipe, useLogRecipe } from './use-log-recipe';
import styles from './log-recipe.module.css';

interface LogRecipeProps {
  baby: BabyAnswer;
  recipe: LoggedRecipe;
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
  const { log, message, undo, forget, sheet } = useLogRecipe(baby, recipe);
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
          onLog={(kind, grams) => {
            setOpen(false);
            log(kind, grams);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {sheet}
      {message !== undefined && !isSaidHere && <Toast message={message} onUndo={undo} onDone={forget} />}
      {isSaidHere && (
        <p role="status" className={styles.hint}>
          {message}
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
