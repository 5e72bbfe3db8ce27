import { Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import styles from './play-button.module.css';

interface PlayButtonProps {
  ref: Ref<HTMLButtonElement>;
  isPlaying: boolean;
  onToggle: () => void;
}

/** Lets the pages turn by themselves. */
export function PlayButton({ ref, isPlaying, onToggle }: PlayButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.button} onClick={onToggle}>
      {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      <span className={styles.label}>
        {isPlaying ? 'Pause' : 'Play'}
        <span className={styles.rest}> the story</span>
      </span>
    </button>
  );
}
