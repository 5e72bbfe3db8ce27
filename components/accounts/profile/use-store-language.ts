import { useSWRConfig } from 'swr';
import { type Language, showLanguage } from '@/lib/nutriai/client/language';
import { plansPath } from '@/lib/nutriai/client/plans/plan-paths';
import { recipesPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { useStorePreference } from './use-store-preference';

const isInEnglish = (key: unknown) =>
  typeof key === 'string' && [recipesPath, plansPath].some((path) => key.startsWith(path));

/** Stores a member's English, and has everything loaded anew that is in the other one. */
export function useStoreLanguage(): (language: Language) => Promise<void> {
  const keep = useStorePreference();
  const { mutate } = useSWRConfig();
  return async (language) => {
    try {
      await keep({ language });
      showLanguage(language);
    } finally {
      void mutate(isInEnglish, undefined);
    }
  };
}
