import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';

const fingersOfSlice = expressionInLines('iu')`
  \b(toast|bread),?\s(?:fingers|soldiers|strips|squares|triangles),?\s(?:about\s|abt\s|from\s|=\s)?
  ((?:\d+|½|¼|an?|one|two|half an?|half of an?|1\/2)\s(?:small\s|thick\s|thin\s|large\s)?slices?)\b
  (?!\sof\s)(?:\sworth)?
`;
const spreadBefore = expressionInLines('iu')`
  \b(peanut butter|nut butter|almond butter|pb|jam|honey|hummus|houmous|cream cheese|philadelphia|philly|nutella|
  tahini|
  avocado|avo|marmite|vegemite|butter(?:ed)?)\s$
`;

/** "Marmite toast fingers, 1 slice": the slice is counted, however it was cut. */
export function withSliceOfFingers(read: ReadText): ReadText {
  const found = fingersOfSlice.exec(read.text);
  if (!found) return read;
  const [words, bread = '', amount = ''] = found;
  const before = spreadBefore.exec(read.text.slice(0, found.index));
  const laid = before === null ? '' : ` with ${before[1] ?? ''}`.replace(/butter(?:ed)$/iu, 'butter');
  const from = before?.index ?? found.index;
  return put(read, [from, found.index + words.length], `${amount} of ${bread}${laid}`);
}

const toastOfSpread = expressionInLines('iu')`
  (?<=(?:^|[\s,;(])(?:\d+|[½¼¾⅓⅔]|an?|one|two|three|half|quarter|third|most|bites?|pieces?|slices?|bits?|mouthfuls?|
  nibbles?|of|the|his|her|small|large|thick)\s)
  (peanut butter|nut butter|almond butter|cashew butter|pb|jam|honey|hummus|houmous|cream cheese|philadelphia|philly|
  nutella|chocolate spread|tahini|avocado|avo)\s(toasts?|crumpets?|bagels?|rice cakes?|crackers?)
  (?=\s?(?:$|[,;.)&+]|(?:and|n|w|with|at|for|no|left|but|only|plus|x|cut)\b))
`;
const spoonOf = expressionInLines('iu')`
  \b(?:tsp|tbsp|teaspoons?|tablespoons?|spoons?|spoonfuls?|smear|scrape|dollop|thin|layer|lick|g|oz)
  (?:\sof)?\s$
`;

/** "Half a peanut butter toast": half of the toast, with what was spread on it. */
export function withToastUnderSpread(read: ReadText): ReadText {
  const found = toastOfSpread.exec(read.text);
  if (!found || spoonOf.test(read.text.slice(0, found.index))) return read;
  const [words, spread = '', bread = ''] = found;
  return put(read, [found.index, found.index + words.length], `${bread} with ${spread}`);
}

const bowlOfCereal = expressionInLines('iu')`
  \bbowl(?:ful)?\s(?:of\s)?(?:rice krispies|rice crispies|corn ?flakes|cheerios|coco pops|bran flakes|special k|
  shreddies|frosties|cocoa krispies|rice bubbles|puffed rice cereal|weetos|sugar puffs|fruit loops|froot loops|
  chex|kix|nesquik|golden grahams|life cereal|lucky charms|breakfast cereal|cereal)
  (?=\s?(?:$|[,;.+]|(?:and|then|plus|for|at)\b))
`;
const milkSaid =
  /\b(?:dry|no milk|without|milk|skimmed|semi|formula|yogh?urt|yog|kefir|water|oat|soya?|almond)\b/iu;

const halfBefore = /\b(?:half|½|1\/2)\s(?:an?\s|of\s(?:an?\s|his\s|her\s)?)?(?:small\s|little\s)?$/iu;

/** So much milk lies in a child's bowl with the cereal. Ours, after the servings of the makers (30 g with 125 ml). */
const milkMl = 80;

/** "Bowl of rice krispies": where nobody says that they were dry they lay in milk. */
export function withMilkOnCereal(read: ReadText): ReadText {
  const found = bowlOfCereal.exec(read.text);
  if (!found || milkSaid.test(read.text)) return read;
  const end = found.index + found[0].length;
  const millilitres = halfBefore.test(read.text.slice(0, found.index)) ? milkMl / 2 : milkMl;
  return put(read, [end, end], ` with ${millilitres} ml milk`);
}

const wholeAmount = expressionInLines('iu')`
  ^((?:(?:an?|one|1)\s)?(?:small |little |mini |big |large |baby |toddler )*(?:bowl|plate|pot|tub|portion|serving|cup)
  (?:ful)?\sof\s)([^,;(]{3,60}?),?\s\(?(?:maybe|about|around|abt|roughly|approx|probably|so|like|=|~)\s?
  ((?:half|quarter|third|\d|½|¼|¾|an?|one|two|three)[^,;()]{1,24}?)\s
  (?:in total|total|altogether|all together|combined|overall|all in)\)?(?=\s?(?:$|[,;.]))
`;

/** "Small bowl of dal and rice, maybe half a cup total": how much lay in the bowl. */
export function withWholeAmount(read: ReadText): ReadText {
  const found = wholeAmount.exec(read.text);
  if (!found) return read;
  const [words, , food = '', amount = ''] = found;
  return put(read, [0, words.length], `${amount} of ${food}`);
}

