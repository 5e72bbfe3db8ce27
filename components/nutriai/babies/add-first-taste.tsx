import { useState } from 'react';
import { EmergencyScreen } from '@/components/nutriai/today/emergency-screen';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { allergenChoices, reactionChoices } from '@/lib/nutriai/client/babies/baby-words';
import { localToday } from '@/lib/nutriai/client/local-date';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { SectionForm } from './section-form';
import { type Introduced, useFirstTaste } from './use-first-taste';
import styles from './entry-list.module.css';

const noneChosen = { value: 'none', label: 'Choose…' } as const;

interface AddFirstTasteProps {
  baby: BabyAnswer;
  emergency: EmergencyWords;
  onAdd: (entry: Introduced) => Promise<void>;
}

/** An allergen, when it was eaten first, and how that went: after a severe reaction, what to do now. */
export function AddFirstTaste({ baby, emergency, onAdd }: AddFirstTasteProps) {
  const [isUrgent, setUrgent] = useState(false);
  const taste = useFirstTaste(baby, onAdd);
  const { values, set } = taste;
  return (
    <div className={styles.add}>
      <SectionForm
        submission={taste.submission}
        isDirty={taste.isDirty}
        savedText="Added."
        submitText="Add"
        onSave={() => void taste.save()}
      >
        <h3 className={styles.addTitle}>Add a first taste</h3>
        <div className={styles.fields}>
          <Select
            id="allergen-code"
            label="Allergen"
            error={taste.isMissing ? 'Choose the allergen.' : undefined}
            choices={[noneChosen, ...allergenChoices()]}
            value={values.code}
            onChange={(code) => set({ code })}
          />
          <DateField taste={taste} birthDate={baby.birth_date} />
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

interface DateFieldProps {
  taste: ReturnType<typeof useFirstTaste>;
  birthDate: string;
}

function DateField({ taste, birthDate }: DateFieldProps) {
  return (
    <Field
      id="allergen-date"
      label="First time"
      hint="Leave it empty if it was before you joined."
      error={taste.errors.introduced_allergens}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min={birthDate}
          max={localToday()}
          value={taste.values.date}
          onChange={(event) => taste.set({ date: event.target.value })}
        />
      )}
    </Field>
  );
}
