import {
  ArrowLeftRight,
  Check,
  CookingPot,
  Lock,
  LockOpen,
  Move,
  TriangleAlert,
  Utensils,
} from 'lucide-react';
import Link from 'next/link';
import { useState, type DragEvent } from 'react';
import type { PlannedSlotAnswer, PlanPlace } from '@/lib/contract/nutriai-plans';
import { weekdayName } from '@/lib/nutriai/client/log/day-text';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import { libraryRecipePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { amountOfBatches, shortTexture } from '@/lib/nutriai/client/plans/plan-words';
import styles from './slot-card.module.css';

interface SlotCardProps {
  slot: PlannedSlotAnswer;
  place: PlanPlace;
  isParent: boolean;
  /** Allergens that the child meets here for the first time. */
  firstTastes: readonly string[];
  isCooked: boolean;
  /** Missing where it cannot be eaten yet. */
  onCook: (() => void) | undefined;
  /** What is in the fridge or the freezer of this dish. */
  storedWords: string | null;
  /** Missing for what comes from another day's batch. */
  onPutAway: (() => void) | undefined;
  onLock: (locked: boolean) => void;
  onSwap: () => void;
  onMove: () => void;
  /** The place whose dish is being dragged. */
  dragged: PlanPlace | null;
  onDrag: (place: PlanPlace | null) => void;
  onDrop: (from: PlanPlace) => void;
}

/** One meal of a plan and what can be done with it. */
export function SlotCard(props: SlotCardProps) {
  const { slot, place, isParent, dragged, onDrag, onDrop } = props;
  const [isOver, setOver] = useState(false);
  const isFilled = slot.recipe !== null;
  const isTarget = dragged !== null && (dragged.date !== place.date || dragged.slot !== place.slot);
  const drag = {
    draggable: isParent && isFilled,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', slot.title);
      onDrag(place);
    },
    onDragEnd: () => onDrag(null),
    onDragOver: (event: DragEvent) => {
      if (!isTarget) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (isTarget) onDrop(dragged);
    },
  };
  const state = [
    styles.card,
    slot.locked ? styles.locked : '',
    slot.verdict === 'block' ? styles.unsafe : '',
    isOver && isTarget ? styles.over : '',
  ].join(' ');
  return (
    <div className={styles.place} role="group" aria-label={kindNames[slot.kind]}>
      <div className={state} {...drag}>
        <div className={styles.head}>
          <span className={styles.kind}>{kindNames[slot.kind]}</span>
          {isFilled && isParent && <LockButton {...props} />}
        </div>
        {isFilled ? <Dish {...props} /> : <p className={styles.why}>{slot.why}</p>}
        {(isFilled || isParent) && <SlotActions {...props} />}
      </div>
    </div>
  );
}

function LockButton({ slot, onLock }: SlotCardProps) {
  const Icon = slot.locked ? Lock : LockOpen;
  return (
    <button
      type="button"
      className={styles.icon}
      aria-pressed={slot.locked}
      aria-label={`Keep ${slot.title}`}
      title={slot.locked ? 'Kept when you make a new plan' : 'Keep when you make a new plan'}
      onClick={() => onLock(!slot.locked)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

function Dish({ slot, firstTastes, storedWords }: SlotCardProps) {
  return (
    <>
      <p className={styles.title}>
        <Link href={libraryRecipePath(slot.slug ?? '')} prefetch={false} draggable={false}>
          {slot.title}
        </Link>
      </p>
      <p className={styles.portion}>{slot.portion}</p>
      <p className={styles.texture}>{shortTexture(slot)}</p>
      <ul className={styles.badges}>
        {slot.verdict === 'block' && (
          <li className={styles.unsafeBadge}>
            <TriangleAlert size={14} aria-hidden /> Not safe now
          </li>
        )}
        {firstTastes.map((name) => (
          <li key={name} className={styles.firstBadge}>
            First {name}
          </li>
        ))}
        {slot.leftover_of !== undefined && (
          <li className={styles.badge}>From {weekdayName(slot.leftover_of)}’s batch</li>
        )}
        {slot.batches !== undefined && (
          <li className={styles.badge}>Make {amountOfBatches(slot.batches)} the recipe</li>
        )}
        {storedWords !== null && <li className={styles.badge}>{storedWords}</li>}
      </ul>
    </>
  );
}

function SlotActions({ slot, isParent, isCooked, onCook, onPutAway, onSwap, onMove }: SlotCardProps) {
  const isSafe = slot.verdict !== 'block';
  return (
    <div className={styles.actions}>
      {isCooked ? (
        <span className={styles.cooked}>
          <Check size={18} aria-hidden /> Eaten
        </span>
      ) : (
        onCook &&
        isSafe && (
          <button type="button" className={`${styles.action} ${styles.main}`} onClick={onCook}>
            <Utensils size={18} aria-hidden />
            <span>Ate it</span>
          </button>
        )
      )}
      {onPutAway && isSafe && (
        <button
          type="button"
          className={styles.action}
          aria-label={`Cooked it: ${slot.title}`}
          onClick={onPutAway}
        >
          <CookingPot size={18} aria-hidden />
          <span className={styles.words}>Cooked it</span>
        </button>
      )}
      {isParent && (
        <button
          type="button"
          className={styles.action}
          aria-label={slot.recipe === null ? 'Choose a dish' : `Swap ${slot.title}`}
          onClick={onSwap}
        >
          <ArrowLeftRight size={18} aria-hidden />
          <span className={styles.words}>Swap</span>
        </button>
      )}
      {isParent && slot.recipe !== null && (
        <button type="button" className={styles.action} aria-label={`Move ${slot.title}`} onClick={onMove}>
          <Move size={18} aria-hidden />
          <span className={styles.words}>Move</span>
        </button>
      )}
    </div>
  );
}
