import { Card } from '@/components/ui/card';
import { Toast } from '@/components/ui/toast';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { allergenName, labelOf, reactionChoices } from '@/lib/nutriai/client/babies/baby-words';
import { dateInWords } from '@/lib/nutriai/client/local-date';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { AddFirstTaste } from './add-first-taste';
import { EntryRow } from './entry-row';
import { useBabyChange } from './use-baby-change';
import { useEntryRemoval } from './use-entry-removal';
import type { Introduced } from './use-first-taste';
import styles from './entry-list.module.css';

interface IntroducedSectionProps {
  baby: BabyAnswer;
  emergency: EmergencyWords;
}

/** Which allergens the baby has met, when for the first time, and how that went. */
export function IntroducedSection({ baby, emergency }: IntroducedSectionProps) {
  const { patch } = useBabyChange(baby.id);
  const isParent = baby.role === 'parent';
  const entries = baby.introduced_allergens.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1));
  const add = (entry: Introduced) => patch({ change_introduced_allergens: { remove: [], add: [entry] } });
  const { submission, removed, ...removal } = useEntryRemoval<Introduced>({
    remove: (entry) => patch({ change_introduced_allergens: { remove: [entry], add: [] } }),
    putBack: add,
  });

  return (
    <Card id="allergens" title="Allergens introduced" lead="From the profile. Logged meals count too.">
      {entries.length === 0 ? (
        <p className={styles.none}>None entered yet.</p>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <EntryRow
              key={`${entry.code} ${entry.date}`}
              main={allergenName(entry.code)}
              more={`${dayOf(entry)}, ${labelOf(reactionChoices, entry.reaction).toLowerCase()}`}
              isWarm={entry.reaction !== 'none'}
              removes={isParent ? `${allergenName(entry.code)}, ${dayOf(entry)}` : undefined}
              isBusy={submission.phase === 'saving'}
              onRemove={() => void removal.remove(entry)}
            />
          ))}
        </ul>
      )}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      {isParent && <AddFirstTaste baby={baby} emergency={emergency} onAdd={add} />}
      {removed !== null && (
        <Toast
          message={`${allergenName(removed.code)} is removed.`}
          onUndo={() => removal.undo(removed)}
          onDone={removal.forgetRemoved}
        />
      )}
    </Card>
  );
}

const dayOf = ({ date }: Introduced) =>
  date === null ? 'before you joined, date unknown' : dateInWords(date);
