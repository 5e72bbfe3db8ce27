import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';
import { replacedAll } from './sizes-in-words';
import { numberAt } from './written-number';

/** What is steamed or sold in a leaf or a film, of which a wrap is one. */
const inLeaves = /\b(?:moi ?moi|moin moin|okpa|agidi|eko|kenkey|tamales?|zongzi|ekuru|abacha)\b/iu;
/** Stiff porridges, served in the shape of a small bowl. */
const moulded = /\b(?:fufu|eba|amala|semo|pounded yam|banku|ugali|tuwo|starch)\b/iu;
const wraps = /\b(?:wrap|mould|mold)(s?)(?:\sof)?\b/giu;

/** "Moi moi, half a wrap", "one small mould of eba": as many of it as were wrapped, and no tortilla. */
export function withoutLeaves(read: ReadText): ReadText {
  const isMoulded = moulded.test(read.text);
  if (!isMoulded && !inLeaves.test(read.text)) return read;
  const name = isMoulded ? 'pot' : 'piece';
  return [...read.text.matchAll(wraps)].reduceRight(
    (text, { 0: words, 1: plural = '', index }) =>
      put(text, [index, index + words.length], `${name}${plural}${words.endsWith('of') ? ' of' : ''}`),
    read,
  );
}

const halfWrap = expressionInLines('iu')`
  (?<=\b(?:fajita|burrito|shawarma|doner|kebab|quesadilla|durum|enchilada|gyros?)\b[^;]{0,40}?)
  (half|quarter|most|third|½|¼|1\/[234]|2\/3|3\/4)\s(?:of\s)?(?:an?\s|the\s|one\s)?wraps?\b
`;

/** "Fajita with chicken, half wrap": so much of the fajita. */
export function withoutSecondWrap(read: ReadText): ReadText {
  const found = halfWrap.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], found[1] ?? '') : read;
}

const fruit =
  'orange|apple|apfel|pomme|manzana|mela|ma[cç][aã]|laranja|naranja|arancia|appel|jab[lł]k\\p{L}*|pineapple|mango|' +
  'grape|pear|peach|tropical|cranberry|pomegranate|orangen?|sinaasappel';
const juice = expressionInLines('iu')`
  \b(juice|saft|jus|zumo|jugo|succo|suco|sap|sok)(\s(?:box|carton|pouch))?,?\s
  (\d{2,3}\s?(?:ml|cl|oz)\b|\d{1,2}\s?(?:fl\s)?oz\b),?\s?\(?(?:de\s|di\s|van\s|z\s|d['’])?(${fruit})(?!\p{L})\)?
`;
const appleWords = /^(?:apple|apfel|pomme|manzana|mela|ma[cç]|appel|jab)/iu;

/** "Suco 100 ml de laranja", "juice box 200 ml apple": the fruit says which juice it was. */
export function withFruitOfJuice(read: ReadText): ReadText {
  const found = juice.exec(read.text);
  if (!found) return read;
  const [words, , , amount = '', of = ''] = found;
  const name = appleWords.test(of) ? 'apple juice' : 'orange juice';
  return put(read, [found.index, found.index + words.length], `${amount} ${name}`);
}

const butteredBehind = expressionInLines('giu')`
  (?<!\bun)(?<=\p{L}{3},?\s(?:\p{L}{3,9}\s)?)(?:(thickly|well|generously)\s|lightly\s)?buttered
  (\s(?:really\s)?thick(?:ly)?)?(?=\s?(?:$|[,;.)&+]|(?:by|and|n|w|with|on|at|for|no|without|minus)\b))
`;

/** "Malt loaf, a slice, buttered": with butter. */
export function withButterBehind(read: ReadText): ReadText {
  return [...read.text.matchAll(butteredBehind)].reduceRight(
    (text, { 0: words, 1: before, 2: behind, index }) =>
      put(text, [index, index + words.length], `with ${before || behind ? '2 tsp ' : ''}butter`),
    read,
  );
}

const corrected = expressionInLines('iu')`
  (?<=\b(?:w|with|and|n|plus|on|of|some|had)\s|,\s)[^,;.]{2,25}?[\s,.…]{1,4}
  (?:(?:no|oh|wait),?\s(?:wait|no|sorry)|scratch that|i mean|make that|oops no|sorry meant)\b,?\s
  (?:it was\s|that was\s)?
`;

