import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormProblem } from '@/components/ui/form-problem';
import { RadioCards } from '@/components/ui/radio-cards';
import type { Submission } from './use-submission';
import styles from './choice-group.module.css';

interface ChoiceGroupProps<Value extends string> {
  /** Names the group for those who do not see the section's heading. */
  legend: string;
  choices: readonly { value: Value; label: string; hint: ReactNode }[];
  chosen: Value | null;
  submission: Submission;
  savedText: string;
  onChoose: (value: Value) => void;
}

/** One of a few, kept as soon as it is chosen. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, chosen, submission, savedText, onChoose } = props;
  return (
    <>
      <RadioCards legend={legend} isLegendHidden choices={choices} chosen={chosen} onChoose={onChoose} />
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <p role="status" className={styles.saved}>
        {submission.phase === 'saved' && (
          <>
            <CircleCheck size={20} aria-hidden />
            {savedText}
          </>
        )}
      </p>
    </>
  );
}
