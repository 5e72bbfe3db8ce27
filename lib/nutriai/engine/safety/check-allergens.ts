import { type Allergen, type Child } from '../child';
import { nameInSentence } from '../foods/name-in-sentence';
import { type AllergenMention } from '../text/parsed-ingredient';
import { tracesId } from '../text/resolve-mention';
import { containsNamed } from './contains-named';
import { type Item } from './item';
import { recordedAllergies } from './recorded-allergies';
import {
  allergenNames,
  allergenSources,
  crossReactions,
  firstTastesToAsk,
  introducedOneByOne,
  usualHidingPlaces,
} from './rules/allergens';
import { type Finding, type Severity } from './verdict';

/** What a parent told that the profile does not hold. */
export interface AllergyHistory {
  severeEczema?: boolean;
}

/** What the child's allergies, earlier reactions and first tastes make of one item (H24). */
export function checkAllergens(item: Item, child: Child, { severeEczema }: AllergyHistory = {}): Finding[] {
  const recorded = recordedAllergies(child);
  const found = new Map<string, Finding>();
  const add = (finding: Finding) => {
    const key = `${finding.rule} ${finding.severity}`;
    if (!found.has(key)) found.set(key, finding);
  };
  for (const mention of item.allergens) {
    if (recorded.allergens.has(mention.allergen))
      add(isPrescribedFor(item, mention) ? prescribedFormula(item) : recordedAllergy(item, mention));
    const reaction = recorded.reactions.get(mention.allergen);
    const isSuspected = recorded.suspected.has(mention.allergen);
    if (reaction) add(earlierReaction(item, mention, { reaction, isSuspected }));
    for (const cross of crossReactions) {
      const reacts = cross.reactsTo === mention.allergen && recorded.allergens.has(cross.allergy);
      if (reacts) add(ask(item, `cross-reaction-${cross.reactsTo}`, cross.message));
    }
  }
  for (const words of recorded.foods) {
    const holding = containsNamed(words, item);
    if (holding) add(recordedFood(item, words, holding));
  }
  for (const allergen of ['peanut', 'egg'] as const) {
    if (refersFirst(item, allergen, { child, severeEczema: severeEczema ?? false }))
      add(askFirst(item, allergen));
  }
  return [...found.values()];
}

/**
 * Allergens that a doctor has a word on before the first taste, with severe eczema or a food allergy.
 * Sources: NIAID 2017; NHS.
 */
const askedFirst: readonly Allergen[] = ['peanut', 'egg'];

/**
 * Returns one finding for the allergens of a whole dish that the child has not had yet, so that they are
 * introduced one at a time. Only for a dish that may be served: nobody is told to start a little of what is
 * to be left out, or of what a doctor is to be asked about.
 */
export function checkFirstTastes(
  items: readonly Item[],
  child: Child,
  others: readonly Finding[] = [],
): Finding[] {
  if (child.ageMonths < 6 || others.some(({ severity }) => severity === 'block')) return [];
  const known = new Set((child.introducedAllergens ?? []).map(({ code }) => code));
  const recorded = recordedAllergies(child).allergens;
  const asked = new Set(others.map(({ rule }) => rule));
  const fresh = introducedOneByOne.filter(
    (allergen) =>
      !known.has(allergen) &&
      !recorded.has(allergen) &&
      !asked.has(`${allergen}-ask-first`) &&
      items.some((item) => isServedAt(item, child) && holds(item, allergen)),
  );
  if (fresh.length === 0) return [];
  const names = fresh.map((allergen) => allergenNames[allergen]).join(', ');
  const askFirst = fresh
    .filter((allergen) => askedFirst.includes(allergen))
    .map((each) => allergenNames[each]);
  const withAllergy = firstTastesToAsk.filter(
    ({ allergy, first }) => recorded.has(allergy) && fresh.includes(first),
  );
  return [
    {
      rule: 'first-taste',
      kind: 'safety',
      severity: 'info',
      food: null,
      foodName: names,
      message: `Contains ${names}. Introduce one new allergen at a time.`,
      instead: [
        'If it is new to your child, give a little, during the day, when your child is well. Wait three days ' +
          'before the next new one, and keep offering it.',
        ...(askFirst.length > 0
          ? [
              'With severe eczema or a food allergy, ask your doctor or ' +
                `health visitor before the first ${askFirst.join(' or ')}.`,
            ]
          : []),
        ...withAllergy.map(({ words }) => words),
      ].join(' '),
      source: [
        'dga-2025',
        'nhs-food-allergies',
        ...(askFirst.length > 0 ? ['niaid-peanut' as const] : []),
        ...withAllergy.map(({ source }) => source),
      ],
      basis: 'verified',
    },
  ];
}

