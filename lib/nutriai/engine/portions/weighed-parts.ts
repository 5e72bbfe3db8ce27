import { expressionInLines } from '../text/expression-in-lines';
import { languageOfAmounts, withEnglishAmounts } from './amount-languages';
import { wordsOf } from './amount-tokens';
import { measureOf } from './measure-words';
import { put, type ReadText } from './read-text';
import { numberAt } from './written-number';

const rounded = (value: number) => Math.round(value * 10) / 10;
const numberOf = (written: string | undefined) => Number((written ?? '').replace(',', '.'));

const beforeAndAfter = expressionInLines('iu')`
  (?:\b(?:bowl|plate|pot|jar|tub|pouch|dish)\s)?(?:\b(?:weighed|weighs|was|weight)\s)?
  (?:\bbefore:?\s(\d{2,4})\s?(?:g|ml)?[ ,;/]{1,3}(?:and\s)?after:?\s(\d{1,4})\s?(g|ml)\b|
  (?<![\d.])(\d{2,4})\s?(?:g|ml)\s(?:before|full)[ ,;/]{1,3}(?:and\s)?(\d{1,4})\s?(g|ml)\s(?:after|empty|left after)\b|
  (?<=weighed\s)(\d{2,4})\s?(?:g|ml)[ ,;/]{1,3}(?:and\s|then\s)?(\d{1,4})\s?(g|ml)\s(?:after|afterwards)\b)
`;

/** "Bowl before 142 g after 61 g": what was eaten is the difference. */
export function withWeightsBeforeAndAfter(read: ReadText): ReadText {
  const found = beforeAndAfter.exec(read.text);
  if (!found) return read;
  const [before, after, unit] = [
    found[1] ?? found[4] ?? found[7],
    found[2] ?? found[5] ?? found[8],
    found[3],
  ];
  const eaten = numberOf(before) - numberOf(after);
  if (eaten <= 0) return read;
  const weight = `${rounded(eaten)} ${unit ?? found[6] ?? found[9] ?? 'g'}`;
  return put(read, [found.index, found.index + found[0].length], weight);
}

const andAHalf = expressionInLines('iu')`
  (?<![\p{L}\d/.,])(an?|one|two|three|[1-9]|un|une|una|uno|uma|um|deux|dos|due|duas|dois|trois|tres|tre)\s
  (\p{L}{3,}(?:\s\p{L}{3,})?)\s
  (?:and\s(?:a\s)?half|y\smedi[oa]|et\sdemie?|e\smezz[oa]|e\smei[oa])(?=\s?(?:[,;.)+&]|$)|\s(of|de|di|da|d)\b)
`;

/** "A clementine and a half", "une tranche et demie de pain": one and a half of it. */
export function withAndAHalf(read: ReadText): ReadText {
  const found = andAHalf.exec(read.text);
  if (!found) return read;
  const [words, count = '', name = '', of] = found;
  const language = languageOfAmounts(read.text);
  const [english = ''] = wordsOf(name, language);
  if (of !== undefined && measureOf(english) === undefined) return read;
  const number = numberAt(wordsOf(withEnglishAmounts(count, language)), 0);
  if (!number || numberAt(wordsOf(name, language), 0)) return read;
  return put(read, [found.index, found.index + words.length], `${number.value + 0.5} ${name}`);
}

const part =
  '(half|a half|½|1\\/2|third|a third|1\\/3|⅓|2\\/3|⅔|two thirds|quarter|a quarter|1\\/4|¼|3\\/4|¾)';
const vessel = '(tin|can|jar|pot|tub|pouch|carton|bottle|tray|packet|pack|bag)';
const weight = '(\\d{2,3}(?:[.,]\\d+)?)\\s?(g|ml|oz)';

