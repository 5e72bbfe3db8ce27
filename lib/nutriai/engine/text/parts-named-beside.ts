import { foodById } from '../foods/food-list';
import { isEaten, type Mention } from './mention';
import { type FreeFromSubject, type Preparation } from './parsed-ingredient';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';

/**
 * What a text names beside a dish, and what the dish then no longer brings itself: the pasta of a sauce, the oil
 * of a mash, the cooked fish of a sushi.
 */
export function readPartsNamedBeside(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const seafoodOf = cookedSeafood(tokens, mentions);
  mentions.forEach((mention, place) => {
    if (!isEaten(mention)) return;
    takePastaOf(tokens, mentions, place);
    takeOilOf(tokens, mentions, place);
    pureeWith(tokens, mention, mentions[place + 1]);
    if (isSushi(tokens, mention) && isOfCookedFish(tokens, mention, seafoodOf)) mention.freeFrom.add('raw');
  });
}

/** What is meant by a dish stands near it. */
const nearMentions = 6;

const pastas: ReadonlySet<string> = new Set([
  'pasta',
  'wholewheat-pasta',
  'egg-noodles',
  'spinach-egg-noodles',
  'soba-noodles',
  'udon-noodles',
  'rice-noodles',
]);
/** “Pâtes”, which without its accents is a paste too; with a sauce of meat it is pasta. */
const french = 'pates';
const sauceNames: ReadonlySet<string> = new Set(
  'bolognese bolognaise bolonesa bolonhesa bolonez bolognesesosse bolonski bolonskim bolonskiego'.split(' '),
);
/** What a sauce is named after: “lentil bolognese”, “Linsenbolognese”. */
const namedAfter: ReadonlySet<string> = new Set(
  'lentil lentils vegetable veggie veg turkey beef pork mince meat linsen gemuse hackfleisch'.split(' '),
);
const sauceWords: ReadonlySet<string> = new Set([
  'sauce',
  'sugo',
  'salsa',
  'sosse',
  'sosu',
  'molho',
  'saus',
  'sos',
  'sosem',
]);
const withouts: ReadonlySet<string> = new Set(
  'no without free less sin sans ohne senza sem zonder bez'.split(' '),
);
const withSauce: ReadonlySet<string> = new Set(
  'with in and a al alla la mit con et avec com met z i ile and some the homemade'.split(' '),
);

/** “Gluten-free pasta with bolognese”: the sauce comes with the pasta that is named, and with no other. */
function takePastaOf(tokens: readonly Token[], mentions: readonly Mention[], place: number): void {
  const pasta = mentions[place];
  if (!pasta || (!isOf(pasta, pastas) && wordsOf(tokens, pasta).join(' ') !== french)) return;
  const dish = mentions.slice(place + 1, place + 1 + nearMentions).find(isEaten);
  if (!dish || dish.sentence !== pasta.sentence) return;
  const name = wordsOf(tokens, dish);
  const isSauce = name.every((word) => isOfSauce(word) || namedAfter.has(word));
  if (!isSauce || !isJoined(tokens, mentions, { from: pasta.end, to: dish.first, links: withSauce })) return;
  for (const id of pastas) dish.without.add(id);
}

/** “Linsenbolognese” is one word of what it is made of and what it is. */
function isOfSauce(word: string): boolean {
  if (sauceNames.has(word) || sauceWords.has(word)) return true;
  return [...sauceNames].some(
    (sauce) => word.endsWith(sauce) && namedAfter.has(word.slice(0, -sauce.length)),
  );
}

const oils: ReadonlySet<string> = new Set(
  'olive-oil rapeseed-oil sunflower-oil high-oleic-sunflower-oil avocado-oil corn-oil coconut-oil'.split(' '),
);
const waters: ReadonlySet<string> = new Set(['water']);
const butters = ['unsalted-butter', 'salted-butter'];
const mashes: ReadonlySet<string> = new Set(
  'mash mashed topping topped puree pure purea brei stampf pu'.split(' '),
);
const ofMash: ReadonlySet<FreeFromSubject> = new Set(['milk', 'lactose', 'salt']);
/** Topped with a mash, which alone brings the butter and the milk. */
const mashTopped: ReadonlySet<string> = new Set(['shepherds-pie']);
const mash = 'mashed-potato-dish';
const mashAbroad = 'mashed-potato-abroad';
const withOil: ReadonlySet<string> = new Set([
  ...mashes,
  ...'with made using from in a an some the of potato , - ( bit little drizzle splash only just'.split(' '),
  ...'mit aus nur und wasser met z ze au l con de com'.split(' '),
]);
const bought: readonly Preparation[] = ['shop_bought', 'canned', 'frozen'];

/**
 * “Mash made with olive oil”: there is no butter in it then, and milk is to be asked about. Not of a mash with
 * cheese or cream in its name, nor of what is bought.
 */