const numberOfKind = expressionInLines('iu')`
  (?<=^|[,;+&]\s?|\band\s)(gyoza|dumplings?|pierogi|pierogies|samosas?|momos?|ravioli|spring rolls?|wontons?|
  tortellini|nuggets?|
  sausages?|meatballs?|croquettes?|fritters?|pakoras?|empanadas?|arepas?|burgers?)\s[x×]?\s?(\d)(?:,\s|\s)
  (?:(?:\p{L}{3,12}\s){1,3}(?:ones?|filling|flavou?r|kind)\b|(?:(?:potato|cheese|mushroom|cabbage|meat|beef|pork|
  chicken|
  veg|vegetable|spinach|ricotta|lentil|pea)(?:\s(?:and|&|n)\s\p{L}{3,10})?)(?=\s?(?:$|[.;])))
`;

/** "Gyoza 3 steamed veg ones": three of them. */
export function withNumberOfKind(read: ReadText): ReadText {
  const found = numberOfKind.exec(read.text);
  if (!found) return read;
  const [words, food = '', count = ''] = found;
  return put(read, [found.index, found.index + words.length], `${count} ${food}`);
}

const nameOfFruit = expressionInLines('iu')`
  ^\s?(?:fruithapje|fruit pur[eé]e|groentehapje|fruitprutje|obstbrei|fruit (?:salad|plate|mash|mix)|obstsalat|
  obstteller|salade de fruits|compote|macedonia|ensalada de frutas?)\s?(?:of|from|van|aus|mit|met|de|con)?[:,-]?\s
`;
const twoCounted = expressionInLines('iu')`
  ^(?:half|halve|halbe[rs]?|½|1\/2|\d|een|ein|une?|una|an?)\s\p{L}{3,15},?\s(?:(?:and|en|und|et|y|&|\+)\s)?
  (?:half|halve|halbe[rs]?|½|1\/2|\d|een|ein|une?|una|an?)\s\p{L}{3,15}
`;

/** "Fruithapje halve peer halve banaan": what it was made of is counted, and not its name besides. */
export function withNamedFruit(read: ReadText): ReadText {
  const found = nameOfFruit.exec(read.text);
  if (!found || !twoCounted.test(read.text.slice(found[0].length))) return read;
  return put(read, [0, found[0].length], '');
}

const outOfPack = expressionInLines('iu')`
  (?<=\d\s?(?:g|ml|oz)\s[^,;]{2,50}?)\s(?:out of|from)\s(?:an?|the|his|her)\s\d{2,4}\s?(?:g|ml)\s
  (?:pot|jar|pouch|tub|tin|packet|pack|tray|ready meal|box|carton)(?![\p{L}])
`;

/** "75 g pasta out of a 150 g pot": what was eaten is weighed, and the pot says no more. */
export function withoutPackBehindWeight(read: ReadText): ReadText {
  const found = outOfPack.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], '') : read;
}

const vesselAtEnd = expressionInLines('iu')`
  ^\s?(?:an?\s|one\s|1\s|his\s|her\s)?(?:small\s|little\s|big\s|large\s|mini\s|whole\s|full\s)*(tub|pot|jar|pouch|tin|
  carton|packet|tray)\sof\s([^(;\d]{3,60}?)\s?\((?:the\s|an?\s)?(\d{2,3}\s?(?:g|ml))\s(?:\1)\)
`;

/** "Small tub of yoghurt with honey (100 g tub)": the weight is that of the tub, and not of the food next to it. */
export function withWeightOfVessel(read: ReadText): ReadText {
  const found = vesselAtEnd.exec(read.text);
  if (!found) return read;
  const [words, vessel = '', foods = '', weight = ''] = found;
  return put(
    read,
    [0, words.length],
    `${weight} ${/jar|pouch/iu.test(vessel) ? `${vessel} of ` : ''}${foods}`,
  );
}

const mediumInPortuguese = /(?<!\p{L})m[é]di[oa]s?(?!\p{L})/iu;

/** "Um pão de queijo médio": with the accent it is no half of one. */
export function withMediumSize(read: ReadText): ReadText {
  const found = mediumInPortuguese.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], 'medium') : read;
}

const fillings = expressionInLines('iu')`
  \b(quesadillas?|burritos?|tacos?|enchiladas?|fajitas?)((?:\s(?:wedges?|slices?|triangles?|
  pieces?))?(?:,?\s[x×]\s?\d)?)\s
  (?:with|w)\s(?:(?:ground |minced |grated |black |refried |shredded )?(?:cheese|beans|chicken|beef|mince|pork|veg|
  peppers?)
  (?:,\s|\s(?:&|and|n)\s)?){2,4}(?=\s?(?:$|[.;(]|,\s(?:ate|had|half|most|all|about)\b))
`;

/** "Quesadilla with cheese & beans": what is in it is not eaten besides. */
export function withoutFillings(read: ReadText): ReadText {
  const found = fillings.exec(read.text);
  if (!found) return read;
  return put(read, [found.index, found.index + found[0].length], `${found[1] ?? ''}${found[2] ?? ''}`);
}

const slicesOfPizza = expressionInLines('iu')`
  \b(pizza|margherita)\b([^;\d]{0,30}?),?\s(?:(?:ate|had|managed)\s)?(\d|one|two|three|four)\s(?:out\s)?of\s(?:the\s)?
  (?:\d{1,2}|four|six|eight|ten)\s(?:small\s)?slices(?![\p{L}])
`;

const sizeBefore = /(?:\b(?:an?|one|the)\s)?(?:small|kids'?|mini|whole|frozen)\s$|\b(?:an?|one|the)\s$/iu;

/** "A margherita, ate 2 of the 6 slices": two slices, and not two sixths of one. */
export function withSlicesOfPizza(read: ReadText): ReadText {
  const found = slicesOfPizza.exec(read.text);
  if (!found) return read;
  const before = sizeBefore.exec(read.text.slice(0, found.index));
  const from = before?.index ?? found.index;
  const [words, , kind = '', count = ''] = found;
  return put(read, [from, found.index + words.length], `${count} small slices of pizza${kind}`);
}
