import { plainText } from '../foods/food-name-key';
import { knowledge } from '../knowledge/knowledge';
import { cuisines } from '../recipes/recipe';
import { type Family, familyOfCuisine } from './flavours/families';

/** What words ask for besides foods. */
export interface Wish {
  /** Ids of patterns whose words stand in it, with the letters of those words: more words tell more. */
  patterns: ReadonlyMap<string, number>;
  family: Family | null;
  minutes: number | null;
}

const { styles } = knowledge.requestWords;
const sweet = /\b(sweet|fruity)\b/;

/** Minutes that "quick" stands for. */
const quickMinutes = 30;

/** The dish, kitchen and time that a wish asks for. Words that mean nothing to a cook are passed over. */
export function readWish(text: string | undefined): Wish {
  const plain = ` ${plainText(text ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return {
    patterns: patternsIn(plain),
    family: familyIn(plain),
    minutes: minutesIn(plain),
  };
}

function patternsIn(plain: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id, words } of knowledge.dishPatterns) {
    const said = words
      .map((word) => plainText(word))
      .filter((word) => plain.includes(` ${word} `) || plain.includes(` ${word}s `));
    const distinct = said.filter((word) => !said.some((other) => other !== word && other.includes(word)));
    if (distinct.length > 0) found.set(id, distinct.join('').length);
  }
  return found;
}

function familyIn(plain: string): Family | null {
  const cuisine = cuisines.find((name) => plain.includes(` ${name.replace('_', ' ')} `));
  if (cuisine) return familyOfCuisine(cuisine);
  const style = styles.find(({ words }) => words.some((word) => plain.includes(` ${word} `)));
  return style?.family ?? (sweet.test(plain) ? 'sweet' : null);
}

function minutesIn(plain: string): number | null {
  const [, number] = /\b(\d{1,3}) ?(?:min|mins|minute|minutes)\b/.exec(plain) ?? [];
  if (number !== undefined) return Number(number);
  if (/\bhalf an hour\b/.test(plain)) return 30;
  return /\b(quick|quickly|fast|in a hurry|speedy)\b/.test(plain) ? quickMinutes : null;
}
