'use client';

import { useRef, useState } from 'react';
import { Modal } from '@/components/nutriai/ui/modal';
import button from '@/components/ui/button.module.css';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import { type MealVerdict, stopsOf } from '@/lib/nutriai/client/log/check-meal';
import { momentAt, momentOn, timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { type DraftItem, requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import { dropMealDraft, keepMealDraft, readMealDraft } from '@/lib/nutriai/client/log/kept-meal-draft';
import { addEntry } from '@/lib/nutriai/client/log/log-queue';
import type { LogWrite } from '@/lib/nutriai/client/log/log-write';
import { kindAt, kindNames } from '@/lib/nutriai/client/log/meal-words';
import { type MealDraft, mealToCheck } from '@/lib/nutriai/client/log/meal-draft';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { emergencyIn } from './emergency-of';
import { EmergencyScreen } from './emergency-screen';
import { FoodSearch } from './food-search';
import { MealCautions } from './meal-cautions';
import { isComplete, MealFields, withTyped } from './meal-fields';
import { type Repeat, RepeatChoices } from './repeat-choices';
import { useEmergencySigns } from './use-emergency-signs';
import { useHeldCautions } from './use-held-cautions';
import { useMealCheck } from './use-meal-check';
import { useNewEmergency } from './use-new-emergency';
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
  const place = { baby: baby.id, date };
  const [kept] = useState(() => readMealDraft(place));
  const [text, setText] = useState(kept.text);
  const [draft, setDraft] = useState(kept.draft);
  const change = (next: MealDraft | null, typed: string) => {
    setDraft(next);
    setText(typed);
    keepMealDraft(place, { draft: next, text: typed });
  };
  const begin = (item: DraftItem) => {
    const moment = momentOn(date);
    change({ kind: kindAt(moment), time: timeOfMoment(moment), items: [item] }, '');
  };
  const words = [text, ...(draft?.items ?? []).map(({ name }) => name)].join('. ');
  const unread = useNewEmergency(emergencyIn(words, useEmergencySigns(true)));
  return (
    <>
      <Modal title="Log a meal" isClosedByBack onClose={onClose}>
        {draft ? (
          <DraftForm
            baby={baby}
            date={date}
            draft={draft}
            text={text}
            onChange={change}
            onLogged={(...logged) => {
              dropMealDraft(place);
              onLogged(...logged);
            }}
          />
        ) : (
          <>
            <FoodSearch baby={baby} text={text} onType={(typed) => change(null, typed)} onPick={begin} />
            <TypedCautions baby={baby} date={date} text={text} />
            {text.trim() === '' && <RepeatChoices planned={planned} recent={recent} onPick={onRepeat} />}
          </>
        )}
      </Modal>
      {unread.title !== null && (
        <EmergencyScreen words={emergency} title={unread.title} onClose={unread.dismiss} />
      )}
    </>
  );
}

/** Shorter words name hardly a food. */
const leastLetters = 3;

function TypedCautions({ baby, date, text }: { baby: BabyAnswer; date: string; text: string }) {
  const held = useHeldCautions(baby.id);
  const words = text.trim();
  const kind = kindAt(momentOn(date));
  const isFood = words.length >= leastLetters;
  const { shown } = useMealCheck(isFood ? { baby: baby.id, kind, items: [{ text: words }] } : null, held);
  return <MealCautions verdict={shown} />;
}

interface DraftFormProps extends Pick<LogMealSheetProps, 'baby' | 'date' | 'onLogged'> {
  draft: MealDraft;
  text: string;
  onChange: (draft: MealDraft | null, text: string) => void;
}

function DraftForm({ baby, date, draft, text, onChange, onLogged }: DraftFormProps) {
  const [isChecked, setChecked] = useState(false);
  const isBusy = useRef(false);
  const held = useHeldCautions(baby.id);
  const whole = withTyped(draft, text);
  const meal = mealToCheck(baby, whole);
  const { shown, verdict, ask } = useMealCheck(meal, held);
  const stops = stopsOf(verdict);

  const store = (cautions: readonly MealCaution[]) => {
    const write = addEntry({
      baby: baby.id,
      log: 'meals',
      body: {
        eaten_at: momentAt(date, whole.time),
        kind: whole.kind,
        items: requestsOf(whole),
        eaten_share: 1,
      },
      names: whole.items.map(({ name }) => name),
    });
    onLogged(write, kindNames[whole.kind], cautions);
  };
  /** What stands in the sheet as a warning has been read: the second press logs. */
  const log = async () => {
    setChecked(true);
    if (!isComplete(whole) || meal === null || isBusy.current) return;
    if (text.trim() !== '') onChange(whole, '');
    if (stops.length > 0) return store(stops);
    isBusy.current = true;
    const answered: MealVerdict = verdict ?? (await ask(meal));
    isBusy.current = false;
    if (stopsOf(answered).length === 0) store([]);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void log();
      }}
    >
      <MealFields
        baby={baby}
        draft={draft}
        text={text}
        isChecked={isChecked}
        onType={(typed) => onChange(draft, typed)}
        onChange={onChange}
      />
      <MealCautions verdict={shown} />
      <div className={styles.end}>
        <button type="submit" className={`${button.button} ${button.primary} ${styles.send}`}>
          {stops.length > 0 ? 'Log it anyway' : `Log ${kindNames[draft.kind].toLowerCase()}`}
        </button>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() => onChange(null, '')}
        >
          Start again
        </button>
      </div>
    </form>
  );
}

const requestsOf = ({ items }: MealDraft) => items.flatMap((item) => requestOfDraft(item) ?? []);
