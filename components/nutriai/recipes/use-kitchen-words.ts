import { usePreferences } from '@/components/accounts/profile/use-units';
import { languageIn } from '@/lib/nutriai/client/language';
import { unitsIn } from '@/lib/nutriai/client/units';
import { withOunces } from '@/lib/nutriai/engine/text/ounces';

/** Returns what says amounts as the member's kitchen measures them: with ounces and cups, or as they are written. */
export function useKitchenWords(): (text: string) => string {
  const preferences = usePreferences();
  const isAmerican = languageIn(preferences) === 'en-US' || unitsIn(preferences) === 'us';
  return isAmerican ? withOunces : asWritten;
}

const asWritten = (text: string) => text;