/** "With pâté, no wait, houmous": what was taken back was not eaten. */
export function withoutTakenBack(read: ReadText): ReadText {
  const found = corrected.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], '') : read;
}

const finishedWith = /\bfinished\s(?:off\s)?with(?=\s(?!that|it|lunch|dinner|the meal)\p{L})/giu;
const spilt = /\bspil(?:t|led)\s(?:abt|roughly|approx)\b|\bspilt\b/giu;

const eatenInAWay = expressionInLines('giu')`
  \b(?:nibbled|munched|demolished|devoured|inhaled|wolfed(?: down)?|put away)(?=\s(?:about |maybe |roughly )?
  (?:half|most|all|the lot|(?:an? |one )?(?:third|quarter)|two|three|\d|[½¼¾⅓⅔])(?![\p{L}]))
`;

/** "Dal finished with ghee" says nothing of how much was eaten; what was spilt is no spelt. */
export const withPlainVerbs = (read: ReadText): ReadText =>
  replacedAll(replacedAll(replacedAll(read, finishedWith, 'with'), spilt, 'spilled'), eatenInAWay, 'ate');

const noBun = expressionInLines('iu')`
  (burger in a bun|burger|hamburger|cheeseburger|hot ?dog|kroket|croquette|frikandel|sausage|bratwurst|w[uü]rstchen|
  snag)(s?)\b([^;]{0,25}?)
  [,(]?\s(?:(?:no|without(?: the| a)?|left the|minus the|zonder|ohne|sans|sin|senza|sem|bez|not the)\s
  (?:bun|bread|roll|broodje|brood|br[oö]tchen|bread roll|bread rolls|pan|pain|pane|panino|p[aã]o|bu[lł]ki)|
  (?:bun|roll|broodje|bread roll)\s(?:niet|no|left|not eaten))\b\)?
`;

const otherBurger =
  /(?:veggie|vegetarian|vegan|bean|chicken|fish|turkey|halloumi|salmon|lamb|mushroom|tofu|quinoa|lentil)\s$/iu;

/** "Burger, no bun", "kroket, broodje niet": what lay in the bun. */
export function withoutBun(read: ReadText): ReadText {
  const found = noBun.exec(read.text);
  if (!found) return read;
  const [words, dish = '', plural = '', behind = ''] = found;
  const isOther = otherBurger.test(read.text.slice(0, found.index));
  const patty = /burger/iu.test(dish) && !isOther ? 'burger patty' : dish;
  return put(read, [found.index, found.index + words.length], `${patty}${plural}${behind}`);
}

const packNames =
  'mozzarella|yogh?urts?|iogurte|yogur|yaourt|jogurt|danonek?|potito|tarrito|tarro|omogeneizzat[oi]|vasetto|vasetti|' +
  'petit pot|pot|gl[aä]s(?:chen)?|bo[iî]te|lata|scatoletta|brick|confezione|pouch|jar|kubeczek|s[lł]oiczek|potje|' +
  'quetschie';
const bareWeight = expressionInLines('iu')`
  (?<![\p{L}\d])((?:${packNames})(?![\p{L}\d])[^,;.\d]{0,30}\s(?:da|de|di|à|von|of|a|van)\s)
  (\d{2,3})(?=\s?(?:$|[,;.)]|(?:y|e|et|und|and|en|i|con|mit|avec)\s))
`;

/** "Mezza mozzarella da 125": the number behind a pack is its weight. */
export function withUnitOfPack(read: ReadText): ReadText {
  const found = bareWeight.exec(read.text);
  if (!found) return read;
  const to = found.index + found[0].length;
  return put(read, [to, to], ' g');
}

const soldiers = expressionInLines('iu')`
  (?<!\b(?:eggy|french|garlic|banana|corn|soda|malt|ginger)\s)\b(toast|bread),?\s
  (\d{1,2}|one|two|three|four|a|half an?)\s(soldiers?|fingers?|strips?|triangles?|squares?)\b(?!\sof)
`;

/** "Toast, 2 soldiers": of the toast. */
export function withSoldiersOfToast(read: ReadText): ReadText {
  const found = soldiers.exec(read.text);
  if (!found) return read;
  const [words, bread = '', count = '', cut = ''] = found;
  return put(read, [found.index, found.index + words.length], `${count} ${cut} of ${bread}`);
}

