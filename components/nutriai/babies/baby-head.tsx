import { ArrowRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import styles from './baby-head.module.css';

/** Whose profile this is, in the large, and the way to the day of this baby. */
export function BabyHead({ baby }: { baby: BabyAnswer }) {
  const { choose } = useBabies();
  const router = useRouter();
  const open = () => {
    choose(baby.id);
    router.push('/nutriai/today');
  };
  return (
    <div className={styles.head}>
      <span className={styles.initial} aria-hidden>
        {baby.name.trim().charAt(0).toUpperCase()}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{baby.name}</h2>
        <p className={styles.age}>
          {ageInWords(baby.age_months)} old
          {baby.corrected_age_months !== null &&
            `, ${ageInWords(baby.corrected_age_months)} counted from the due date`}
        </p>
      </div>
      <Button variant="quiet" className={styles.open} onClick={open}>
        Open today
        <ArrowRight size={20} aria-hidden />
      </Button>
    </div>
  );
}
