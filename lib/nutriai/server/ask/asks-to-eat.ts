import { askingOf } from '../../engine/asking/asking';
import { foldedText } from '../../engine/red-flags/words-of';
import { isFunctionWord } from '../../engine/text/function-words';
import { isPreparationWord } from '../../engine/text/preparations-in';
import { correctedText } from './correct-words';
import { isWithoutEnglish } from './question-language';
import type { Question } from './read-question';

/** What a question that names a food asks about where it is not the eating. */
export type OtherSubject = 'animal' | 'money' | 'law' | 'product' | 'other-use' | 'beside-eating';

const eating = askingOf('eating', []);
const toEat = eating.pattern('to-eat');
const onlyToEat = eating.pattern('only-to-eat');
const ofForm = eating.pattern('of-form');
const askedAbroad = eating.pattern('asked-abroad');
const filler = eating.pattern('filler');
const others: readonly OtherSubject[] = ['animal', 'money', 'law', 'product', 'other-use', 'beside-eating'];
const patterns = others.map((subject) => ({ subject, asks: eating.pattern(subject) }));

/** In words. Of a question of so few words that names a food, one that nobody knows says little. */
const fewWords = 4;

/** What else than eating a question is plainly about; null for nothing of the kind. */
export function otherSubject({ wholePlain }: Pick<Question, 'wholePlain'>): OtherSubject | null {
  return patterns.find(({ asks }) => asks.test(wholePlain))?.subject ?? null;
}

/**
 * Whether a question that names a food asks if, when or how a child has it: a food word alone does not say so.
 * "Do I need a licence to sell purées?" names one and asks about something else.
 */
export function asksToEat(question: Question): boolean {
  const { ofFood, text, language } = question;
  if (otherSubject(question) !== null) return false;
  if (toEat.test(ofFood)) return true;
  const isAskedAbroad = askedAbroad.test(foldedText(text));
  if (language !== null && (isAskedAbroad || ofFood.split(' ').length <= fewWords)) return true;
  if (isAskedAbroad && isWithoutEnglish(text)) return true;
  const left = ofFood.split(' ').filter((word) => !isExplained(word));
  return left.length === 0 || (left.length === 1 && ofForm.test(ofFood));
}

/** "May my baby have chocolate" asks that and nothing else, whatever other questions are like it. */
export const asksOnlyToEat = ({ ofFood }: Question): boolean => onlyToEat.test(ofFood);

/**
 * Whether a word that nobody knows stands where a food stands: "can he have zorbs". "How much should she be
 * eatin" has one that does not, and it is no food.
 */
export function asksOfUnknown({ wholePlain, unknown, language }: Question): boolean {
  if (unknown.length === 0) return false;
  if (language !== null || wholePlain.split(' ').length <= fewWords) return true;
  const ofFood = unknown.reduce(
    (rest, { text }) => ` ${rest} `.replaceAll(` ${correctedText(text)} `, ' food ').trim(),
    wholePlain,
  );
  return toEat.test(ofFood);
}

/** Whether a word belongs to any question about a food: it says nothing of another subject. */
function isExplained(word: string): boolean {
  return (
    word === 'food' ||
    filler.test(word) ||
    isFunctionWord(word) ||
    isPreparationWord(word) ||
    ofForm.test(word)
  );
}
