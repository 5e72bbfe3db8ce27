import { Plus } from 'lucide-react';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import { kindNames, measureWords } from '@/lib/nutriai/client/log/meal-words';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';
import { plannedItem } from './planned-item';
import styles from './log-meal-sheet.module.css';

/** A meal that one tap logs; without a kind, the one of the hour. */
export type Repeat = Pick<MealAnswer, 'items'> & { kind?: MealAnswer['kind'] };

interface RepeatChoicesProps {
  planned: readonly PlannedSlot[];
  recent: readonly MealAnswer[];
  onPick: (meal: Repeat) => void;
}

/** What is planned for the day, and what was eaten before. */
export function RepeatChoices({ planned, recent, onPick }: RepeatChoicesProps) {
  return (
    <>
      {planned.length > 0 && (
        <Choices
          title="From the plan"
          choices={planned.map((slot) => ({
            key: `${slot.kind} ${slot.recipe}`,
            name: slot.title,
            detail: `${kindNames[slot.kind]}, ${slot.portion}`,
            pick: () => onPick({ kind: slot.kind, items: [plannedItem(slot)] }),
          }))}
        />
      )}
      {recent.length === 0 ? (
        <p className={styles.hint}>What you log will appear here, ready to log again in one tap.</p>
      ) : (
        <Choices
          title="Again"
          choices={recent.map(({ id, items }) => ({
            key: id,
            name: items.map(({ name }) => name).join(', '),
            detail: items.map(measureWords).filter(Boolean).join(', '),
            pick: () => onPick({ items }),
          }))}
        />
      )}
    </>
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
