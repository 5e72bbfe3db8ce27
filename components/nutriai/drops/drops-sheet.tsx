'use client';

import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { Button } from '@/components/ui/button';
import type { DropAnswer } from '@/lib/contract/nutriai-drops';
import { scheduleText } from '@/lib/nutriai/client/drops/drop-text';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { DropForm } from './drop-form';
import styles from './drops.module.css';

interface DropsSheetProps {
  baby: string;
  drops: readonly DropAnswer[];
  emergency: EmergencyWords;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** The family's own list of drops and medicines. */
export function DropsSheet({ baby, drops, emergency, onChanged, onClose }: DropsSheetProps) {
  const [edited, setEdited] = useState<DropAnswer | 'new' | null>(drops.length === 0 ? 'new' : null);
  const title =
    edited === null
      ? 'Drops and medicines'
      : edited === 'new'
        ? 'Add drops or a medicine'
        : `Change ${edited.name}`;
  return (
    <Sheet title={title} onClose={onClose}>
      {edited === null ? (
        <DropList drops={drops} onEdit={setEdited} />
      ) : (
        <DropForm
          key={edited === 'new' ? 'new' : edited.id}
          baby={baby}
          drop={edited === 'new' ? null : edited}
          emergency={emergency}
          onSaved={async () => {
            await onChanged();
            setEdited(null);
          }}
        />
      )}
    </Sheet>
  );
}

interface DropListProps {
  drops: readonly DropAnswer[];
  onEdit: (drop: DropAnswer | 'new') => void;
}

function DropList({ drops, onEdit }: DropListProps) {
  return (
    <div className={styles.form}>
      <ul className={styles.list}>
        {drops.map((drop) => (
          <li key={drop.id} className={styles.item}>
            <div className={styles.head}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {drop.name}
                  {drop.amount !== '' && <span className={styles.amount}>, {drop.amount}</span>}
                </p>
                <p className={styles.hint}>{scheduleText(drop)}</p>
              </div>
              <Button
                variant="quiet"
                className={styles.log}
                aria-label={`Edit ${drop.name}`}
                onClick={() => onEdit(drop)}
              >
                Edit
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button onClick={() => onEdit('new')}>Add drops or a medicine</Button>
    </div>
  );
}
