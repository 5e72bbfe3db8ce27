import { useEffect, useState } from 'react';
import { type KeptGroup, listKeptPages } from '@/lib/offline/list-kept-pages';

/** The pages on this device, by kind; `null` until they are known. */
export function useKeptPages(): readonly KeptGroup[] | null {
  const [groups, setGroups] = useState<KeptGroup[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    void listKeptPages().then((found) => {
      if (!isLeft) setGroups(found);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return groups;
}
