import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';

const eatenFirst = expressionInLines('iu')`
  ^\s*(?:(?:he|she|they|lo)\s)?(?:only\s|just\s)?((?:ate|had|finished|managed|drank)\s(?:about\s|maybe\s)?
  (?:half|most|(?:an?\s|one\s)?(?:third|quarter)|two thirds|three quarters|1\/[234]|2\/3|3\/4|½|¼|¾|⅓|⅔))
  (?:\sof\s(?:it|this|that|them))?\s*[-–—:]\s*(?:the\s|a\s)?(?=\p{L}|\d)
`;

/** "Ate half of it - the leftover lasagna": the part stands before what it is of. */
export function withPartBehind(read: ReadText): ReadText {
  const found = eatenFirst.exec(read.text);
  if (!found) return read;
  const behind = put(read, [read.text.length, read.text.length], `, ${(found[1] ?? '').toLowerCase()}`);
  return put(behind, [found.index, found.index + found[0].length], '');
}

const listedMeal = expressionInLines('iu')`
  ^\s?(?:\p{L}+\s){0,2}(?:happy meal|kid'?s'? meal|lunch ?box|snack ?box|bento(?: box)?|(?:snack )?plate|platter|
  picnic|tasting plate|meal deal|school lunch|(?:sunday |christmas )?roast(?: dinner)?(?: bits)?|sunday lunch|
  packed lunch|mezze|leftovers)\s?(?:[:=]|\s[-–—]\s|(?<=leftovers)\.\s)\s?
  (?!(?:a\s)?(?:bits?|little)\sof\severything)(?=[^\s,;][^,;]{0,200}(?:[,;+&]|\sand\s))
`;

/** "Happy meal: 4 nuggets, most of the fries": what the meal was of is counted, and not its name besides. */
export function withoutNameOfMeal(read: ReadText): ReadText {
  const found = listedMeal.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], '') : read;
}

const untouched = expressionInLines('iu')`
  ^\s?(?:(?:he|she|they|lo)\s)?(?:hardly|barely|scarcely)\s(?:touched|ate|had)\s(?:any of\s|any\s)?
  (?:(?:his|her|their|the)\s)?(?:breakfast|lunch|dinner|tea|supper|meal|food)\s?[,:;–-]\s?(?=[^\s])
`;

/** "Hardly touched dinner, 2 bites of mash": what is listed behind is what was eaten. */
export function withoutUntouched(read: ReadText): ReadText {
  const found = untouched.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], '') : read;
}

const packAlone = expressionInLines('iu')`
  (?<=^\s?|[,;+&]\s?|\b(?:and|plus)\s)(?:an?\s|one\s|1\s)?(pouch|jar)\s?
  \(?\s?(\d{2,3})\s?g\s?\)?(?=\s?(?:$|[,;+&]|(?:and|plus)\s))
`;

/** "Pouch (120 g) plus a rice cake": a pack that is weighed and not named holds baby food. */
export function withPackOfBabyFood(read: ReadText): ReadText {
  const found = packAlone.exec(read.text);
  if (!found) return read;
  const [, pack = '', grams = ''] = found;
  const food = pack.toLowerCase() === 'jar' ? 'baby food jar' : 'fruit puree';
  return put(read, [found.index, found.index + found[0].length], `${grams} g ${food}`);
}
