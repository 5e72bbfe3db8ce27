'use client';

import type { ReactNode } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import { momentOn, timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { type DraftItem, draftOfText } from '@/lib/nutriai/client/log/draft-item';
import type { LogWrite } from '@/lib/nutriai/client/log/log-write';
import { kindAt } from '@/lib/nutriai/client/log/meal-words';
import { type MealDraft } from '@/lib/nutriai/client/log/meal-draft';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { emergencyIn } from './emergency-of';
import { EmergencyScreen } from './emergency-screen';
import { FoodSearch } from './food-search';
import { MealCautions } from './meal-cautions';
import { isComplete, MealFields, withTyped } from './meal-fields';
import { type Repeat, RepeatChoices } from './repeat-choices';
import { useEmergencySigns } from './use-emergency-signs';
import { useMealLog } from './use-meal-log';
import { useNewEmergency } from './use-new-emergency';
import { useTypedMeal } from './use-typed-meal';
import styles from './log-meal-sheet.module.css';

interface LogMealSheetProps {
  baby: BabyAnswer;
  date: string;
  emergency: EmergencyWords;
  planned: readonly PlannedSlot[];
  recent: readonly MealAnswer[];
  /** A meal that one tap logs; the caller checks it first. */
  onRepeat: (meal: Repeat) => void;
  /** `cautions` are those that were shown, of a meal that was logged anyway. */
  onLogged: (write: LogWrite, name: string, cautions: readonly MealCaution[]) => void;
  onClose: () => void;
}

/**
 * A meal in two taps: what was eaten before, what is planned; or a word of what it was. How much was left is
 * said afterwards. What was typed stays when the sheet is closed.
 */
export function LogMealSheet({
  baby,
  date,
  emergency,
  planned,
  recent,
  onRepeat,
  onLogged,
  onClose,
}: LogMealSheetProps) {
  const { text, draft, change, forget } = useTypedMeal({ baby: baby.id, date });
  const begin = (item: DraftItem) => {
    change(draftOf(date, item), '');
  };
  const endWith: LogMealSheetProps['onLogged'] = (...logged) => {
    forget();
    onLogged(...logged);
  };
  const words = [text, ...(draft?.items ?? []).map(({ name }) => name)].join('. ');
  const unread = useNewEmergency(emergencyIn(words, useEmergencySigns(true)));
  return (
    <>
      <Sheet title="Log a meal" onClose={onClose}>
        {draft ? (
          <DraftForm baby={baby} date={date} draft={draft} text={text} onChange={change} onLogged={endWith} />
        ) : (
          <TypedMeal
            baby={baby}
            date={date}
            text={text}
            onType={(typed) => change(null, typed)}
            onPick={begin}
            onLogged={endWith}
          >
            <RepeatChoices planned={planned} recent={recent} onPick={onRepeat} />
          </TypedMeal>
        )}
      </Sheet>
      {unread.title !== null && (
        <EmergencyScreen words={emergency} title={unread.title} onClose={unread.dismiss} />
      )}
    </>
  );
}

/** A meal that begins with one item: the kind and the time of now. */
function draftOf(date: string, item: DraftItem): MealDraft {
  const moment = momentOn(date);
  return { kind: kindAt(moment), time: timeOfMoment(moment), items: [item] };
}

interface TypedMealProps extends Pick<LogMealSheetProps, 'baby' | 'date' | 'onLogged'> {
  text: string;
  onType: (text: string) => void;
  onPick: (item: DraftItem) => void;
  /** What stands there before anything is typed. */
  children: ReactNode;
}

/** What was typed, logged as it stands with one press; who wants to say more picks a food or adds the words. */
function TypedMeal({ baby, date, text, onType, onPick, onLogged, children }: TypedMealProps) {
  const words = text.trim();
  const meal = draftOf(date, draftOfText(words));
  const { shown, log, action, isWarned } = useMealLog({ baby, date, meal, onLogged });
  const isEmpty = words === '';
  return (
    <>
      <FoodSearch
        baby={baby}
        text={text}
        notice={<MealCautions verdict={isEmpty ? null : shown} />}
        onType={onType}
        onPick={onPick}
      />
      {isEmpty ? (
        children
      ) : (
        <WaysOn action={action} isWarned={isWarned} onLog={() => void log()} onClear={() => onType('')} />
      )}
    </>
  );
}

interface DraftFormProps extends Pick<LogMealSheetProps, 'baby' | 'date' | 'onLogged'> {
  draft: MealDraft;
  text: string;
  onChange: (draft: MealDraft | null, text: string) => void;
}

function DraftForm({ baby, date, draft, text, onChange, onLogged }: DraftFormProps) {
  const whole = withTyped(draft, text);
  const { shown, log, action, isPressed, isWarned } = useMealLog({ baby, date, meal: whole, onLogged });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && isComplete(whole)) onChange(whole, '');
        void log();
      }}
    >
      <MealFields
        baby={baby}
        draft={draft}
        text={text}
        isChecked={isPressed}
        onType={(typed) => onChange(draft, typed)}
        notice={<MealCautions verdict={shown} />}
        onChange={onChange}
      />
      <WaysOn action={action} isWarned={isWarned} clearing="Start again" onClear={() => onChange(null, '')} />
    </form>
  );
}

interface WaysOnProps {
  action: string;
  isWarned: boolean;
  /** Nothing where the form around it logs. */
  onLog?: () => void;
  onClear: () => void;
  /** What the way out is called where nothing warns; without a name there is none. */
  clearing?: string;
}

/** Beside a warning the way out stands first; what was eaten already can still be logged. */
function WaysOn({ action, isWarned, onLog, onClear, clearing }: WaysOnProps) {
  const log = { type: onLog ? ('button' as const) : ('submit' as const), onClick: onLog };
  if (isWarned)
    return (
      <div className={styles.end}>
        <Button className={styles.send} onClick={onClear}>
          Don’t log it
        </Button>
        <Button {...log} variant="quiet">
          {action}
        </Button>
      </div>
    );
  return (
    <div className={styles.end}>
      <Button {...log} className={styles.send}>
        {action}
      </Button>
      {clearing !== undefined && (
        <Button variant="quiet" onClick={onClear}>
          {clearing}
        </Button>
      )}
    </div>
  );
}
