import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { EmergencyScreen } from '@/components/nutriai/today/emergency-screen';
import { Toast } from '@/components/ui/toast';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import {
  type AllergenCode,
  allergenChoices,
  allergenName,
  labelOf,
  reactionChoices,
} from '@/lib/nutriai/client/babies/baby-words';
import { dateInWords, localToday } from '@/lib/nutriai/client/local-date';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { Select } from '@/components/ui/select';
import { EntryRow } from './entry-row';
import { Field } from '@/components/ui/field';
import { SectionForm } from './section-form';
import { useBabyChange } from './use-baby-change';
import { useSection } from './use-section';
import styles from './entry-list.module.css';

type Introduced = BabyAnswer['introduced_allergens'][number];

interface FirstTaste extends Readonly<Record<string, string>> {
  code: AllergenCode | 'none';
  date: string;
  reaction: Introduced['reaction'];
}

interface IntroducedSectionProps {
  baby: BabyAnswer;
  emergency: EmergencyWords;
}

/** Which allergens the baby has met, when for the first time, and how that went. */
export function IntroducedSection({ baby, emergency }: IntroducedSectionProps) {
  const { patch } = useBabyChange(baby.id);
  const removal = useSection();
  const [removed, setRemoved] = useState<Introduced | null>(null);
  const isParent = baby.role === 'parent';
  const entries = baby.introduced_allergens.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1));

  const add = (entry: Introduced) => patch({ change_introduced_allergens: { remove: [], add: [entry] } });
  const remove = async (entry: Introduced) => {
    const isDone = await removal.submit(() =>
      patch({ change_introduced_allergens: { remove: [entry], add: [] } }),
    );
    if (isDone) setRemoved(entry);
  };
  const undo = (entry: Introduced) => {
    setRemoved(null);
    void removal.submit(() => add(entry));
  };

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
              isBusy={removal.submission.phase === 'saving'}
              onRemove={() => void remove(entry)}
            />
          ))}
        </ul>
      )}
      {removal.submission.phase === 'refused' && <FormProblem message={removal.submission.message} />}
      {isParent && <AddFirstTaste baby={baby} emergency={emergency} onAdd={add} />}
      {removed !== null && (
        <Toast
          message={`${allergenName(removed.code)} is removed.`}
          onUndo={() => undo(removed)}
          onDone={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}

const dayOf = ({ date }: Introduced) =>
  date === null ? 'before you joined, date unknown' : dateInWords(date);

const codeChoices = [{ value: 'none', label: 'Choose…' } as const, ...allergenChoices];

interface AddFirstTasteProps extends IntroducedSectionProps {
  onAdd: (entry: Introduced) => Promise<void>;
}

function AddFirstTaste({ baby, emergency, onAdd }: AddFirstTasteProps) {
  const [isUrgent, setUrgent] = useState(false);
  const empty: FirstTaste = { code: 'none', date: localToday(), reaction: 'none' };
  const { values, change, forget, isDirty } = useEdits<FirstTaste>(`baby ${baby.id} allergen`, empty);
  const { submission, errors, submit, forgetSaved } = useSection();
  const [isMissing, setMissing] = useState(false);
  const set = (edit: Partial<FirstTaste>) => {
    forgetSaved();
    setMissing(false);
    change(edit);
  };
  const save = async () => {
    const { code, date, reaction } = values;
    if (code === 'none') {
      setMissing(true);
      return;
    }
    if (await submit(() => onAdd({ code, date: date === '' ? null : date, reaction }))) forget();
  };
  return (
    <div className={styles.add}>
      <SectionForm
        submission={submission}
        isDirty={isDirty}
        savedText="Added."
        submitText="Add"
        onSave={() => void save()}
      >
        <h3 className={styles.addTitle}>Add a first taste</h3>
        <div className={styles.fields}>
          <Select
            id="allergen-code"
            label="Allergen"
            error={isMissing ? 'Choose the allergen.' : undefined}
            choices={codeChoices}
            value={values.code}
            onChange={(code) => set({ code })}
          />
          <Field
            id="allergen-date"
            label="First time"
            hint="Leave it empty if you don’t remember the date."
            error={errors.introduced_allergens}
          >
            {(control) => (
              <input
                {...control}
                type="date"
                min={baby.birth_date}
                max={localToday()}
                value={values.date}
                onChange={(event) => set({ date: event.target.value })}
              />
            )}
          </Field>
          <Select
            id="allergen-reaction"
            label="How it went"
            choices={reactionChoices}
            value={values.reaction}
            onChange={(reaction) => {
              set({ reaction });
              setUrgent(reaction === 'severe');
            }}
          />
        </div>
      </SectionForm>
      {isUrgent && <EmergencyScreen words={emergency} onClose={() => setUrgent(false)} />}
    </div>
  );
}