function takeOilOf(tokens: readonly Token[], mentions: readonly Mention[], place: number): void {
  const oil = mentions[place];
  if (!oil || !isOf(oil, oils)) return;
  const near = mentions.slice(Math.max(0, place - nearMentions), place);
  const dish = near.findLast((mention) => isEaten(mention) && !isOf(mention, waters));
  if (!dish || dish.sentence !== oil.sentence) return;
  if (bought.some((preparation) => dish.preparations.has(preparation))) return;
  const between = tokens.slice(dish.end, oil.first);
  if (between.length === 0 || !between.every(({ text }) => withOil.has(text))) return;
  const id = dish.meaning.compound?.id ?? '';
  const isMash = id === mashAbroad || (id === mash && wordsOf(tokens, dish).some((word) => mashes.has(word)));
  const isMashOnTop = mashTopped.has(id) && between.some(({ text }) => mashes.has(text));
  if (!isMash && !isMashOnTop) return;
  for (const butter of butters) dish.without.add(butter);
  dish.doubtful.add('milk');
  // “… mash with olive oil, without milk” is what the dish is topped with.
  for (const subject of oil.freeFrom) if (ofMash.has(subject)) dish.freeFrom.add(subject);
}

/** “Purée de pommes de terre et carottes”: both are pureed. */
function pureeWith(tokens: readonly Token[], puree: Mention, next: Mention | undefined): void {
  const isJoinedByAnd = next?.first === puree.end + 1 && tokens[puree.end]?.text === 'et';
  if (puree.meaning.compound?.id === 'potato-puree' && isJoinedByAnd) next.preparations.add('pureed');
}

const sushiNames: ReadonlySet<string> = new Set(['sushi', 'maki', 'makis', 'roll', 'rolls']);
const withFish: ReadonlySet<string> = new Set(
  (
    'with w of made using in only just style roll rolls maki pieces bites homemade / mit nur aus con solo de di ' +
    'avec seulement com so met alleen z tylko'
  ).split(' '),
);
/** Of such sushi there is more than is named. */
const assorted: ReadonlySet<string> = new Set(
  'platter selection mixed assorted box set some several other various takeaway'.split(' '),
);
const seafood: ReadonlySet<string> = new Set(['fish', 'crustaceans', 'molluscs']);
const cookings: readonly Preparation[] = [
  'cooked',
  'well_cooked',
  'steamed',
  'poached',
  'baked',
  'grilled',
  'fried',
  'boiled',
  'roasted',
  'canned',
];

function isSushi(tokens: readonly Token[], mention: Mention): boolean {
  return isOf(mention, new Set(['sushi'])) && wordsOf(tokens, mention).every((word) => sushiNames.has(word));
}

/** The first seafood of a text where all of it is cooked and none of it is of a selection; null otherwise. */
function cookedSeafood(tokens: readonly Token[], mentions: readonly Mention[]): Mention | null {
  const fish = mentions.filter(
    (mention) => isEaten(mention) && isSeafood(mention) && !isSushi(tokens, mention),
  );
  const isCooked = ({ preparations }: Mention) =>
    cookings.some((preparation) => preparations.has(preparation)) && !preparations.has('raw');
  const isCertain = fish.every(isCooked) && !tokens.some(({ text }) => assorted.has(text));
  return isCertain ? (fish[0] ?? null) : null;
}

/** “Sushi with cooked salmon”: all the fish of the text is cooked, and the first of it is in the sushi. */
function isOfCookedFish(tokens: readonly Token[], sushi: Mention, first: Mention | null): boolean {
  if (first === null || first.first < sushi.end || first.sentence !== sushi.sentence) return false;
  const between = tokens.slice(sushi.end, first.first);
  const isWithin = between.every(
    ({ kind, text }) => withFish.has(text) || (kind === 'word' && isPreparationWord(text)),
  );
  return isWithin && between.length > 0;
}

function isSeafood({ meaning: { foods } }: Mention): boolean {
  return foodById(foods[0] ?? '')?.allergens.some((allergen) => seafood.has(allergen)) ?? false;
}

function isOf({ meaning: { foods } }: Mention, ids: ReadonlySet<string>): boolean {
  return ids.has(foods[0] ?? '');
}

function wordsOf(tokens: readonly Token[], { first, end }: Mention): string[] {
  return tokens.slice(first, end).map(({ text }) => text);
}

/** Whether nothing but such words, and what is left out, stands between two places. */
function isJoined(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { from, to, links }: { from: number; to: number; links: ReadonlySet<string> },
): boolean {
  if (from >= to) return false;
  const isLeftOut = (place: number) =>
    mentions.some(({ role, first, end }) => role === 'negated' && first <= place && place < end);
  for (let place = from; place < to; place += 1) {
    const text = tokens[place]?.text ?? '';
    if (!links.has(text) && !withouts.has(text) && !isLeftOut(place)) return false;
  }
  return true;
}
