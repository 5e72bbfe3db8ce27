import { knowledge } from '../../nutriai/engine/knowledge/knowledge';

/** Each single word of one English, with those of the other that mean the same. */
const others = otherWords();

/** Returns what a word is called on the other side of the Atlantic: "nappy" for "diaper", "porridge" for "oatmeal". */
export function otherEnglish(word: string): readonly string[] {
  return others.get(word) ?? [];
}

function otherWords(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (word: string, other: string) => found.set(word, [...(found.get(word) ?? []), other]);
  for (const [british, american] of Object.entries(knowledge.americanWords.words)) {
    if (british === american || `${british} ${american}`.split(' ').length !== 2) continue;
    add(british, american);
    add(american, british);
  }
  return found;
}
