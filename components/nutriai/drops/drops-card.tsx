'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayDose } from '@/lib/nutriai/client/log/day-entries';
import { logDose } from '@/lib/nutriai/client/log/log-meal';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { AgainSheet } from './again-sheet';
import { DropsOfDay } from './drops-of-day';
import { type DropOfDay, useDrops } from './use-drops';
import styles from './drops.module.css';

const DropsSheet = dynamic(() => import('./drops-sheet').then(({ DropsSheet: Sheet }) => Sheet));

type Open = { sheet: 'list' } | { sheet: 'again'; drop: string };

interface DropsCardProps {
  baby: BabyAnswer;
  date: string;
  today: string;
  emergency: EmergencyWords;
  /** After something was logged, by the id of what waits to be saved. */
  onLogged: (message: string, id: string) => void;
  onDelete: (dose: DayDose) => void;
}

/** What is due today by the family's own list: one tap logs it. */
export function DropsCard({ baby, date, today, emergency, onLogged, onDelete }: DropsCardProps) {
  const { list, others, reload } = useDrops(baby.id, { date, today });
  const [open, setOpen] = useState<Open | null>(null);
  const isParent = baby.role === 'parent';
  const close = () => setOpen(null);
  if (list === undefined || (list.length === 0 && others.length === 0 && (!isParent || date !== today))) {
    return null;
  }
  // As it is now: what another carer has given meanwhile counts.
  const again = open?.sheet === 'again' ? list.find(({ id }) => id === open.drop) : undefined;
  const openList = () => setOpen({ sheet: 'list' });
  const log = (drop: DropOfDay) => onLogged(`${drop.name} logged.`, logDose(drop, date).id);
  const press = (drop: DropOfDay) =>
    drop.doses.length > 0 ? setOpen({ sheet: 'again', drop: drop.id }) : log(drop);
  const mayDelete = ({ made_by }: DayDose) => isParent || made_by === null || made_by.is_me;
  const deletionOf = (dose: DayDose) => (mayDelete(dose) ? () => onDelete(dose) : undefined);
  return (
    <Card
      title="Drops and medicines"
      aside={isParent && list.length > 0 ? <EditList onPress={openList} /> : undefined}
    >
      {list.length === 0 && <NoDrops onAdd={openList} />}
      <DropsOfDay list={list} others={others} date={date} onLog={press} deletionOf={deletionOf} />
      {list.some(({ time }) => time !== null) && (
        <div>
          <Link href="/nutriai/reminders" prefetch={false} className={styles.edit}>
            Remind me of these
          </Link>
        </div>
      )}
      {open?.sheet === 'list' && (
        <DropsSheet baby={baby.id} drops={list} emergency={emergency} onChanged={reload} onClose={close} />
      )}
      {again && (
        <AgainSheet
          drop={again}
          onLog={() => {
            log(again);
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

function EditList({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.edit}
      onClick={onPress}
      aria-label="Edit the list of drops and medicines"
    >
      Edit list
    </button>
  );
}

function NoDrops({ onAdd }: { onAdd: () => void }) {
  return (
    <div className={styles.empty}>
      <p className={styles.hint}>Add vitamin D, iron or a medicine to a list and log it in one tap.</p>
      <Button variant="quiet" onClick={onAdd}>
        Add drops or a medicine
      </Button>
    </div>
  );
}
