import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';
import { replacedAll } from './sizes-in-words';

/** "Half and half" of cream and milk is no drink; of juice and water it says how much water there was. */
const halfAndHalf =
  '(?:half (?:and|n|&) half|half[ -]half|50 ?[/:-] ?50|1 ?: ?1|half (?:juice|water) half (?:juice|water))';
const dilutedHalf = expressionInLines('iu')`
  \b(\p{L}+ juice|juice)\b([^,;.]{0,25}?)[\s,(]+(?:(?:diluted|dilute|watered down|mixed|made)\s(?:with water\s)?)?
  ${halfAndHalf}(?:\swith water)?\)?(?=\s?(?:$|[,;.)]))
`;

/** "Apple juice 100 ml diluted half and half": a diluted juice. */
export function withDilutedJuice(read: ReadText): ReadText {
  const found = dilutedHalf.exec(read.text);
  if (!found) return read;
  const [words, juice = '', amount = ''] = found;
  return put(read, [found.index, found.index + words.length], `diluted ${juice}${amount}`);
}

/** Until this age nobody gives a cordial. */
const firstCordials = 12;
const spoonedSquash = expressionInLines('giu')`
  (?<=\b(?:tbsp|tsp|tablespoons?|teaspoons?|spoons?|spoonfuls?|cubes?)\s(?:of\s)?)squash\b
  (?!\s(?:drink|,? ?\d+ ?ml))
`;
const squashOfBabies = expressionInLines('giu')`
  (?<!\b(?:butternut|acorn|summer|spaghetti|kabocha|winter|delicata|orange|blackcurrant|lemon|apple|weak|diluted|
  no added sugar|sugar free)\s)\bsquash\b(?!\s(?:drink|\d+ ?ml))
`;

/** "2 tbsp squash" is the vegetable, and before the first birthday every squash is. */
export function withSquash(read: ReadText, ageMonths: number | undefined): ReadText {
  const isOfBaby = ageMonths !== undefined && ageMonths < firstCordials;
  return replacedAll(read, isOfBaby ? squashOfBabies : spoonedSquash, 'butternut squash');
}

const makersTub = expressionInLines('giu')`
  \b(?:gerber|beech ?-?nut|ella['’]?s(?: kitchen)?|hipp|heinz|little freddie|piccolo|mamia|plum|happy ?baby|
  cow (?:and|&) gate)\s
  (?=(?:tub|pot|container|tray)s?\s(?:of\s)?\p{L}{3})
`;

/** "Gerber tub carrots": who made it says no more than that it is for babies. */
export const withoutMakerOfTub = (read: ReadText): ReadText => replacedAll(read, makersTub, '');
