import { plainText } from '../../engine/foods/food-name-key';
import { isFunctionWord } from '../../engine/text/function-words';

/** Of the telling words of a sentence so many have to stand in the facts. */
const supportedAtLeast = 0.6;
const shortestTelling = 4;
/** "Squash", "squashed" and "squashing" are one word. */
const stemLength = 5;
/** How many words a "no" or "never" reaches. */
const deniedWords = 5;

const denials = new Set(
  (
    'no not never nor without neither dont doesnt didnt isnt arent wont wouldnt neednt ' +
    'cant cannot couldnt shouldnt mustnt skip ignore avoid unnecessary needless stop'
  ).split(' '),
);
/** What turns advice into leave, or leave into advice. */
const permissions = new Set(
  (
    'yes fine safe ok okay harmless alright optional wrong unless ' +
    'even anyway despite regardless whatever allowed permitted'
  ).split(' '),
);
/** Words that any sentence to a parent has. */
const ordinary = new Set(
  (
    'baby babies child children your parent parents give gives offer serve make sure good ' +
    'little this that them they with when will have from into because each time then well ' +
    'keep help helps also more most just like start starts meal meals food foods much many'
  ).split(' '),
);

const wordsOf = (text: string) =>
  plainText(text.replace(/[’']/g, ''))
    .split(' ')
    .filter((word) => word !== '');
const stemOf = (word: string) => word.slice(0, stemLength);
const isTelling = (word: string) =>
  word.length >= shortestTelling && !isFunctionWord(word) && !ordinary.has(word) && !denials.has(word);

/** Telling words of a text that are denied, and those that are not. */
interface Polarity {
  denied: ReadonlySet<string>;
  affirmed: ReadonlySet<string>;
}

function polarityOf(text: string): Polarity {
  const denied = new Set<string>();
  const affirmed = new Set<string>();
  for (const clause of text.split(/[.,;:!?]/)) {
    let left = 0;
    for (const word of wordsOf(clause)) {
      if (denials.has(word)) left = deniedWords;
      else if (isTelling(word)) (left > 0 ? denied : affirmed).add(stemOf(word));
      left -= 1;
    }
  }
  return { denied, affirmed };
}

/** Whether most of what a sentence says stands in the facts. */
export function isSupported(sentence: string, facts: string): boolean {
  const known = new Set(wordsOf(facts).map(stemOf));
  const telling = wordsOf(sentence).filter(isTelling);
  const supported = telling.filter((word) => known.has(stemOf(word)));
  return telling.length > 0 && supported.length >= telling.length * supportedAtLeast;
}

/**
 * Whether a sentence turns facts round: it denies what they say, says what they only deny, or gives leave that
 * they do not give.
 */
export function isTurnedRound(sentence: string, facts: string): boolean {
  const known = polarityOf(facts);
  const said = polarityOf(sentence);
  const factWords = new Set(wordsOf(facts));
  if (wordsOf(sentence).some((word) => permissions.has(word) && !factWords.has(word))) return true;
  const deniesAnew = [...said.denied].some((stem) => known.affirmed.has(stem) && !known.denied.has(stem));
  const deniesMore = wordsOf(sentence).some((word) => denials.has(word)) && known.denied.size === 0;
  const saysDenied = [...said.affirmed].some((stem) => known.denied.has(stem) && !known.affirmed.has(stem));
  return deniesAnew || deniesMore || saysDenied;
}
