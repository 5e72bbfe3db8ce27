import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { SlideMove } from '@/lib/content/reading/story-player';
import styles from './story-player.module.css';

interface StoryTurnsProps {
  index: number;
  isLast: boolean;
  onMove: (step: SlideMove) => void;
}

/** The ways to the slide before and the one after; behind the last one are the other stories. */
export function StoryTurns({ index, isLast, onMove }: StoryTurnsProps) {
  return (
    <>
      <Button
        variant="quiet"
        className={`${styles.turn} ${styles.previous}`}
        // Not `disabled`, which would throw the focus out of the player on the way back.
        aria-disabled={index === 0}
        onClick={() => onMove('previous')}
      >
        <ChevronLeft size={24} aria-hidden />
        <span className={hidden.hidden}>Previous</span>
      </Button>
      {isLast ? (
        <ButtonLink href="/web-stories" className={`${styles.turn} ${styles.next}`}>
          More stories
        </ButtonLink>
      ) : (
        <Button className={`${styles.turn} ${styles.next}`} onClick={() => onMove('next')}>
          <span className={styles.nextLabel}>Next</span>
          <ChevronRight size={24} aria-hidden />
        </Button>
      )}
    </>
  );
}
