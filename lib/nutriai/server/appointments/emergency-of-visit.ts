import { plainText } from '../../engine/foods/food-name-key';
import { knowledge } from '../../engine/knowledge/knowledge';
import { wordsOfAll } from '../../engine/knowledge/words-of-all';
import { emergencyInWords } from '../log/emergency-in-words';

const words = knowledge.visitWords;
const visits = new Set(Object.values(words.visits).flat());
const known = new Set([...visits, ...Object.values(words.reasons).flat(), ...wordsOfAll(words.beside)]);
const titlesOfPeople = wordsOfAll(words.titlesOfPeople);
const longestPhrase = Math.max(...[...known].map((phrase) => phrase.split(' ').length));

/** “4”, “10th”, “3pm”. */
const numberOrTime = /^\d{1,4}(?:am|pm|st|nd|rd|th)?$/;
const name = /^\p{Lu}[\p{Ll}'’-]/u;
/** Nobody arranges a visit in such a tone. */
const stirred = /[!?]/;

/**
 * What to do straight away where an appointment tells of an emergency that goes on. The title of a visit that is
 * arranged names what the child has had, and is calm: “Seizure clinic”, “Head injury follow-up”.
 */
export function emergencyOfVisit(title: string, place: string): { emergency_text?: string } {
  return emergencyInWords(...[title, place].filter((each) => !isArrangedVisit(each)));
}

/** Whether words say nothing but that a visit is arranged, and for what; one word more, and they may say anything. */
function isArrangedVisit(text: string): boolean {
  if (stirred.test(text)) return false;
  const { rest, isToSomebody } = withoutNames(text);
  const all = plainText(rest).split(' ');
  let hasVisit = isToSomebody;
  for (let at = 0; at < all.length;) {
    const phrase = phraseAt(all, at);
    if (phrase === undefined && !numberOrTime.test(all[at] ?? '') && all[at] !== '') return false;
    hasVisit ||= phrase !== undefined && visits.has(phrase);
    at += phrase?.split(' ').length ?? 1;
  }
  return hasVisit;
}

/** The longest known phrase that begins at a word. */
function phraseAt(all: readonly string[], at: number): string | undefined {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const phrase = all.slice(at, at + length).join(' ');
    if (at + length <= all.length && known.has(phrase)) return phrase;
  }
  return undefined;
}

/** “Dr Shah”, “Mrs O’Neill”. */
function withoutNames(text: string): { rest: string; isToSomebody: boolean } {
  const all = text.split(/\s+/);
  const isTitle = (word: string | undefined) => word !== undefined && titlesOfPeople.has(plainText(word));
  const isNamed = (at: number) => isTitle(all[at]) && name.test(all[at + 1] ?? '');
  const rest = all.filter((_, at) => !isNamed(at) && !(at > 0 && isNamed(at - 1)));
  return { rest: rest.join(' '), isToSomebody: rest.length < all.length };
}
