import { foodById } from '../foods/food-list';
import { isMadeFood } from './credible-claims';
import { type Mention } from './mention';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';

/** Whether a food is said to be part of the dish before it, so that a claim about the one is about the other. */
export function isPartOf(tokens: readonly Token[], whole: Mention, part: Mention): boolean {
  return isMadeOf(tokens, whole, part) || isNamedAfter(tokens, whole, part);
}

const makers = new Set(['made', 'homemade', 'home']);
const betweenParts = new Set(['with', 'of', 'from', 'using', 'and', ',', 'mild', 'a', 'some']);

/** "Rice pudding made with whole milk, no sugar": the claim is about the pudding too. */
function isMadeOf(tokens: readonly Token[], whole: Mention, part: Mention): boolean {
  const between = tokens.slice(whole.end, part.first);
  return (
    between.some(({ text }) => makers.has(text)) &&
    between.every(({ text }) => makers.has(text) || betweenParts.has(text) || isPreparationWord(text))
  );
}

const nameLinks = new Set(['de', 'di', 'do', 'da', 'del', 'della', 'al', 'alla', 'au', 'aux', 'of', 'z']);

/** “Bolo de banana sem leite”: the cake named after its fruit is what the claim is about. */
function isNamedAfter(tokens: readonly Token[], whole: Mention, part: Mention): boolean {
  const isOne = part.first - whole.end === 1 && nameLinks.has(tokens[whole.end]?.text ?? '');
  return isOne && (whole.meaning.compound !== null || isMadeFood(foodById(whole.meaning.foods[0] ?? '')));
}
