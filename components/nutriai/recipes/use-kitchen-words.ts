import { usePreferences } from '@/components/accounts/profile/use-units';
import { languageIn } from '@/lib/nutriai/client/language';
import { unitsIn } from '@/lib/nutriai/client/units';
import { withOunces } from '@/lib/nutriai/engine/text/ounces';

/** Returns what says the amounts of a recipe as the member's kitchen measures them: in ounces and cups too, or as they are. */
export function useKitchenWords(): (text: string) => string {
  const preferences = usePreferences();
  const isAmerican = languageIn(preferences) === 'en-US' || unitsIn(preferences) === 'us';
  return isAmerican ? withOunces : asWritten;
}

const asWritten = (text: string) => text;
