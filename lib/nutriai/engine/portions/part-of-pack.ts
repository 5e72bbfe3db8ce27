import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';

/** Parts of a whole in the languages of the log, and what they are. */
const parts: readonly (readonly [string, number])[] = [
  [
    '(?:(?:two|2|les deux|deux|dos|due|dois|zwei|twee|dwie)[ -]' +
      '(?:thirds?|tiers|drittel|tercios|terzi|ter[cç]os|derde|trzecie)|2\\/3|⅔)',
    2 / 3,
  ],
  [
    '(?:(?:three|3|les trois|trois|tres|tre|três|drei|trzy)[ -]?' +
      '(?:quarters?|quarts|viertel|cuartos|quarti|quartos|czwarte)|driekwart|3\\/4|¾)',
    3 / 4,
  ],
  [
    '(?:die |la |de |een |ein |une? )?(?:half|½|1\\/2|halb(?:e[rsn]?)?|hälfte|moiti[eé]|demie?|mitad|medi[oa]|' +
      'met[aà]|mezz[oa]|metade|mei[oa]|halve|helft|p[oó][lł]|po[lł]ow[aęey])',
    1 / 2,
  ],
  [
    '(?:(?:a |one |un |um |ein |eine |een |le |1 )?(?:third|tiers|drittel|tercio|terzo|ter[cç]o|derde)|1\\/3|⅓|' +
      'jedn[aą] trzeci[aą])',
    1 / 3,
  ],
  [
    '(?:(?:a |one |un |um |ein |een |le |1 )?(?:quarter|quart|viertel|cuarto|quarto|kwart|[cć]wier[cć])|1\\/4|¼)',
    1 / 4,
  ],
];

const pack =
  'tin|can|jar|pot|tub|bag|box|carton|bottle|pouch|packet|pack|sachet|tray|bar|glas|gl[aä]schen|dose|becher|packung|' +
  'beutel|quetschie|bo[iî]te|petit pot|bocal|gourde|brique|lata|bote|tarro|tarrito|potito|vasito|vasetto|scatola|' +
  'omogeneizzato|boi[aã]o|saqueta|pacote|potje|bakje|pakje|blik|knijpfruitje|knijpzakje|s[lł]oi(?:czek|czka|k|ka)|' +
  'tubk[aię]|opakowani[ae]|kubeczek|kubeczka';

const isPack = new RegExp(`(?<!\\p{L})(?:${pack})(?!\\p{L})`, 'iu');
const isBabyPack = expressionInLines('iu')`
  (?<!\p{L})(?:jar|pouch|gl[aä]s(?:chen)?|quetschie|petit pot|gourde|tarrito|potito|vasetto|omogeneizzato|boi[aã]o|
  saqueta|potje|knijpfruitje|knijpzakje|s[lł]oi\p{L}{1,5}|tubk[aię])(?!\p{L})
`;

/** "Of a", "d'un", "von einem": what follows is the whole. */
const ofOne = /^\s?(?:of (?:an?|the|one)|d['’]une?|de una?|di una?|de uma?|von eine[mr]|van een)\s/iu;

const weight = '(\\d{2,4}(?:[.,]\\d)?) ?(g|gr|grams?|ml)';
const expressions = parts.map(([words, value]) => ({
  value,
  expression: new RegExp(
    `(?<![\\p{L}\\d/.,])${words}(?![\\p{L}\\d/])((?:[^\\d,;+&().:\\n]|&(?=[^,;+&(]*(?:pouch|jar)\\b)){3,60}?)\\s?` +
      `(?:,?\\s?\\((?:of |the |a )?${weight}(?: one| each| ${pack})?\\)|` +
      `(?:,?\\s(?:of|de|da|di|van|von|à))?\\s${weight}` +
      '(?![\\p{L}\\d])(?: one)?)',
    'iu',
  ),
}));

const ranges = parts.map(([words, value]) => ({
  value,
  expression: new RegExp(`(?<![\\p{L}\\d/.,])${words}\\s?(?:to|or|-)\\s?$`, 'iu'),
}));

/** What is sold by the pot. */
const inPots = /yog|yaourt|jogh?urt|iogurte|skyr|pudding/iu;

/** From this weight on what is said to be a part of one is the weight of the whole. Ours. */
const leastWholeG = 100;
/** Less, without brackets, is what was eaten of a pack. Ours. */
const leastPackG = 80;

/**
 * "Half a pot of custard (150 g)", "les deux tiers d'un yaourt (125 g)": the weight behind a pack is that of the
 * whole one, and so is a high one behind "of a".
 */
export function withPartOfPack(read: ReadText): ReadText {
  for (const { value, expression } of expressions) {
    const found = expression.exec(read.text);
    if (!found) continue;
    const [words, name = '', inBrackets, unitInBrackets, behind, unitBehind] = found;
    const whole = Number((inBrackets ?? behind ?? '').replace(',', '.'));
    const isWhole = ofOne.test(name) || inPots.test(name);
    if (inBrackets === undefined && whole < leastPackG) continue;
    if (!isPack.test(name) && !(isWhole && whole >= leastWholeG)) continue;
    const food = name.replace(ofOne, ' ').trim();
    const before = rangeBefore(read.text.slice(0, found.index));
    const part = before ? (before.value + value) / 2 : value;
    const grams = `${Math.round(whole * part * 10) / 10} ${unitInBrackets ?? unitBehind ?? 'g'}`;
    const named = withoutPack(food);
    const holder = isBabyPack.test(food) && !/\b(?:jar|pouch)\b/iu.test(named) ? 'jar of ' : '';
    const said = `${grams} ${holder}${named}`;
    return put(read, [before?.from ?? found.index, found.index + words.length], said);
  }
  return read;
}

/** "1/2 to 2/3 of": the first of the two, and where it begins. */
function rangeBefore(before: string): { value: number; from: number } | null {
  for (const { expression, value } of ranges) {
    const found = expression.exec(before);
    if (found) return { value, from: found.index };
  }
  return null;
}

const packFirst = new RegExp(
  `^(?:an? |the |my |une? |una? |ein\\p{L}* |een |uma? |small |little )*(?:${pack})` +
    "(?: of| de| d['’]| di| van| von)?(?!\\p{L})",
  'iu',
);

/** The name of the food without that of what it came in, where a name remains. */
function withoutPack(food: string): string {
  const named = food.replace(packFirst, '');
  return /\p{L}{3}/u.test(named) ? named.trim() : food;
}

const packBehind = expressionInLines('iu')`
  (?<![\p{L}\d.,])(\d{2,3}) ?(g|gr|ml) ([\p{L}' ]{3,25}?(?:(?: (?:n|and|with) | ?[+&,] ?)[\p{L}' ]{3,25}?){1,3}) 
  (pouch|jar)(?!\p{L})
`;

/** "210 ml formula and half a pouch": another pack, and not that of the weight. */
const ofAnother = /\b(?:an?|one|two|half|the)$/iu;

/** "A 100g apple n mango pouch": one pack of several foods, which weighs so much. */
export function withPackOfSeveral(read: ReadText): ReadText {
  const found = packBehind.exec(read.text);
  const [all = '', value = '', unit = '', foods = '', pack = ''] = found ?? [];
  if (!found || ofAnother.test(foods)) return read;
  return put(read, [found.index, found.index + all.length], `${value} ${unit} ${pack} of ${foods}`);
}
