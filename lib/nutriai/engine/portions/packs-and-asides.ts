import { knowledge } from '../knowledge/knowledge';
import { languageOfAmounts, withEnglishAmounts } from './amount-languages';
import { wordsOf } from './amount-tokens';
import { put, type ReadText } from './read-text';
import { numberAt } from './written-number';
import { expressionInLines } from '../text/expression-in-lines';

const { phrases, from, at, tools } = knowledge.logWords.asides;

/** Words that say where a meal came from or how it was eaten, and no food: "one from cafe", "scooped with a spoon". */
const asides: readonly RegExp[] = [
  /^ ?(?:(?:for )?tea ?:|(?:dinner|lunch|breakfast|brunch|supper|snack) ?[:-]) ?/iu,
  new RegExp(`\\bfrom (?:the |a |an |our |his |her )?(?:local )?(?:${from.join('|')})\\b`, 'iu'),
  new RegExp(`\\b(?:${at.join('|')}) (?:potluck|party|picnic|lunch|dinner|tea|snack|breakfast)\\b`, 'iu'),
  new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'iu'),
  // "Day 40", "week 3 of weaning".
  expressionInLines('iu')`
    (?<!\b(?:an?|per|each|every|the)\s)\b(?:day|week|wk|month|mth)\s?\d{1,3}\b(?!\s?(?:g|ml|oz|x|tsp|tbsp)\b)
    (?:\s(?:of|on|into)\s(?:solids?|weaning|blw|food))?\s?[:,-]?\s?
  `,
  new RegExp(
    '\\b(?:scooped |eaten |fed )?(?:with|w|using|off) (?:a|an|his|her|the|my|their) (?:own |little |' +
      `big )?(?:${tools.join('|')})\\b`,
    'iu',
  ),
];

/** Takes out what is no food. */
export const withoutAsides = (read: ReadText): ReadText =>
  asides.reduce((text, aside) => {
    const found = aside.exec(text.text);
    return found ? put(text, [found.index, found.index + found[0].length], '') : text;
  }, read);

const deniedBehind = /(?<=[,;&+(] ?)((?:\p{L}{1,20} ){0,2}\p{L}{1,20}) no(?= ?(?:[,;.)]|$))/giu;

/** "Fish sticks, tartar no, mash": what is said not to be there before the "no". */
export function withDenialsBefore(read: ReadText): ReadText {
  const found = [...read.text.matchAll(deniedBehind)][0];
  if (!found) return read;
  return put(read, [found.index, found.index + found[0].length], `no ${found[1] ?? ''}`);
}

const vessel =
  'tin|can|jar|pot|tub|bag|box|carton|bottle|pouch|packet|pack|sachet|cup|bowl|tray|bar|glas|gläschen|dose|becher|' +
  'boîte|pot|bocal|gourde|lata|bote|tarro|vasetto|scatola|potje|blik|słoiczek|słoiczka|słoik|słoika|puszka';
const weightUnit = '(\\d+(?:[.,]\\d+)?) ?(g|gr|grams?|ml|fl oz|oz)\\b';
const said = "(?: (?:is|was|says|said|of|has|holds|=)|:|'s)?";
const aboutPack = new RegExp(
  `[(,-] ?(?:the |a |it's |its |it is |small |little |big |large |whole |full ){0,3}` +
    `(?:(?:baby food )?(?:${vessel})${said} ?(?:about |ca\\.? ?)?${weightUnit}|` +
    `${weightUnit} ?-?(?:(?:${vessel})(?: size)?|ones?)` +
    ') ?\\)?(?= ?(?:[,;.)&+]|and\\b|$))',
  'iu',
);
const partBefore = expressionInLines('giu')`
  (?<![\p{L}\d])(?:half|halb\p{L}*|½|1\/2|(?:une? )?demi\p{L}*|la moiti[eé]|medi[oa]|mezz[oa]|halve?|p[oó]ł|
  third|a third|1\/3|⅓|2\/3|⅔|two thirds?|quarter|a quarter|1\/4|¼|3\/4|¾|three quarters?)(?![\p{L}\d])
`;

