import { type Child } from '../child';
import { type GuessedWords } from '../text/parsed-ingredient';
import { type ReadSubject } from './read-subject';
import { recordedAllergies } from './recorded-allergies';
import { type Finding, type UnknownWords } from './verdict';

const solidsFromMonths = 6;

/**
 * Returns the repairs of misspelt words that the parent must confirm: the doubtful ones, and all of them
 * where an allergy is on record.
 */
export function guessesToAsk({ guesses }: ReadSubject, child: Child): readonly GuessedWords[] {
  const { allergens, foods, reactions } = recordedAllergies(child);
  const isAllergic = allergens.size > 0 || foods.length > 0 || reactions.size > 0;
  return isAllergic ? guesses : guesses.filter(({ isSlip }) => !isSlip);
}

/**
 * Finds what was not understood, which is never let through; before solids nothing is that is not known to be
 * milk or vitamin drops. Words that speak of milk and are not all known are asked about.
 */
export function unreadFindings(
  { items, unknown, truncated }: ReadSubject,
  guesses: readonly GuessedWords[],
  { ageMonths, isMilk }: { ageMonths: number; isMilk: boolean },
): Finding[] {
  const isEmpty = items.length === 0 && unknown.length === 0;
  const mayBeSolids = ageMonths < solidsFromMonths && items.length === 0;
  const severity = mayBeSolids && !isMilk ? 'block' : 'unsure';
  return [
    ...unknown.map((unread) => unknownFinding(unread, severity)),
    ...guesses.map(guessFinding),
    ...(truncated ? [tooLong] : []),
    ...(isEmpty ? [{ ...nothingRecognised, severity } satisfies Finding] : []),
  ];
}

function unknownFinding({ text }: UnknownWords, severity: Finding['severity']): Finding {
  return {
    ...ofWords('unknown-food', text),
    severity,
    message: `We do not know “${text}”, so we cannot say that this is safe.`,
    instead: 'Describe it in other words, or say what is in it. Until then, don’t rely on our answer.',
  };
}

function guessFinding({ text, meant }: GuessedWords): Finding {
  return {
    ...ofWords('meant-food', text),
    message: `We do not know “${text}” in this spelling.`,
    instead: `Did you mean ${meant}? If so, write it like that. If not, say it in other words, or name what is in it.`,
  };
}

const tooLong: Finding = {
  ...ofWords('too-long', ''),
  severity: 'block',
  message: 'The text is too long to be checked to its end.',
  instead: 'Send it in parts.',
};

const nothingRecognised: Finding = {
  ...ofWords('nothing-recognised', ''),
  message: 'We found no food in these words.',
  instead: 'Name each food and how it is served.',
};

function ofWords(rule: string, words: string): Finding {
  return {
    rule,
    kind: 'safety',
    severity: 'unsure',
    food: null,
    foodName: words,
    message: '',
    instead: '',
    source: [],
    basis: 'verified',
  };
}
