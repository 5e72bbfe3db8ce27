import Link from 'next/link';
import { SegmentedSwitch } from '@/components/ui/segmented-switch';
import { sexNames } from './growth-words';
import styles from './growth-section.module.css';

interface SexChoiceProps {
  babyId: string;
  sex: 'female' | 'male';
  onChoose: (sex: 'female' | 'male') => void;
}

/** WHO has no chart for all children: where the sex is not said, both are there to look at. */
export function SexChoice({ babyId, sex, onChoose }: SexChoiceProps) {
  return (
    <div className={styles.sex}>
      <p>
        WHO’s charts differ for girls and boys. Look at both here, or{' '}
        <Link href={`/nutriai/babies/${babyId}`}>say which in the profile</Link> to keep one.
      </p>
      <SegmentedSwitch
        label="Chart"
        choices={[
          { value: 'female', name: `WHO ${sexNames.female}` },
          { value: 'male', name: `WHO ${sexNames.male}` },
        ]}
        chosen={sex}
        onChoose={onChoose}
      />
    </div>
  );
}