/** A food may be for later, or for no child of these ages, without a rule that blocks it. */
function isServedAt({ food }: Item, { ageMonths }: Child): boolean {
  return food === null || (food.fromMonths !== null && food.fromMonths <= ageMonths);
}

function holds({ allergens }: Item, allergen: Allergen): boolean {
  return allergens.some((mention) => mention.allergen === allergen && mention.certainty === 'holds');
}

/**
 * Whether an allergen is as good as in it: it is, its label says that it may be, or foods of that name
 * usually have it.
 */
function isAsGoodAsHeld(item: Item, { allergen, certainty }: AllergenMention): boolean {
  if (certainty === 'holds' || item.compound === tracesId) return true;
  return usualHidingPlaces.some(
    ({ allergen: hidden, foods = [], compounds = [], when }) =>
      hidden === allergen &&
      ((item.food !== null && foods.includes(item.food.id)) ||
        (item.compound !== null && compounds.includes(item.compound))) &&
      (!when || when.some((preparation) => item.preparations.has(preparation))),
  );
}

/** Of milk split so far, or of amino acids, that it is what a doctor prescribes; “HA” formula is not. */
const prescribedFormulas = 'special-formula';

function isPrescribedFor({ compound }: Item, { allergen }: AllergenMention): boolean {
  return allergen === 'milk' && compound === prescribedFormulas;
}

function prescribedFormula(item: Item): Finding {
  return allergyFinding(item, {
    rule: 'H24-prescribed-formula',
    severity: 'prepare',
    message:
      `${item.name} is made for children with cow’s milk allergy, ` +
      'and some children react to one kind and not to another.',
    instead: 'Only the one that your doctor prescribed, made up as its label says.',
  });
}

interface Named {
  item: Item;
  /** Of the allergen, or of a food in a family's words. */
  name: string;
  why: string;
}

const isSaidIn = (words: string, others: string) => others.toLowerCase().includes(words.toLowerCase());

/** ", found in rusk": nothing where the name of the food says it already. */
function foundIn(how: string, named: Named): string {
  const { item, name } = named;
  return isSaidIn(name, item.name) ? '' : `, ${how} ${nameInSentence(item.name)}${partOf(named)}`;
}

/** The part that brings it in, of "Almond in cake", unless the name of the allergen or of the food says it. */
function partOf({ item, name, why }: Named): string {
  const part = why.replace(/ in .*$/, '');
  return isSaidIn(part, item.name) || isSaidIn(name, part) ? '' : ` (${nameInSentence(part)})`;
}

const brandsOf = ({ food, name }: Item) => nameInSentence(food?.plural ?? name);

function recordedAllergy(item: Item, mention: AllergenMention): Finding {
  const name = allergenNames[mention.allergen];
  const recorded = `Your child is recorded as allergic to ${name}`;
  if (isAsGoodAsHeld(item, mention)) {
    const how = mention.certainty === 'holds' ? 'found in' : 'often found in';
    return allergyFinding(item, {
      rule: `H24-${mention.allergen.replace('_', '-')}`,
      severity: 'block',
      message: `${recorded}${foundIn(how, { item, name, why: mention.why })}.`,
      instead: `Choose a food without ${name}. Never try a bit of it to see; talk to your doctor.`,
    });
  }
  return allergyFinding(item, {
    rule: `H24-check-label-${mention.allergen.replace('_', '-')}`,
    severity: 'prepare',
    message: `${recorded}, which many brands of ${brandsOf(item)} contain${partOf({ item, name, why: mention.why })}.`,
    instead: `Read the label: choose only one that does not contain and may not contain ${name}.`,
  });
}

