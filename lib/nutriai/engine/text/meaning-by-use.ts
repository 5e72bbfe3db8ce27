import { expressionInLines } from './expression-in-lines';
import { type Mention } from './mention';
import { type Preparation } from './parsed-ingredient';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';

/** What is done to a vegetable and never to a spice or a drink. */
const asVegetable: readonly Preparation[] = [
  'raw',
  'halved',
  'quartered',
  'quartered_lengthways',
  'sliced',
  'thinly_sliced',
  'wedges',
  'sticks',
  'chunks',
  'cubes',
  'strips',
  'cut',
  'chopped',
  'finely_chopped',
  'mashed',
  'pureed',
  'peeled',
  'skinless',
  'seedless',
  'cooked',
  'well_cooked',
  'boiled',
  'steamed',
  'roasted',
  'grilled',
  'baked',
  'stewed',
  'soft',
];

const drunk: readonly Preparation[] = ['as_drink', 'in_cup', 'in_bottle', 'diluted', 'undiluted'];

/** Words by which a yoghurt or milk is said to be without sugar or taste. */
const plainWords = new Set(['plain', 'natural', 'unflavoured', 'unflavored', 'nature', 'natur']);
const plainKinds: Readonly<Record<string, string>> = {
  'sweetened-yoghurt': 'whole-yoghurt',
  'flavoured-milk': 'whole-milk',
};

/**
 * Foods that a name means by how it is used, best first: raw pepper is the vegetable, squash that nobody
 * cooks is the drink, plain fromage frais is yoghurt. `alone`: nothing else is eaten in the text. Null when
 * the name means what it always does.
 */
export function meaningByUse(
  mention: Mention,
  tokens: readonly Token[],
  alone: boolean,
): readonly string[] | null {
  const { first, end, meaning, preparations, quantity } = mention;
  const word = end - first === 1 ? tokens[first]?.text : undefined;
  const isCut = asVegetable.some((preparation) => preparations.has(preparation));
  if (word === 'pepper' && (isCut || quantity?.unit === 'piece')) return ['red-pepper', ...meaning.foods];
  const isDrunk = drunk.some((preparation) => preparations.has(preparation));
  if (word === 'squash' && (alone || isDrunk) && !isCut) return ['squash-drink', ...meaning.foods];
  if (meaning.foods[0] === 'soft-goat-cheese' && preparations.has('skin_on')) return ['ripened-goat-cheese'];
  // Whey on a label is a part of milk; only the sports powder is a supplement.
  const isPartOfMilk = meaning.compound?.id === 'milk-protein' || meaning.compound?.id === 'milk-solids';
  if (isPartOfMilk && meaning.foods[0] === 'whey-protein') return ['dried-whole-milk'];
  if (meaning.foods[0] === 'dried-whole-milk' && isMadeUp(tokens) && !isOfCows(tokens))
    return ['infant-formula'];
  const byFat = milkByFat(mention, tokens);
  if (byFat !== null) return [byFat, ...meaning.foods];
  const plain = plainKinds[meaning.foods[0] ?? ''];
  return plain !== undefined && isPlain(mention, tokens) ? [plain] : null;
}

/** Words that say that a bottle is made up. */
const bottleWords = new Set(
  (
    'biberon biberones biberons biberao mamadeira flasche flaschchen sterilizzato ' +
    'scoop scoops misurino messloffel bouillie bollita hervida fervida abgekochtem'
  ).split(' '),
);

/** Words for dried milk that is no formula: “leche entera en polvo”. */
const ofCows = expressionInLines()`
  ^(?:cows?|whole|full|skimmed|vaca|vache|vaccino|enter[ao]|entier|intero|integral|
  vollmilch.*|kuhmilch.*|desnatad[ao])$
`;

function isOfCows(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => ofCows.test(text));
}

/** “Latte in polvere” with boiled water in a bottle is formula. */
function isMadeUp(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => bottleWords.has(text));
}

/** "Plain full-fat fromage frais", "fromage frais, plain". */
function isPlain({ first, end }: Mention, tokens: readonly Token[]): boolean {
  let start = first;
  while (
    start > 0 &&
    (plainWords.has(tokens[start - 1]?.text ?? '') || isPreparationWord(tokens[start - 1]?.text ?? ''))
  )
    start -= 1;
  const after = tokens[end]?.kind === 'mark' ? end + 1 : end;
  return [...tokens.slice(start, end), ...tokens.slice(after, after + 1)].some(({ text }) =>
    plainWords.has(text),
  );
}

const skimmedToPercent = 1;
const semiSkimmedToPercent = 2.5;
/** Tokens on either side of “milk” among which its fat is said. */
const mostToFat = 3;

/** “0,1% latte”, “lait 0 %”, “1 percent milk”: what the share of fat makes of milk; null where none is said. */
function milkByFat({ first, end, meaning }: Mention, tokens: readonly Token[]): string | null {
  if (meaning.foods[0] !== 'whole-milk') return null;
  for (
    let place = Math.max(0, first - mostToFat);
    place < Math.min(tokens.length, end + mostToFat);
    place += 1
  ) {
    const percent = percentAt(tokens, place);
    if (percent === null) continue;
    if (percent <= skimmedToPercent) return 'skimmed-milk';
    return percent <= semiSkimmedToPercent ? 'semi-skimmed-milk' : null;
  }
  return null;
}

function percentAt(tokens: readonly Token[], place: number): number | null {
  const { kind, text } = tokens[place] ?? { kind: 'mark', text: '' };
  const next = tokens[place + 1]?.text ?? '';
  const isPercent =
    text.endsWith('%') || (kind === 'number' && /^(%|percent|per|prozent|pour|por|procent)$/.test(next));
  const value = Number(text.replace('%', '').replace(',', '.'));
  return isPercent && text !== '%' && Number.isFinite(value) ? value : null;
}
