'use client';

import { CookingPot } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import type { CookedDish } from '@/lib/nutriai/client/plans/cooked-dish';
import { portionWords } from '@/lib/nutriai/client/portions/portions-left';
import { PutAwaySheet } from './put-away-sheet';
import styles from './portions.module.css';

interface CookedItProps {
  baby: string;
  dish: CookedDish;
}

/** A dish was cooked: its portions go into the fridge or the freezer. */
export function CookedIt({ baby, dish }: CookedItProps) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <CookingPot size={20} aria-hidden />
        Cooked it
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
      {isOpen && (
        <PutAwaySheet
          baby={baby}
          dish={dish}
          onStored={(stored) => {
            setSaid(`${portionWords(stored)}, eat by ${fullDay(stored.eat_by)}.`);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
