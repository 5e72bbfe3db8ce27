import { type Locale } from '../child';
import { foods } from '../foods/food-list';
import { findingOf } from './apply-rules';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { matchCondition } from './match-condition';
import { type Rule } from '../knowledge/schemas/rules';
import { type Finding } from './verdict';

const probes = new Map<Rule, Item>();

/**
 * An item that a rule speaks of, made from its own condition. Throws when the list of foods has none: such a
 * rule is dead.
 */
export function probeOf(rule: Rule): Item {
  const probe = probes.get(rule) ?? findProbe(rule);
  probes.set(rule, probe);
  return probe;
}

function findProbe(rule: Rule): Item {
  const {
    anyPreparation = [],
    andPreparation = [],
    role = 'ingredient',
    aboveGrams,
    aboveTimesAWeek = 0,
    anyUnit,
    anyWord,
  } = rule.when;
  const forms = [[], ...anyPreparation.map((one) => [one])].flatMap((first) =>
    andPreparation.length > 0 ? andPreparation.map((two) => [...first, two]) : [first],
  );
  const unit = anyUnit?.[0];
  if (rule.when.isUnlisted) {
    const { anyPartGroup } = rule.when;
    const fitting = foods.find(({ group }) => anyPartGroup?.includes(group) ?? true);
    if (!fitting) throw new Error('No foods.');
    const dish: Item = {
      ...itemOfFood(fitting, { preparations: forms.at(-1) ?? [] }),
      food: null,
      flags: new Map(),
      parts: anyPartGroup
        ? [{ food: fitting.id, name: fitting.name, certainty: 'always', allergens: [], flags: fitting.flags }]
        : [],
    };
    if (matchCondition(rule.when, dish)) return dish;
  }
  for (const food of foods) {
    for (const preparations of forms) {
      const item: Item = {
        ...itemOfFood(food, {
          preparations,
          role,
          ...(aboveGrams === undefined ? {} : { grams: aboveGrams + 1 }),
        }),
        timesAWeek: aboveTimesAWeek + 1,
        isServed: true,
        ...(unit === undefined ? {} : { quantity: { min: 1, max: 1, unit } }),
        ...(anyWord === undefined ? {} : { text: anyWord[0] ?? '' }),
      };
      if (matchCondition(rule.when, item)) return item;
    }
  }
  throw new Error(`${rule.id} speaks of no food.`);
}

/** What a rule finds in its probe at an age. */
export function findingAt(rule: Rule, ageMonths: number, locale?: Locale): Finding | null {
  return findingOf(rule, probeOf(rule), { ageMonths, ...(locale && { locale }) });
}
