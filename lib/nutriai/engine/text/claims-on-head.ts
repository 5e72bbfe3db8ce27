import { foodById, idsOfClass } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { wordsOfAll } from '../knowledge/words-of-all';
import { isMadeFood } from './credible-claims';
import { type Denial } from './denial';
import { foodsDenied, subjectsDenied } from './denied-subjects';
import { isEaten, type Mention } from './mention';
import { type FreeFromSubject } from './parsed-ingredient';
import { isPlant } from './part-of-dish';
import { mayTakeAway } from './resolve-allergens';
import { type Token } from './tokens';

/** So many foods before a claim are looked at. */
const mostBetween = 30;

/** They begin another meal, or another’s, of which the claim may be meant alone. */
const beginsAnother = wordsOfAll(knowledge.claims.beginsAnother);

/** Bought in a jar or spread on the meal: “mayo sandwich, no egg” says nothing of the mayonnaise. */
const sauces: ReadonlySet<string> = new Set([
  ...idsOfClass('seasonings'),
  'mayonnaise',
  'caesar-dressing',
  'hummus',
  'shop-hummus',
]);

/**
 * The dish that a claim reaches though other foods stand between: the korma of “korma with yoghurt and soft
 * chicken, no cashews”. Chicken holds no cashews, and the dish before it does. Other lines and sentences may be of
 * other meals, so that it reaches there only to the name of its own list (“Mango mousse: …”). Behind
 * another dish a single food is meant that the dish is mostly made with (fish sauce), and no word for a whole
 * allergen: “quiche and a ham sandwich, no egg” says little of the quiche. Null where the food beside the
 * claim may be what is meant, or no dish before it holds it. `place` is that of the first food denied.
 */
export function headOfClaim(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { hosts, denial, place }: { hosts: readonly Mention[]; denial: Denial; place: number },
): Mention | null {
  // “No celery sticks” are not beside the dish, and the celery in it stays.
  const whole = denial.mentions.filter(({ preparations }) =>
    [...preparations].every((each) => each === 'raw'),
  );
  const denied = whole.map((mention) => ({
    foods: foodsDenied(mention),
    subjects: subjectsDenied(tokens, mention),
  }));
  const holds = (mention: Mention) => denied.some((each) => mayHold(mention, each));
  if (hosts.some(holds)) return null;
  const before = mentions.slice(Math.max(0, place - mostBetween), place).filter(isEaten);
  let end = denial.first;
  let sawDish = false;
  for (const mention of before.toReversed()) {
    if (tokens.slice(mention.end, end).some(({ text }) => beginsAnother.has(text))) return null;
    const isTitle = isNameOfList(tokens, mention);
    if (!isTitle && mention.sentence !== denial.mentions[0]?.sentence) return null;
    if (isTitle || isDish(mention)) {
      const isNamed = denied.some((each) => isMostlyIn(mention, each));
      if (holds(mention) && (isTitle || !sawDish || isNamed))
        return isSauce(mention) && !isNamed ? null : mention;
      sawDish ||= isTitle || !isStaple(mention);
    }
    end = mention.first;
  }
  return null;
}

/** So many foods a dish is named after at most. */
const mostNamed = 4;
const nameJoints: ReadonlySet<string> = new Set(['-', ...wordsOfAll(knowledge.claims.listJoints)]);

/**
 * The dish whose own name a claim stands before: the pancakes of “egg-free oat and banana pancakes” and of
 * “yumurtasız yulaflı muzlu krep”. What it is named after are plants that hold none of what is denied, so that
 * nothing else can be meant; “egg-free oats and pancakes” are two foods.
 */
export function headAfterClaim(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { host, denial }: { host: Mention; denial: Denial },
): Mention | null {
  if (host.first < denial.end) return null;
  const denied = denial.mentions.map((mention) => ({
    foods: foodsDenied(mention),
    subjects: subjectsDenied(tokens, mention),
  }));
  const holds = (mention: Mention) => denied.some((each) => mayHold(mention, each));
  let [whole, isOneName] = [host, true];
  for (let named = 0; named < mostNamed && isPlant(whole) && !holds(whole); named += 1) {
    const next = mentions.find(({ first }) => first >= whole.end);
    if (!next || next.sentence !== whole.sentence || !isEaten(next)) return null;
    const between = tokens.slice(whole.end, next.first);
    if (!between.every(({ text }) => nameJoints.has(text))) return null;
    isOneName &&= between.length === 0;
    whole = next;
  }
  // Behind an “and” its name must go on: “banana pancakes”.
  const isNamedOn = isOneName || whole.end - whole.first > 1;
  return whole !== host && isNamedOn && isDish(whole) && holds(whole) ? whole : null;
}

interface Denied {
  foods: readonly string[];
  subjects: readonly FreeFromSubject[];
}

/** Whether what is denied may be in such a food, and left out of it. */
function mayHold({ meaning: { compound, foods } }: Mention, denied: Denied): boolean {
  const parts = [...(compound?.always ?? []), ...(compound?.usually ?? []), ...(compound?.sometimes ?? [])];
  if (parts.some((id) => denied.foods.includes(id))) return true;
  const own = [foods[0] ?? '', ...parts].flatMap((id) => foodById(id) ?? []);
  return denied.subjects.some((subject) =>
    own.some(
      (food) => food.allergens.some((allergen) => allergen === subject) || mayTakeAway(food.flags, subject),
    ),
  );
}

/** “Mango mousse:” and “mousse of mango:” are names, and what comes after is in it. */
function isNameOfList(tokens: readonly Token[], { end }: Mention): boolean {
  return tokens.slice(end, end + 4).some(({ text }) => text === ':');
}

/** Who leaves out fish sauce speaks of the pho, also behind its broth. */
function isMostlyIn({ meaning: { compound } }: Mention, { foods, subjects }: Denied): boolean {
  if (subjects.length > 0) return false;
  return [...(compound?.always ?? []), ...(compound?.usually ?? [])].some((id) => foods.includes(id));
}

/** Cheese is one thing, whose milk nobody leaves out; a dish is made of several. */
function isDish({ meaning: { compound, foods } }: Mention): boolean {
  return compound?.kind === 'dish' || isMadeFood(foodById(foods[0] ?? ''));
}

/** They go into dishes: behind “pancakes with flour and oat milk” the pancakes are still the dish. */
function isStaple({ meaning: { compound, foods } }: Mention): boolean {
  const food = foodById(foods[0] ?? '');
  if (compound?.kind === 'dish' || food === undefined) return false;
  return food.flags.includes('plant_drink') || bakedWith.has(food.id);
}

const bakedWith: ReadonlySet<string> = new Set([
  ...['white-flour', 'wholemeal-flour', 'rice-flour', 'rye-flour', 'gram-flour', 'buckwheat-flour'],
  ...['oats', 'instant-oats', 'oat-bran', 'breadcrumbs'],
]);

function isSauce({ meaning: { foods } }: Mention): boolean {
  return sauces.has(foods[0] ?? '');
}