/** The part that some words say: "half", "halbes", "2/3". */
function partIn(words: string): number | null {
  if (/^(?:halb|½|demi|une? demi|la moiti|medi|mezz|halve|halv|p[oó]ł)/iu.test(words)) return 1 / 2;
  const number = numberAt(wordsOf(withEnglishAmounts(words, languageOfAmounts(words))), 0);
  return number?.isPart === true ? number.value : null;
}

const insidePack = new RegExp(
  '^ ?(?:of )?(?:an? |the |his |her |my |one )?' +
    `(?:(?:small|little|mini|whole|rice|soup|cereal|snack|toddler|juice) ){0,2}(?:(?:${vessel})s?\\b)? ?` +
    '(?:of )?',
  'iu',
);

/** "Half a tin (400 g tin)", "juice box half (box is 6.75 oz)": the weight is that of the whole pack. */
export function withSizeOfPack(read: ReadText): ReadText {
  const size = aboutPack.exec(read.text);
  if (!size) return read;
  const before = read.text.slice(0, size.index);
  const part = [...before.matchAll(partBefore)].at(-1);
  const share = part && partIn(part[0]);
  if (!part || share === null || share === undefined) return read;
  const value = Number((size[1] ?? size[3] ?? '').replace(',', '.'));
  const unit = size[2] ?? size[4] ?? 'g';
  const behind = insidePack.exec(read.text.slice(part.index + part[0].length, size.index))?.[0] ?? '';
  const isSaid = new RegExp(`\\b(?:${vessel})s?\\b`, 'iu').test(before);
  if (!isSaid) return read;
  const to = part.index + part[0].length + behind.length;
  const isBabyPack =
    /\b(?:jar|gl[aä]s|gläschen|pouch|petit pot|vasetto|potje|potito|tarrito|s[lł]oi\p{L}*)/iu.test(before);
  const weight = `${Math.round(value * share * 10) / 10} ${unit} ${isBabyPack ? 'jar of ' : ''}`;
  const without = put(read, [size.index, size.index + size[0].length], '');
  return put(without, [part.index, to], weight);
}

const bottle = expressionInLines('iu')`
  \b(\d+(?:\.\d+)?) ?-?(oz|ml|fl oz|ounce)s? (?:bottle|bottles|btl)\b(?! of)|\bbottle (?:of )?\(?
  (\d+(?:\.\d+)?) ?(oz|ml|fl oz)\b\)?
`;
const namedDrink = expressionInLines('iu')`
  milk|formula|\b(?:ebm|bm|water|juice|breast|smoothie|shake|tea|kefir|squash|aptamil|enfamil|similac|hipp|
  kendamil|(?:fruit )?shoots?|ribena|cordial|lemonade|lassi|ayran|yakult|actimel|innocent|robinsons|drink|soup)\b
`;

/**
 * "4 oz bottle" of a baby holds milk: formula and breast milk have the same weight and nearly the same energy
 * (67 and 70 kcal).
 */
export function withMilkInBottle(read: ReadText): ReadText {
  const found = bottle.exec(read.text);
  if (!found || namedDrink.test(read.text)) return read;
  const [amount, unit] = [found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? ''];
  return put(read, [found.index, found.index + found[0].length], `${amount} ${unit} formula`);
}

const sachet = expressionInLines('iu')`
  \b(?:1 |one |a )?(?:(?:instant |plain )?(?:porridge|oats?|oatmeal|oat so simple) (?:sachet|packet|pot)|
  (?:sachet|packet) (?:of )?(?:instant )?(?:porridge|oats?|oatmeal))(?: \([a-z ]{3,20}\))?
  (?=[^,;]*\b(?:made|with|w|and|&)\b[^,;]*\b(?:milk|water|skimmed|formula)\b)
`;