function recordedFood(
  item: Item,
  words: string,
  { certainty, why }: { certainty: string; why: string },
): Finding {
  const sure = certainty === 'holds';
  const recorded = `Your child is recorded as allergic to ${words}`;
  return allergyFinding(item, {
    rule: sure ? 'H24-other' : 'H24-check-label-other',
    severity: sure ? 'block' : 'prepare',
    message: `${recorded}${foundIn(sure ? 'found in' : 'which may be in', { item, name: words, why })}.`,
    instead: sure
      ? `Choose a food without ${words}.`
      : `Read the label or the recipe: only without ${words}.`,
  });
}

/**
 * Formula, which a baby lives on, is not taken away for what only some makes of it hold (the fish oil of its
 * omega-3): the label tells.
 */
function isBabysMilkThatMayHold(item: Item, mention: AllergenMention): boolean {
  return item.food?.flags.includes('infant_formula') === true && !isAsGoodAsHeld(item, mention);
}

interface EarlierReaction {
  reaction: 'mild' | 'severe';
  isSuspected: boolean;
}

function earlierReaction(
  item: Item,
  mention: AllergenMention,
  { reaction, isSuspected }: EarlierReaction,
): Finding {
  const { allergen, why } = mention;
  const name = allergenNames[allergen];
  const to = isSuspected ? `a meal with ${name}` : name;
  if (isBabysMilkThatMayHold(item, mention)) {
    return allergyFinding(item, {
      rule: 'H24-earlier-reaction-check-label',
      severity: 'prepare',
      message: `Your child had a ${reaction} reaction to ${to}, which some brands of ${brandsOf(item)} contain.`,
      instead: 'Read the label, and ask your doctor or health visitor before you change the milk.',
    });
  }
  const how = mention.certainty === 'holds' ? 'found in' : 'which may be in';
  return allergyFinding(item, {
    rule: 'H24-earlier-reaction',
    severity: 'block',
    message: `Your child had a ${reaction} reaction to ${to}${foundIn(how, { item, name, why })}.`,
    instead: 'Talk to your doctor or health visitor before your child has it again.',
  });
}

/**
 * Whether a doctor is asked before the first taste: of peanut and egg with severe eczema, and of peanut with
 * an egg allergy too, in whatever form the food comes; not once the child has had it without a reaction.
 */
function refersFirst(
  item: Item,
  allergen: 'peanut' | 'egg',
  { child, severeEczema }: { child: Child; severeEczema: boolean },
): boolean {
  const isTolerated = child.introducedAllergens?.some(
    ({ code, reaction }) => code === allergen && reaction === 'none',
  );
  const isEggAllergic = child.allergies?.includes('egg') ?? false;
  const atRisk = severeEczema || (allergen === 'peanut' && isEggAllergic);
  const isHeld = item.allergens.some(
    (mention) => mention.allergen === allergen && isAsGoodAsHeld(item, mention),
  );
  return atRisk && isTolerated !== true && isHeld;
}

const askFirstMessages = {
  peanut:
    'With severe eczema or an egg allergy, talk to a doctor before the first ' +
    'peanut: an allergy test or a first feed under supervision may come first.',
  egg: 'With severe eczema, talk to a doctor before the first egg, whatever it is cooked in.',
} as const;

function askFirst(item: Item, allergen: 'peanut' | 'egg'): Finding {
  return {
    ...ask(item, `${allergen}-ask-first`, askFirstMessages[allergen]),
    source: allergen === 'peanut' ? ['niaid-peanut'] : ['nhs-food-allergies'],
  };
}

function ask(item: Item, rule: string, message: string): Finding {
  return allergyFinding(item, {
    rule,
    severity: 'prepare',
    message,
    instead: 'Ask your doctor or health visitor first.',
  });
}

function allergyFinding(
  { food, name }: Item,
  finding: { rule: string; severity: Severity; message: string; instead: string },
): Finding {
  return {
    ...finding,
    kind: 'safety',
    food: food?.id ?? null,
    foodName: name,
    source: allergenSources,
    basis: 'verified',
  };
}