const spreadToast = expressionInLines('iu')`
  (?<!\d\s?g\s)\b(avo(?:cado)?|pb|peanut butter|nut butter|almond butter|houmous|hummus|marmite|vegemite|jam|
  cream cheese|cheese|butter(?:ed)?|philadelphia|honey) toast,? (?:(\d{1,2}|an?|one|two|three|four) )?
  (soldiers?|fingers?|strips?|triangles?|squares?)(?:,? ?(?:[x×] ?)?(\d{1,2})
  (?!\s?(?:g|ml|of|out|\/|[.,]\d)))?(?![\p{L}\d])
`;

/** "Avo toast fingers x4": fingers of toast, with what was spread on them. */
export function withSpreadOnFingers(read: ReadText): ReadText {
  const found = spreadToast.exec(read.text);
  if (!found) return read;
  const [words, spread = '', between, cut = '', last] = found;
  const behind = between ?? last;
  const of = /^butter/iu.test(spread) ? 'butter' : spread;
  const said = `${behind === undefined ? '' : `${behind} `}${cut} of toast with ${of}`;
  return put(read, [found.index, found.index + words.length], said);
}

const sameMeasure = expressionInLines('iu')`
  (\b(?:\d|an?|one|two|three|four|five)\s(teaspoon|tsp|tablespoon|tbsp|dessertspoon|spoon|spoonful|slice|cube|
  ice cube)s?\s
  (?:of\s)?[^,;.]{3,25}?(?:,|\sand|,\sand|\s&|\s\+)\s)(\d|one|two|three|four)\sof\s
  (?!them|those|these|it|the|his|her|each|both|which)(?=\p{L})
`;

/** "Two teaspoons carrot, one of potato": a teaspoon of it. */
export function withSameMeasure(read: ReadText): ReadText {
  const found = sameMeasure.exec(read.text);
  if (!found) return read;
  const [words, first = '', measure = '', count = ''] = found;
  return put(read, [found.index, found.index + words.length], `${first}${count} ${measure} of `);
}

const partOfCut = expressionInLines('iu')`
  (?<![\p{L}\d/.])(\d|one|two|three|four|five|six)\s(?:out\s)?of\s(?:the\s|his\s|her\s)?
  (\d|two|three|four|five|six|eight|ten)\s
  (?:little\s|small\s)?(?:triangles|bits|pieces|quarters|squares|fingers|strips|halves|bites|soldiers|parts|segments|
  chunks)\b(?!\sof)
`;

/** "Toastie, 3 of the 4 triangles": three quarters of it. */
export function withPartOfCut(read: ReadText): ReadText {
  const found = partOfCut.exec(read.text);
  const eaten = found && numberAt([(found[1] ?? '').toLowerCase()], 0)?.value;
  const all = found && numberAt([(found[2] ?? '').toLowerCase()], 0)?.value;
  if (!found || !eaten || !all || eaten >= all) return read;
  return put(read, [found.index, found.index + found[0].length], `${eaten}/${all}`);
}

const cutDish = expressionInLines('iu')`
  (?<=\b(?:eggs?|\d|one|whole|half|an?)\s(?:\p{L}{3,8}\s)?(?:omelett?e|omelet|frittata|pancake|french toast|
  eggy bread))
  \s(?:strips|fingers|squares|bits|pieces|ribbons)(?=\s?(?:$|[,;.)]|(?:ate|had|and|about|n|w|with)\b))
`;

/** "One egg omelette strips": how it was cut says nothing of how much of it there was. */
export function withoutCutOfDish(read: ReadText): ReadText {
  const found = cutDish.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], '') : read;
}

const frozenCubes = expressionInLines('giu')`
  (?<!\bice[\s-])\bcube(s?)(?:\sof)?(?=\s\p{L}[^;]{0,60}\b(?:frozen|freezer)\b)|
  (?<=\b(?:frozen|freezer)\b[^;]{0,60})(?<!\bice[\s-])\bcube(s?)(?:\sof)?(?=\s\p{L})|
  (?<!\bice[\s-])\bcube(s?)(?:\sof)?(?=\sfrozen\b)
`;

/** "1 cube frozen bolognese": out of an ice cube tray. */
export const withFrozenCubes = (read: ReadText): ReadText =>
  [...read.text.matchAll(frozenCubes)].reduceRight(
    (text, { 0: cube, 1: first, 2: second, 3: third, index }) =>
      put(text, [index, index + cube.length], `ice cube${first || second || third ? 's' : ''} of`),
    read,
  );
