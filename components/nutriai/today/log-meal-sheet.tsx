'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '@/components/nutriai/ui/modal';
import button from '@/components/ui/button.module.css';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealAnswer, MealItem } from '@/lib/contract/nutriai-meals';
import { momentAt, momentOn, timeOfMoment } from '@/lib/nutriai/client/log/day-time';
import { type DraftItem, requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import { addEntry } from '@/lib/nutriai/client/log/log-queue';
import { logMeal } from '@/lib/nutriai/client/log/log-meal';
import type { LogWrite } from '@/lib/nutriai/client/log/log-write';
import { kindAt, kindNames, measureWords } from '@/lib/nutriai/client/log/meal-words';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';
import { FoodSearch } from './food-search';
import { isComplete, type MealDraft, MealFields } from './meal-fields';
import { plannedItem } from './planned-item';
import styles from './log-meal-sheet.module.css';

interface LogMealSheetProps {
  baby: BabyAnswer;
  date: string;
  planned: readonly PlannedSlot[];
  recent: readonly MealAnswer[];
  onLogged: (write: LogWrite, name: string) => void;
  onClose: () => void;
}

/** A meal in two taps: what was eaten before, what is planned; or a word of what it was. How much was left is said afterwards. */
export function LogMealSheet({ baby, date, planned, recent, onLogged, onClose }: LogMealSheetProps) {
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<MealDraft | null>(null);
  const again = (meal: Pick<MealAnswer, 'items'> & { kind?: MealAnswer['kind'] }) => {
    const eatenAt = momentOn(date);
    const { items, kind = kindAt(eatenAt) } = meal;
    onLogged(logMeal({ baby: baby.id, items, kind, eatenAt }), kindNames[kind]);
  };
  const begin = (item: DraftItem) => {
    const moment = momentOn(date);
    setDraft({ kind: kindAt(moment), time: timeOfMoment(moment), items: [item] });
  };
  return (
    <Modal title="Log a meal" onClose={onClose}>
      {draft ? (
        <DraftForm baby={baby} date={date} draft={draft} onChange={setDraft} onLogged={onLogged} />
      ) : (
        <>
          <FoodSearch baby={baby} text={text} onType={setText} onPick={begin} />
          {text.trim() === '' && (
            <>
              {planned.length > 0 && (
                <Choices
                  title="From the plan"
                  choices={planned.map((slot) => ({
                    key: `${slot.kind} ${slot.recipe}`,
                    name: slot.title,
                    detail: `${kindNames[slot.kind]}, ${slot.portion}`,
                    pick: () => again({ kind: slot.kind, items: [plannedItem(slot)] }),
                  }))}
                />
              )}
              <Recent recent={recent} onPick={again} />
            </>
          )}
        </>
      )}
    </Modal>
  );
}

interface RecentProps {
  recent: readonly MealAnswer[];
  onPick: (meal: { items: MealItem[] }) => void;
}

function Recent({ recent, onPick }: RecentProps) {
  if (recent.length === 0) {
    return <p className={styles.hint}>What you log will stand here, to be logged again with one tap.</p>;
  }
  return (
    <Choices
      title="Again"
      choices={recent.map(({ id, items }) => ({
        key: id,
        name: items.map(({ name }) => name).join(', '),
        detail: items.map(measureWords).filter(Boolean).join(', '),
        pick: () => onPick({ items }),
      }))}
    />
  );
}

interface ChoicesProps {
  title: string;
  choices: readonly { key: string; name: string; detail: string; pick: () => void }[];
}

function Choices({ title, choices }: ChoicesProps) {
  return (
    <section className={styles.choices} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {choices.map(({ key, name, detail, pick }) => (
          <li key={key}>
            <button type="button" className={styles.choice} onClick={pick}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
              <Plus size={22} aria-hidden className={styles.plus} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DraftFormProps extends Pick<LogMealSheetProps, 'baby' | 'date' | 'onLogged'> {
  draft: MealDraft;
  onChange: (draft: MealDraft) => void;
}

function DraftForm({ baby, date, draft, onChange, onLogged }: DraftFormProps) {
  const [isChecked, setChecked] = useState(false);
  const log = () => {
    setChecked(true);
    if (!isComplete(draft)) return;
    const write = addEntry({
      baby: baby.id,
      log: 'meals',
      body: {
        eaten_at: momentAt(date, draft.time),
        kind: draft.kind,
        items: draft.items.flatMap((item) => requestOfDraft(item) ?? []),
        eaten_share: 1,
      },
      names: draft.items.map(({ name }) => name),
    });
    onLogged(write, kindNames[draft.kind]);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        log();
      }}
    >
      <MealFields baby={baby} draft={draft} isChecked={isChecked} onChange={onChange} />
      <button type="submit" className={`${button.button} ${button.primary} ${styles.send}`}>
        Log {kindNames[draft.kind].toLowerCase()}
      </button>
    </form>
  );
}