/** "Quarter can 400 g", "half 125 g pot", "a third of a 120 g one". */
const partOfPack = expressionInLines('iu')`
  (?<![\p{L}\d/])${part}\s(?:of\s)?(?:an?\s|the\s)?
  (?:${vessel}\s\(?${weight}\b\)?|${weight}\s${vessel}\b(?!\sof)|${weight}\sone\b)
`;

/** "Quarter tin of baked beans 400 g". */
const partOfNamedPack = expressionInLines('iu')`
  (?<![\p{L}\d/])${part}\s(?:of\s)?(?:an?\s|the\s)?${vessel}\s((?:of\s)?[\p{L} '’-]{3,30}?),?\s${weight}
  (?=\s?(?:[,;.)]|$))
`;

/** What so much as this in a part of one is: the weight on the pack, and not of what was eaten. Ours. */
const leastOfPack: Readonly<Record<string, number>> = {
  tin: 300,
  can: 300,
  tub: 200,
  carton: 200,
  bottle: 200,
};
const leastOfOthers = 100;

const shareOf = (words: string) => numberAt(wordsOf(words), 0)?.value ?? 1;

/** The weight behind a part of a pack is that of the whole pack. */
export function withPartsOfPacks(read: ReadText): ReadText {
  const plain = partOfPack.exec(read.text);
  if (plain) {
    const [words, share = '', , first, firstUnit, second, secondUnit, , third, thirdUnit] = plain;
    const grams = numberOf(first ?? second ?? third) * shareOf(share);
    const unit = firstUnit ?? secondUnit ?? thirdUnit ?? 'g';
    return put(read, [plain.index, plain.index + words.length], `${rounded(grams)} ${unit}`);
  }
  const named = partOfNamedPack.exec(read.text);
  if (!named) return read;
  const [words, share = '', pack = '', name = '', grams, unit = 'g'] = named;
  const least = leastOfPack[pack.toLowerCase()] ?? leastOfOthers;
  if (numberOf(grams) < (unit === 'oz' ? least / gramsInOunce : least)) return read;
  const eaten = `${rounded(numberOf(grams) * shareOf(share))} ${unit} ${name.replace(/^of\s/iu, '')}`;
  return put(read, [named.index, named.index + words.length], eaten);
}

const gramsInOunce = 28;

const sharedThenHad = expressionInLines('iu')`
  \bshared\s(?!w\b|with\b|between\b|w\/)
  (?=[^;]{1,60}[,;.]\s?(?:but |and |so )?(?:he |she |they |lo |dd |ds )?(?:ate|had)\b)
`;

/** "Shared 200 g pizza, had half": what was had is said once. */
export function withoutSharedBefore(read: ReadText): ReadText {
  const found = sharedThenHad.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], '') : read;
}

const eggWithout = expressionInLines('iu')`
  \b((?:hard\s?-?boiled\s|soft\s?-?boiled\s|boiled\s|fried\s|poached\s)?egg)(s?)[,(]?\s(?:but\s)?(?:he\s|she\s)?
  (?:left|no|not|minus|without|refused|spat out|threw)\s(?:the\s|his\s|her\s|all the\s|any\s)?(yolk|white)s?\b\)?
`;
const onlyPartOfEgg = expressionInLines('iu')`
  \begg(s?)[,(]?\s(?:but\s)?(?:he\s|she\s)?(?:ate\s|had\s)?(?:just|only)\s(?:ate\s|had\s|wanted\s)?(?:the\s)?
  (yolk|white)s?\b\)?
`;
const eggYolkLeft = expressionInLines('iu')`
  (?<![\p{L}])(?:ei|(?:œ|oe)uf|huevo|uovo|ovo|jajk[oa]|yumurta)(?:\s\p{L}{3,12}){0,2}[,(]?\s
  (?:das\s|le\s|la\s|el\s|il\s|a\s|o\s|het\s)?
  (?:eigelb|dotter|jaune|yema|tuorlo|gema|dooier|eigeel|[zż][oó][lł]tko|sar[ıi]s[ıi])\s(?:\p{L}{2,9}\s){0,2}
  (?:liegen|gelassen|lassen|nicht|laiss[eé]e?|pas|dej[oó]|no|lasciato|deixou|laten|niet|zostawi[lł]a?|yemedi|
  b[ıi]rakt[ıi])
  (?:\s(?:gelassen|lassen|liggen|gegessen))?
`;
const whiteOfEgg = expressionInLines('iu')`
  (?<=\byolks?\b[^;]{1,20}\b)(the\s|of the\s|an?\s)?whites?(?:\sof\s(?:an|the|one|his|her)\segg)?(?=\s?(?:[,;.)+&]|$))
`;

