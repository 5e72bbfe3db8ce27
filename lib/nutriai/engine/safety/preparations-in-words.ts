import { type Food } from '../foods/food';
import { plainText } from '../foods/food-name-key';
import { type Preparation } from '../text/parsed-ingredient';

/** Words within a food's own name that say how it was made ready. */
const anyFood: readonly (readonly [RegExp, Preparation])[] = [
  [/\b(puree|pureed)\b/, 'pureed'],
  [/\btoast(ed)?\b/, 'toasted'],
  [/\b(toast (fingers?|soldiers?|strips?|sticks?)|soldiers)\b/, 'toast_fingers'],
  [/\bgrated\b/, 'grated'],
  [/\bmashed\b/, 'mashed'],
  [/\bminced\b/, 'minced'],
  [/\bstewed\b/, 'stewed'],
  [/\b(tinned|canned)\b/, 'canned'],
  [/\broast(ed)?\b/, 'roasted'],
  [/\bboiled\b/, 'boiled'],
  [/\bhard boiled\b/, 'hard_boiled'],
  [/\bscrambled\b/, 'scrambled'],
  [/\braw\b/, 'raw'],
];

/** "Almond flour" is ground, "flaked almonds" are in pieces; but a flour tortilla is no flour. */
const nutsAndSeeds: readonly (readonly [RegExp, Preparation])[] = [
  [/\b(ground|flour|meal|powder|powdered|milled)\b/, 'ground'],
  [/\b(flaked|slivered|nibbed|flakes|slivers|nibs|pieces)\b/, 'flaked'],
];

const driedFruit: readonly (readonly [RegExp, Preparation])[] = [[/\bpaste\b/, 'pureed']];

/** Preparations that the words of a name give away. */
export function preparationsInWords(text: string, food: Food | null): Preparation[] {
  const plain = plainText(text);
  const isNutOrSeed = food?.choking === 'whole_nut' || food?.choking === 'whole_seed';
  const isDriedFruit = food?.flags.includes('dried_fruit') ?? false;
  return [...anyFood, ...(isNutOrSeed ? nutsAndSeeds : []), ...(isDriedFruit ? driedFruit : [])].flatMap(
    ([pattern, preparation]) => (pattern.test(plain) ? [preparation] : []),
  );
}
