import { applyToAll } from './apply-to-all';
import { attachPreparations } from './attach-preparations';
import { attachClaims } from './claims';
import { guessedWords } from './guessed-words';
import { repairTokens } from './repair-tokens';
import { readContexts } from './mention-context';
import { readLeftIn } from './left-in';
import { isEaten } from './mention';
import { mentionsIn } from './mentions-in';
import { mergeMentions } from './merge-mentions';
import { applyNegations } from './negation';
import { normaliseText } from './normalise-text';
import { type ParsedText, type ParseOptions } from './parsed-ingredient';
import { attachQuantities } from './quantities';
import { readReplacedParts } from './replaced-parts';
import { resolveMention } from './resolve-mention';
import { layoutOf } from './sentences';
import { tokenise } from './tokens';
import { unknownWords } from './unknown-words';
import { readWordsWithinPhrases } from './words-within-phrases';

/** What is read of a text, in UTF-16 units. */
export const longestText = 20_000;

/**
 * The foods in free text: a list of ingredients, a whole recipe, or what a parent says a baby eats. Each
 * mention comes with its amount, what is done to it, what it is made of, and whether it is eaten or said to
 * be left out; words that may be a food and are not known are returned beside them. Never throws; the same
 * text always gives the same answer. Only the first 20,000 units are read, which `truncated` tells.
 */
export function parseIngredients(text: string, { locale = 'uk' }: ParseOptions = {}): ParsedText {
  const original = text.slice(0, longestText);
  const tokens = repairTokens(tokenise(normaliseText(original)));
  const layout = layoutOf(tokens);
  const { mentions, named } = mentionsIn(tokens, layout, original);
  const denials = applyNegations(tokens, mentions, layout);
  readWordsWithinPhrases(tokens, mentions);
  const saidOfAll = attachPreparations(tokens, mentions, layout);
  readLeftIn(tokens, mentions, layout.sentences);
  attachQuantities(tokens, mentions, layout);
  attachClaims(tokens, mentions, { denials, layout });
  readReplacedParts(tokens, mentions);
  readContexts(tokens, mentions, layout);
  applyToAll(tokens, mentions, { layout, saidOfAll });
  const merged = mergeMentions(tokens, mentions, layout);
  const eaten = merged.filter(isEaten).length;
  return {
    ingredients: merged.map((mention) =>
      resolveMention(mention, tokens, { original, locale, alone: eaten === 1 && isEaten(mention) }),
    ),
    unknown: unknownWords(tokens, named, { original, denials }),
    guesses: guessedWords(tokens, mentions, original),
    truncated: text.length > longestText,
  };
}
