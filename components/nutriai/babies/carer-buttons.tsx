import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { CarerAnswer, CarerRole } from '@/lib/contract/nutriai-carers';
import { thisCarer } from '@/lib/nutriai/client/babies/carer-name';
import styles from './carer-row.module.css';

interface RoleButtonProps {
  carer: CarerAnswer;
  isBusy: boolean;
  onChange: (role: CarerRole) => void;
}

/** Makes a parent of a carer, and the other way round. */
export function RoleButton({ carer, isBusy, onChange }: RoleButtonProps) {
  const other: CarerRole = carer.role === 'parent' ? 'carer' : 'parent';
  return (
    <button
      type="button"
      className={styles.action}
      disabled={isBusy}
      aria-label={`Make ${carer.is_me ? 'yourself' : thisCarer(carer)} a ${other}`}
      onClick={() => onChange(other)}
    >
      Make a {other}
    </button>
  );
}

interface RemoveButtonProps {
  baby: BabyAnswer;
  carer: CarerAnswer;
  isBusy: boolean;
  onPress: () => void;
}

export function RemoveButton({ baby, carer, isBusy, onPress }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.action}
      disabled={isBusy}
      aria-label={carer.is_me ? `Leave ${baby.name}` : `Remove ${thisCarer(carer)}`}
      onClick={onPress}
    >
      {carer.is_me ? 'Leave' : 'Remove'}
    </button>
  );
}