/** "Boiled egg, left the yolk" is the white of one; "the yolk and half the white" are its two parts. */
export function withPartsOfEggs(read: ReadText): ReadText {
  const foreign = eggYolkLeft.exec(read.text);
  if (foreign) return put(read, [foreign.index, foreign.index + foreign[0].length], 'egg white');
  const only = onlyPartOfEgg.exec(read.text);
  if (only)
    return put(read, [only.index, only.index + only[0].length], `egg ${only[2] ?? ''}${only[1] ?? ''}`);
  const left = eggWithout.exec(read.text);
  if (left) {
    const [words, , plural = '', kind = ''] = left;
    const other = kind.toLowerCase() === 'yolk' ? 'white' : 'yolk';
    return put(read, [left.index, left.index + words.length], `egg ${other}${plural}`);
  }
  const white = whiteOfEgg.exec(read.text);
  if (!white || /\begg whites?\b/iu.test(read.text)) return read;
  return put(read, [white.index, white.index + white[0].length], `${white[1] ?? ''}egg white`);
}

const eggDish = expressionInLines('iu')`
  \b(?:one[ -]egg )?(?:mini |small )?(scrambled eggs?|omelett?e)(?:\s(?:strips|fingers|bits))?,?\s
  (?:(?=\d\s|one\s|two\s)|(?:made )?(?:of|from|with|using|w)|von|aus|mit|d['’]|de|avec|con|di|da|com|van|met|z)\s?
  (\d(?:[.,]\d)?|½|an?|one|two|half an?|eine[mr]?|zwei|une?|deux|una?|dos|uno|due|um|dois|een|twee|jednego|dwóch)\s
  (?:whole |small |large |medium )?(?:eggs?|ei(?:er?n?)?|(?:œ|oe)ufs?|huevos?|uov[ao]|ovos?|eieren|jaj(?:ka|ek|a))
  (?![\p{L}]|\s(?:whites?|yolks?|noodles?|muffins?|rolls?)\b)
`;

const eggsAtEnd = expressionInLines('iu')`
  ^(\s?)(scrambled eggs?|omelette)(\s(?:with|and|plus|in|on)\s[^,;:\d]{2,30})[,(]\s?\(?(?:about\s)?
  (\d|one|two|half an?|½)\s(?:whole\s)?eggs?\)?\s?$
`;

/** "Scrambled egg with spinach, 1 egg": so many eggs of it. */
function withEggsAtEnd(read: ReadText): ReadText {
  const found = eggsAtEnd.exec(read.text);
  if (!found) return read;
  const [words, space = '', , besides = '', count = ''] = found;
  return put(read, [0, words.length], `${space}${count} scrambled eggs${besides}`);
}

/** "Rührei von einem Ei", "omelette d'1 oeuf": the eggs are those of the dish, which is as many of scrambled eggs. */
export function withEggsOfDish(read: ReadText): ReadText {
  const found = eggDish.exec(read.text);
  if (!found) return withEggsAtEnd(read);
  const eggs = /^(?:\d|½|half)/u.test(found[2] ?? '')
    ? found[2]
    : /^(?:two|zwei|deux|dos|due|dois|twee|dw)/iu.test(found[2] ?? '')
      ? 2
      : 1;
  return put(read, [found.index, found.index + found[0].length], `${eggs ?? 1} scrambled eggs`);
}
