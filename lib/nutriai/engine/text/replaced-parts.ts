import { foodById, idsOfClass } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { type Mention } from './mention';
import { readPartsNamedBeside } from './parts-named-beside';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';

const plantDrinks = new Set([
  'oat-drink',
  'soya-drink',
  'almond-drink',
  'coconut-drink',
  'hemp-drink',
  'coconut-milk',
]);

/** Dairy made of plants, by what it takes the place of. */
const plantDairyIds: ReadonlySet<string> = new Set(knowledge.plantDairy.map(({ id }) => id));
const cheeses = idsOfClass('cheeses');
const butters = ['unsalted-butter', 'salted-butter'];
const yoghurts = ['whole-yoghurt', 'greek-yoghurt', 'low-fat-yoghurt', 'fat-free-greek-yoghurt'];
const replacedBy: Readonly<Record<string, readonly string[]>> = {
  'vegan-cheese': [...cheeses],
  margarine: butters,
  'coconut-yoghurt': yoghurts,
  'soya-yoghurt': yoghurts,
};

/** Grains and flours without wheat, of which pancakes and the like are made. */
const otherFlours = new Set([
  'buckwheat',
  'buckwheat-flour',
  'gram-flour',
  'tapioca',
  'tapioca-flour',
  'rice-flour',
  'quinoa',
  'cornmeal',
  'millet',
  'teff',
  'chickpeas',
  'oats',
]);

/** What “corn pasta bolognese” is made without. */
const pastas = ['pasta', 'egg-noodles'];

const listLinks = new Set(['and', ',', '&', '+', 'a', 'some']);
const mostListed = 4;
const links = new Set(
  (
    'with made using in a an some ( mit aus avec au con com met van z ze na de ' +
    'fatta fatto fatte fatti casa maison casera casero caseras caseira caseiro hecha hecho feita feito home homemade'
  ).split(' '),
);
/** “Pancakes, 100% buckwheat flour”, “only rice flour”: nothing else is in the flour. */
const wholly = new Set(
  '100% 100 only just all pure nur reinem reines pur uniquement solo sólo puro somente alleen'.split(' '),
);
const ofAll = new Set([...wholly, '%', 'percent', ',', '=', ':', 'of', 'de', 'di', 'from']);

/**
 * What stands beside a dish in the place of one of its parts: there is no egg in "flax egg pancakes", and no
 * cow's milk in "overnight oats with oat drink" (though there may be butter or cream in a dish so made, or
 * wheat in buckwheat pancakes).
 */
export function readReplacedParts(tokens: readonly Token[], mentions: readonly Mention[]): void {
  readPartsNamedBeside(tokens, mentions);
  mentions.forEach((mention, place) => {
    if (mention.role === 'negated') readReplaced(tokens, mentions, place);
    if (mention.role === 'negated' || mention.role === 'mention') return;
    for (const dish of [mentions[place - 1], mentions[place + 1]]) {
      if (dish && isBeside(tokens, dish, mention)) takePlace(mention, dish);
    }
    const dish = dishOfList(tokens, mentions, place);
    if (dish) takePlace(mention, dish);
  });
}

/** The dish of “mash with dairy-free spread and oat milk”, for what its list names second or later. */
function dishOfList(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  place: number,
): Mention | undefined {
  const part = mentions[place];
  for (let before = place - 1; part && before >= Math.max(0, place - mostListed); before -= 1) {
    const [mention, next] = [mentions[before], mentions[before + 1]];
    if (!mention || !next || mention.sentence !== part.sentence) return undefined;
    if (before < place - 1 && isBeside(tokens, mention, next)) return mention;
    const between = tokens.slice(mention.end, next.first);
    if (between.length === 0 || !between.every(({ text }) => listLinks.has(text))) return undefined;
  }
  return undefined;
}

/**
 * "Fritters bound with gram flour instead of egg": the dish is said to be made without it, which its label or
 * cook must confirm.
 */
function readReplaced(tokens: readonly Token[], mentions: readonly Mention[], place: number): void {
  const replaced = mentions[place];
  if (!replaced || !standsInstead(tokens, replaced.first)) return;
  const dish = mentions
    .slice(Math.max(0, place - 3), place)
    .find(({ sentence, meaning }) => sentence === replaced.sentence && meaning.compound?.kind === 'dish');
  for (const allergen of foodById(replaced.meaning.foods[0] ?? '')?.allergens ?? [])
    dish?.doubtful.add(allergen);
}

function standsInstead(tokens: readonly Token[], first: number): boolean {
  const before = tokens.slice(Math.max(0, first - 3), first).map(({ text }) => text);
  if (before.some((word) => ['statt', 'anstatt'].includes(word))) return true;
  const place = before.findIndex((word) =>
    ['instead', 'place', 'lieu', 'lugar', 'vez', 'posto', 'invece'].includes(word),
  );
  return place >= 0 && place < before.length - 1;
}

function takePlace({ meaning, freeFrom }: Mention, dish: Mention): void {
  const [food = ''] = meaning.foods;
  const isFreeFromMilk = freeFrom.has('milk') || freeFrom.has('animal') || food === 'vegan-cheese';
  if (isFreeFromMilk || plantDairyIds.has(meaning.compound?.id ?? '')) {
    for (const replaced of replacedBy[food] ?? []) dish.without.add(replaced);
    dish.doubtful.add('milk');
  }
  if (meaning.compound?.id === 'egg-replacer') dish.freeFrom.add('egg');
  if (plantDrinks.has(food)) {
    dish.without.add('whole-milk');
    dish.doubtful.add('milk');
  }
  if (meaning.compound?.id === 'rice-paper') {
    for (const replaced of pastas) dish.without.add(replaced);
    dish.doubtful.add('wheat').add('gluten');
  }
  if (food === 'corn-tortilla') {
    dish.without.add('flour-tortilla');
    dish.doubtful.add('wheat').add('gluten');
  }
  if (otherFlours.has(food)) {
    dish.without.add('white-flour');
    dish.doubtful.add('wheat');
    if (food !== 'oats') dish.doubtful.add('gluten');
  }
}

function isBeside(tokens: readonly Token[], dish: Mention, part: Mention): boolean {
  if (dish.sentence !== part.sentence || dish.meaning.compound === null) return false;
  if (part.end === dish.first) return true;
  // “Lentil pasta with bolognese sauce”.
  if (part.end < dish.first && part.meaning.compound?.id === 'rice-paper')
    return tokens.slice(part.end, dish.first).every(({ text }) => links.has(text));
  const between = tokens.slice(dish.end, part.first).map(({ text }) => text);
  const isWhollyOfIt = between.some((text) => wholly.has(text));
  // “French toast fingers made with egg and oat milk”.
  const isMade = between.includes('made');
  const isBetween = (text: string) =>
    links.has(text) || (isWhollyOfIt && ofAll.has(text)) || (isMade && isPreparationWord(text));
  return between.length > 0 && between.every(isBetween);
}
