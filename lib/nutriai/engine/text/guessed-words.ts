import { isEaten, type Mention } from './mention';
import { type GuessedWords } from './parsed-ingredient';
import { type Token } from './tokens';

/**
 * Names of foods that were read out of words which were repaired, each once: whether they were meant is for the
 * writer to say.
 */
export function guessedWords(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  original: string,
): GuessedWords[] {
  const guesses = new Map<string, GuessedWords>();
  for (const mention of mentions) {
    const { first, end, meaning } = mention;
    const repaired = tokens.slice(first, end).filter(({ repair }) => repair !== undefined);
    const [from, to] = [repaired[0], repaired.at(-1)];
    if (!from || !to || !isEaten(mention)) continue;
    const text = original.slice(from.start, to.end);
    const isSlip = repaired.every(({ repair }) => repair === 'slip');
    const name = tokens.slice(first, end).map((token) => token.text);
    if (!guesses.has(text) || !isSlip)
      guesses.set(text, {
        text,
        start: from.start,
        end: to.end,
        isSlip,
        meant: name.join(' '),
        nearest: meaning.foods,
      });
  }
  return [...guesses.values()];
}
