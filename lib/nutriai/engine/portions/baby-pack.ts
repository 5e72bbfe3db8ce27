import { type Locale } from '../child';
import { type Food } from '../foods/food';
import { languageOfAmounts } from './amount-languages';
import { wordsOf } from './amount-tokens';
import { countedDish } from './counted-dishes';
import { statedAmount } from './stated-amount';
import { statedGrams } from './stated-grams';

/** Returns the baby meal that a jar or a pouch stands for when the words name nothing in it; null for other words. */
export function portionOfBabyPack(
  text: string,
  { ageMonths, locale }: { ageMonths: number; locale: Locale },
): { food: Food; grams: number } | null {
  const stated = statedAmount(wordsOf(text, languageOfAmounts(text)), locale);
  if (stated.measure !== 'jar' && stated.measure !== 'pouch') return null;
  const food = countedDish({ ids: ['baby-ready-meal'], words: '', isWeighed: false, locale });
  if (!food) return null;
  const portioned = {
    food,
    isDish: true,
    ids: [food.id],
    ageMonths,
    locale,
    others: 0,
    isSmooth: false,
    isSingular: false,
  };
  const found = statedGrams(stated, portioned);
  return found && { food, grams: found.grams };
}
