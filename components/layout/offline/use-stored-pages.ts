import { useEffect, useState } from 'react';
import { type StoredGroup, listStoredPages } from '@/lib/offline/list-stored-pages';

/** The pages on this device, by kind; `null` until they are known. */
export function useStoredPages(): readonly StoredGroup[] | null {
  const [groups, setGroups] = useState<StoredGroup[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    void listStoredPages().then((found) => {
      if (!isLeft) setGroups(found);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return groups;
}