/** What a sachet is made up with where nobody says how much. Ours, after what the packs say (150 to 180 ml). */
const sachetMl = 150;

/** A sachet of porridge holds 27 g of dry oats (USDA: a packet of instant oats 28 g); the milk is named besides. */
export function withSachetOfOats(read: ReadText): ReadText {
  const found = sachet.exec(read.text);
  if (!found) return read;
  const whole = read.text
    .slice(found.index + found[0].length)
    .replace(
      /^(\s*)made (?:up )?(?:w|with|using)\b(?=\s(?:whole |semi |skimmed |full fat )?(?:milk|water))/iu,
      `$1and ${sachetMl} ml`,
    )
    .replace(/^(\s*)made (?:up )?(?:w|with|using)\b/iu, '$1and');
  const end = read.text.length;
  return put(read, [found.index, end], `27 g dry oats${whole}`);
}

const bowlOf = expressionInLines('iu')`
  (\b(?:half|quarter|third|½|1\/2|one|a|1)(?: an?| of an?)?(?: small| little| mini| toddler| baby)*
  ) (rice|soup|cereal|dessert|pudding|pasta|breakfast|snack) bowl(?:ful)?(?= ?(?:[(,]|$))
`;

/** "Congee, half a rice bowl": how big the bowl is, and no rice. */
export function withNamedBowl(read: ReadText): ReadText {
  const found = bowlOf.exec(read.text);
  if (!found || !/\p{L}{3}/u.test(read.text.slice(0, found.index))) return read;
  const bowl = found[2]?.toLowerCase() === 'rice' ? 'katori' : 'small bowl';
  return put(read, [found.index, found.index + found[0].length], `${found[1] ?? ''} ${bowl}`);
}

const strands = /\b((?:\d+|few|some|couple|couple of|of) strands?)(?! of)(?=\s)/iu;

/** "6 strands": of spaghetti. */
export function withStrandsOfPasta(read: ReadText): ReadText {
  const found = strands.exec(read.text);
  return found
    ? put(read, [found.index, found.index + found[0].length], `${found[1] ?? ''} of spaghetti`)
    : read;
}

const loafSlice = expressionInLines('iu')`
  \b((?:banana|garlic|corn|raisin|pumpkin|zucchini|courgette|soda|ginger|date|fruit) ?(?:bread|loaf)|
  cornbread|gingerbread|malt loaf|brioche|panettone|challah) (slices?)\b
`;

/** "Banana bread slice" is a slice of it, and no bread. */
export function withSlicesOfLoaves(read: ReadText): ReadText {
  const found = loafSlice.exec(read.text);
  return found
    ? put(read, [found.index, found.index + found[0].length], `${found[2] ?? ''} of ${found[1] ?? ''}`)
    : read;
}

const thenMore = expressionInLines('iu')`
  ^((?:a|one|1) )?(?=(?:\p{L}+ ){1,2}?(?:spoonful|spoon|slice|piece|cube|bite|stick|strip|cracker)\b|
  (?:spoonful|spoon|slice|piece|cube|bite|stick|strip)\b)([^,;]{3,50}),? (?:and )?
  then (\d|two|three|four|five) more\b
`;

/** "Spoonful of yoghurt, then 4 more": five. */
export function withMoreOfIt(read: ReadText): ReadText {
  const found = thenMore.exec(read.text);
  const more = found ? numberAt([(found[3] ?? '').toLowerCase()], 0) : null;
  if (!found || !more) return read;
  return put(read, [0, found[0].length], `${more.value + 1} ${found[2] ?? ''}`);
}

const crustOf = /\b(toast|bread|bagel) crusts?\b(?! ?(?:off|removed|cut|left|trimmed|not))/iu;

/** "Toast crust" is a strip of it. */
export function withCrustOfBread(read: ReadText): ReadText {
  const found = crustOf.exec(read.text);
  if (!found) return read;
  return put(read, [found.index, found.index + found[0].length], `stick of ${found[1] ?? ''}`);
}
