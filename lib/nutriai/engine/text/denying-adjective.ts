import { knowledge } from '../knowledge/knowledge';
import { type Token } from './tokens';
import { wordKey } from './word-key';

const { adjectives, adjectiveEndings } = knowledge.denials;
const left: ReadonlyMap<string, string> = new Map(
  Object.entries(adjectives).flatMap(([stem, food]) =>
    adjectiveEndings.map((ending): [string, string] => [stem + ending, food]),
  ),
);

/**
 * The food that one adjective leaves out, as “gluten-less” is written of it: Polish says “bezglutenowy” of pasta
 * where other languages have two words. Null for every other word.
 */
export function withoutByAdjective(token: Token): Token[] | null {
  const food = left.get(token.text);
  if (food === undefined) return null;
  return [
    { ...token, text: food, key: wordKey(food) },
    { ...token, text: 'less', key: 'less', joint: '-' },
  ];
}
