import { useState } from 'react';
import { useSection } from './use-section';

interface EntryRemoval<Entry> {
  remove: (entry: Entry) => Promise<void>;
  putBack: (entry: Entry) => Promise<void>;
}

/** Removes entries of a list at once; the last one removed can be put back. */
export function useEntryRemoval<Entry>({ remove, putBack }: EntryRemoval<Entry>) {
  const { submission, submit } = useSection();
  const [removed, setRemoved] = useState<Entry | null>(null);
  return {
    submission,
    removed,
    remove: async (entry: Entry) => {
      if (await submit(() => remove(entry))) setRemoved(entry);
    },
    undo: (entry: Entry) => {
      setRemoved(null);
      void submit(() => putBack(entry));
    },
    forgetRemoved: () => setRemoved(null),
  };
}
