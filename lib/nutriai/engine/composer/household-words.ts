import { type Item } from './dish';

/**
 * Returns what to buy or take for a batch, in the measures of a kitchen: "1 1/2 carrots", "25 g dry (60 g
 * cooked)", "2 tsp".
 */
export function householdWords({ kitchen: { measure }, grams }: Item): string {
  switch (measure.by) {
    case 'piece':
      return pieces(grams / measure.grams, measure, grams);
    case 'dry': {
      if (measure.tinned) return `${grams} g, drained, from a tin in water without salt`;
      return `${nearest5(grams * measure.ratio)} g dry (${grams} g cooked)`;
    }
    case 'raw':
      return `${nearest5(grams * measure.ratio)} g (${grams} g cooked)`;
    case 'spoon':
      return withNote(
        grams > measure.grams * mostSpoons ? `${nearest5(grams)} g` : spoons(grams / measure.grams),
        measure.note,
      );
    case 'ml':
      return `${grams} ml`;
    case 'weight':
      return withNote(`${grams} g`, measure.note);
    case 'pinch':
      return 'a pinch';
  }
}

/** More tablespoons than these are weighed. */
const mostSpoons = 9;

function withNote(amount: string, note: string | undefined): string {
  return note === undefined ? amount : `${amount}, ${note}`;
}

function nearest5(grams: number): number {
  return Math.max(5, Math.round(grams / 5) * 5);
}

/** Less than one, to the nearest that a cook cuts. */
const partsOfOne: readonly (readonly [most: number, words: string])[] = [
  [0.42, '1/3'],
  [0.59, '1/2'],
  [0.71, '2/3'],
  [0.88, '3/4'],
];

function pieces(count: number, { one, many }: { one: string; many: string }, grams: number): string {
  if (count < 0.2) return `${grams} g ${one}`;
  const part = partsOfOne.find(([most]) => count < most);
  if (part) return `${part[1]} ${one}`;
  const halves = Math.max(2, Math.round(count * 2));
  if (count > 6) return `${Math.round(count)} ${many}`;
  return halves <= 2 ? `1 ${one}` : `${mixed(halves)} ${many}`;
}

function mixed(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '1/2' : `${whole} 1/2`;
}

/** Tablespoons from one on, teaspoons below; three teaspoons to the tablespoon. */
function spoons(tablespoons: number): string {
  const halfTeaspoons = Math.max(1, Math.round(tablespoons * 6));
  if (halfTeaspoons < 6) return `${mixed(halfTeaspoons)} tsp`;
  const halves = Math.round(tablespoons * 2);
  return `${mixed(Math.max(2, halves))} tbsp`;
}
