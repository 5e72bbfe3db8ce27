import { useSWRConfig } from 'swr';
import { useBabies } from '@/components/nutriai/shell/baby-provider';

/** Reads anew what other screens have read of the babies: after an import it is out of date. */
export function useReloadAll() {
  const { mutate } = useSWRConfig();
  const { reload } = useBabies();
  return async () => {
    await Promise.all([
      reload(),
      mutate((key) => typeof key === 'string' && key.startsWith('/api/nutriai/')),
    ]);
  };
}
