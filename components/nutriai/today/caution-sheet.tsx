import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import { CautionList } from './meal-cautions';
import styles from './caution-sheet.module.css';

interface CautionSheetProps {
  cautions: readonly MealCaution[];
  onLog: () => void;
  onClose: () => void;
}

/** Stands between a tap and a meal that is not for this baby. What has been eaten already is logged anyway. */
export function CautionSheet({ cautions, onLog, onClose }: CautionSheetProps) {
  return (
    <Sheet title="Before you log this" onClose={onClose}>
      <CautionList cautions={cautions} />
      <p className={styles.words}>Has your baby already eaten it? Log it to see what to watch for.</p>
      <div className={styles.ways}>
        <Button onClick={onClose}>Don’t log it</Button>
        <Button variant="quiet" onClick={onLog}>
          Log it anyway
        </Button>
      </div>
    </Sheet>
  );
}

interface WatchSheetProps {
  cautions: readonly MealCaution[];
  onClose: () => void;
}

/** What to watch for once it was eaten and logged. */
export function WatchSheet({ cautions, onClose }: WatchSheetProps) {
  return (
    <Sheet title="Logged. What to watch for" onClose={onClose}>
      <dl className={styles.watch}>
        {watchedOf(cautions).map(({ names, watch }) => (
          <div key={watch}>
            <dt>{names.join(', ')}</dt>
            <dd>{watch}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>I know what to watch for</Button>
    </Sheet>
  );
}

/** What there is to watch for, each advice once with the foods that it is about. */
export function watchedOf(cautions: readonly MealCaution[]): { names: string[]; watch: string }[] {
  const byAdvice = new Map<string, string[]>();
  for (const { watch, food_name: name } of cautions) {
    if (watch !== '') byAdvice.set(watch, [...(byAdvice.get(watch) ?? []), name]);
  }
  return [...byAdvice].map(([watch, names]) => ({ names, watch }));
}
