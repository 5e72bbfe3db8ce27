import { useEffect, useState } from 'react';
import type { EntryOf } from '@/lib/nutriai/client/log/log-queue';
import { onSettled } from '@/lib/nutriai/client/log/replay-log';

/** What was just done and how it is undone: what was logged is deleted, what was deleted comes back. */
export interface Done {
  message: string;
  undo: EntryOf & { way: 'delete' | 'restore' };
}

/** The last thing that can be undone. It is found again under the id that the server gives it meanwhile. */
export function useUndo() {
  const [done, setDone] = useState<Done | null>(null);
  useEffect(
    () =>
      onSettled((write, answer) => {
        const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;
        if (write?.action !== 'create' || typeof id !== 'string') return;
        setDone((last) => (last?.undo.id === write.id ? { ...last, undo: { ...last.undo, id } } : last));
      }),
    [],
  );
  return { done, tell: setDone, forget: () => setDone(null) };
}
