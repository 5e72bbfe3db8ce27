import { knowledge } from '../knowledge/knowledge';
import { cuts, measureOf } from './measure-words';

/** What shorter words end with may be part of another ("Stück" is none of "Stuck"). */
const shortestCut = 5;

const languages = [knowledge.amountsInLanguages.de, knowledge.amountsInLanguages.nl];

const endings = languages
  .flatMap((words) => Object.entries(words))
  .filter(([word, english]) => {
    const measure = measureOf(english);
    return word.length >= shortestCut && measure !== undefined && cuts.has(measure);
  })
  .sort(([one], [other]) => other.length - one.length);

/** What is called a stick and is none of another food. */
const wholeSticks: ReadonlySet<string> = new Set([
  'breadstick',
  'breadsticks',
  'crabstick',
  'crabsticks',
  'fishstick',
  'fishsticks',
]);

/**
 * Returns how the end of a German or Dutch word says that its food is cut ("Gurkenscheiben"), in English; null
 * if it does not.
 */
export function cutAtEnd(word: string): string | null {
  if (wholeSticks.has(word)) return null;
  const found = endings.find(([end]) => word.length > end.length && word.endsWith(end));
  return found?.[1] ?? null;
}
