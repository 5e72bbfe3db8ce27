import { Plus } from 'lucide-react';
import styles from './log-meal-button.module.css';

interface LogMealButtonProps {
  /** Above what stands at the thumb just now. */
  isRaised: boolean;
  onPress: () => void;
}

/** At the thumb on a phone, at the head of the column elsewhere. */
export function LogMealButton({ isRaised, onPress }: LogMealButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${isRaised ? styles.raised : ''}`} onClick={onPress}>
      <Plus size={24} aria-hidden />
      Log a meal
    </button>
  );
}
