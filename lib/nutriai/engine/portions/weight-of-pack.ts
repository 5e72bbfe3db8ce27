import { knowledge } from '../knowledge/knowledge';
import { expressionInLines } from '../text/expression-in-lines';
import { languageOfAmounts, withEnglishAmounts, withoutAccents } from './amount-languages';
import { put, type ReadText } from './read-text';

const meansPack = /^(?:jars?|pouch(?:es)?)(?: of)?$/u;

/** What other languages' words for a pack are read as. */
const readPacks = ['fruit pouch', 'baby food jar', 'jar', 'pouch'];

/** Behind these a weight is that of the next food. */
const endsInJoint = /\s(?:with|and|plus|then|mit|und|con|y|e|avec|et|z|ze|i|met|en|com|ve|ile|on|auf|sur)$/u;

/** Every word of the languages of the log for what baby food is sold in. */
const packWords = Object.values(knowledge.amountsInLanguages).flatMap((words) =>
  Object.entries(words).flatMap(([word, meant]) => (meansPack.test(meant) ? [withoutAccents(word)] : [])),
);

const anyPack = [...readPacks, ...packWords].sort((a, b) => b.length - a.length).join('|');

/** What is said of a pack whose weight stands behind it: "Gläschen 190 g", "pouch of apple and pear (90 g)". */
const packWithWeight = new RegExp(
  '(?<![\\p{L}\\d])(?<!\\d ?(?:g|gr|ml|oz|x|/) ?)(?<!(?:[2-9]|\\d\\d) )(?:1 )?' +
    `((?:${anyPack})(?!\\p{L})[^\\d,;:+&().\\n]{0,45}?),?\\s?` +
    '\\(?(\\d{2,3}(?:[.,]\\d)?)\\s?(g|gr|gramm?s?|grammi|gramos|gramas|ml)(?![\\p{L}\\d])\\)?',
  'u',
);

/** "Half a jar of purée 60 g": what was eaten of it is weighed, or the whole was divided already. */
const partRightBefore = expressionInLines('u')`
  (?:half|½|\d\/\d|third|quarter|quarts?|demi\p{L}*|moitie|halb\p{L}*|viertel|medi[oa]|mezz[oa]|mei[oa]|halve|pol|yarim|
  نصف|نص|aadh[aie]|आधा)(?: (?:of|an?|the|de|du|d'|di|um[ao]?|une?))*\s*$
`;

/** Less than this is what was eaten of it, or what something beside it weighs. Ours. */
const leastPackG = 50;

/**
 * "Quetschie 90 g Apfel-Banane", "potito de pera (130 g)": the weight behind a jar or a pouch is that of all that is in
 * it, so it is read where it stands in English, before the pack.
 */
export function withWeightBeforePack(read: ReadText): ReadText {
  const plain = withoutAccents(read.text);
  if (plain.length !== read.text.length) return read;
  const found = packWithWeight.exec(plain);
  const [words = '', pack = '', weight = ''] = found ?? [];
  if (!found || Number(weight.replace(',', '.')) < leastPackG) return read;
  if (namesFood(plain.slice(0, found.index))) return read;
  if (endsInJoint.test(pack)) return read;
  if (partRightBefore.test(plain.slice(Math.max(0, found.index - 20), found.index))) return read;
  const unit = found[3] === 'ml' ? 'ml' : 'g';
  const named = read.text.slice(found.index, found.index + pack.length);
  return put(read, [found.index, found.index + words.length], `${weight} ${unit} ${named}`);
}

/** "Papa de fruta, 1 boião 100 g": the pack says how much of what stands before it. */
function namesFood(before: string): boolean {
  const beside = before.split(/[,;:+&().\n]/u).at(-1) ?? '';
  const rest = withEnglishAmounts(beside, languageOfAmounts(before)).replace(amountsOnly, ' ');
  return /\p{L}{4,}/u.test(rest);
}

const amountsOnly =
  /(?<!\p{L})(?:small|large|half|whole|some|most|quarter|third|thirds|with|about|little)(?!\p{L})/gu;
