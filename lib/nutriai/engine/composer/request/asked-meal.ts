import { type Meal } from '../../recipes/recipe';
import { expressionInLines } from '../../text/expression-in-lines';

const words: readonly (readonly [RegExp, Meal])[] = [
  [/\b(breakfasts?|brekk?ie|brekky|brunch|petit dejeuner|desayuno|fruhstuck|colazione)\b/, 'breakfast'],
  [/\b(lunch(es)?|lunch ?box|lunchtime|mittagessen|almuerzo|pranzo|midday meal)\b/, 'lunch'],
  [/\b(dinners?|supper|suppertime|evening meal|cena|abendessen|diner)\b/, 'dinner'],
  [/\b(snacks?|snak|snack ?time|nibbles?|gouter)\b/, 'snack'],
];

/** In Britain tea is a meal, unless it is in a cup. */
const tea = expressionInLines()`
  (?<!\b(?:fennel|herbal|mint|camomile|chamomile|black|green|cup of|of|ginger|rooibos) )\b(?:tea|teatime)\b
  (?! ?(?:spoon|bag|towel|biscuit))
`;

/** Returns the meal that a request names first; null for none. */
export function askedMeal(plain: string): Meal | null {
  const found = words.flatMap(([pattern, meal]) => {
    const index = plain.search(pattern);
    return index < 0 ? [] : [{ index, meal }];
  });
  const [first] = found.sort((one, two) => one.index - two.index);
  if (first) return first.meal;
  return tea.test(plain) ? 'dinner' : null;
}

/** Returns a request without the meal that is called tea, which nobody is to read as a drink. */
export function withoutTea(plain: string): string {
  return plain.replace(new RegExp(tea.source, 'g'), ' ');
}
