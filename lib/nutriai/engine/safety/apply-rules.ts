import { nameInSentence } from '../foods/name-in-sentence';
import { type Child, type Locale } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { servingAt } from '../foods/serving-at';
import { insteadForAllergy } from './instead-for-allergy';
import { type HoldingCertainty, type Item } from './item';
import { itemOfFood } from './item-of-food';
import { isAboutFood, type Match, matchCondition } from './match-condition';
import { type Relaxation, type Rule } from '../knowledge/schemas/rules';
import { type Preparation } from '../text/parsed-ingredient';
import { rules } from './rules/rules';
import { compareSeverity, type Finding, type Severity } from './verdict';

/** Of one age and one authority: a rule as it stands for the child. */
type Standing = Pick<Rule, 'untilMonths' | 'severity' | 'instead'> & { relaxation: Relaxation | undefined };

/** What the rules about single foods find in an item, for a child of that age and locale. */
export function applyRules(item: Item, child: Child): Finding[] {
  const ofItem: Finding[] = [];
  for (const rule of rulesAbout(item.food)) {
    const finding = findingOf(rule, item, child);
    if (finding) ofItem.push(finding);
  }
  return [...ofItem, ...findingsOfParts(item, child), ...tooEarly(item, child, ofItem)];
}

const rulesByFood = new Map<Food | null, readonly Rule[]>();

/** The rules that can speak of a food: few of hundreds, and the same at each meal. */
function rulesAbout(food: Food | null): readonly Rule[] {
  const known = rulesByFood.get(food);
  if (known) return known;
  const speaking = rules.filter(({ when }) => isAboutFood(when, food));
  rulesByFood.set(food, speaking);
  return speaking;
}

function speaksAt({ fromMonths = 0, untilMonths }: Rule, ageMonths: number): boolean {
  return ageMonths >= fromMonths && (untilMonths === null || ageMonths < untilMonths);
}

/** What one rule finds in an item; null when it is silent. */
export function findingOf(rule: Rule, item: Item, child: Child): Finding | null {
  const { ageMonths } = child;
  if (!speaksAt(rule, ageMonths)) return null;
  const match = matchCondition(rule.when, item);
  if (!match) return null;
  const standing = standingOf(rule, { item, child });
  if (standing.untilMonths !== null && ageMonths >= standing.untilMonths) return null;
  if (standing.relaxation?.unless?.some((preparation) => item.preparations.has(preparation))) return null;
  return toFinding(rule, standing, { item, match, child });
}

/** Eggs with the British Lion are sold in the United Kingdom alone, whose authority speaks of them. */
function localeOf(item: Item, { locale }: Child): Locale | undefined {
  return locale ?? (item.preparations.has('lion_marked') ? 'uk' : undefined);
}

function standingOf(rule: Rule, { item, child }: { item: Item; child: Child }): Standing {
  const locale = localeOf(item, child);
  const relaxation = locale && rule.relaxed?.[locale];
  const { untilMonths, severity, instead } = { ...rule, ...relaxation };
  return { untilMonths, severity, instead, relaxation };
}

interface Matched {
  item: Item;
  match: Match;
  child: Child;
}

function toFinding(rule: Rule, { severity, instead }: Standing, { item, match, child }: Matched): Finding {
  const serving = rule.insteadByServing && item.food ? servingAt(item.food, child.ageMonths) : null;
  const unsure = match.certainty !== 'holds';
  const brings =
    match.why !== null && !item.name.toLowerCase().includes(match.why.toLowerCase())
      ? nameInSentence(match.why)
      : null;
  return {
    rule: rule.id,
    kind: 'safety',
    severity: atMost(mostBy[match.certainty], severity),
    food: item.food?.id ?? null,
    foodName: item.name,
    message: unsure
      ? `${item.name} may contain ${rule.about}${brings === null ? '' : ` (${brings})`}. ${rule.message}`
      : withPart(rule.message, brings),
    instead: unsure
      ? `Check the label or the recipe: only without ${rule.about}.`
      : insteadForAllergy(serving?.text ?? instead, child),
    source: rule.sources,
    basis: rule.basis,
  };
}

/** "… This is about the sugar in it." of a part of a dish; what the parent called the food stands in brackets. */
function withPart(message: string, brings: string | null): string {
  if (brings === null) return message;
  const [, part] = /^(.+?) in /.exec(brings) ?? [];
  if (part !== undefined) return `${message} This is about the ${part} in it.`;
  return message.endsWith('.') ? `${message.slice(0, -1)} (${brings}).` : `${message} (${brings})`;
}

/** What is only perhaps in a food asks to be checked; what a cook may leave out is worth a word. */
const mostBy: Record<HoldingCertainty, Severity> = {
  holds: 'block',
  may_contain: 'prepare',
  optional: 'warn',
};

function atMost(most: Severity, severity: Severity): Severity {
  return compareSeverity(severity, most) > 0 ? most : severity;
}

/** A dish does not say how what is in it was cut: its parts ask for preparation, and what is never given blocks it. */
function findingsOfParts(item: Item, child: Child): Finding[] {
  // A dish that is a food of the list is served as that food is.
  if (item.food) return [];
  return item.parts.flatMap(({ food: id, certainty }) => {
    const food = id === null || certainty === 'sometimes' ? undefined : foodById(id);
    if (!food) return [];
    const part = { ...itemOfFood(food, { preparations: item.preparations }), name: item.name };
    return rulesAbout(food).flatMap((rule) => {
      const finding = rule.inDishes ? findingOf(rule, part, child) : null;
      if (!finding) return [];
      return [
        {
          ...finding,
          severity: holdsOfWholeDish(rule) ? finding.severity : atMost('prepare', finding.severity),
          message: `${food.name} in it: ${finding.message}`,
        },
      ];
    });
  });
}

/** What is left in one part of a dish is in every spoon of it: “fish pie, bones not taken out”. */
const saidOfWholeDish: ReadonlySet<Preparation> = new Set(['with_bones', 'with_stones']);

function holdsOfWholeDish({ when }: Rule): boolean {
  return when.anyPreparation?.every((preparation) => saidOfWholeDish.has(preparation)) ?? false;
}

const firstYears = 36;

/** A food whose own earliest age is not reached, where no rule has blocked it already. */
function tooEarly(item: Item, child: Child, found: readonly Finding[]): Finding[] {
  const { food, flags, role } = item;
  const { ageMonths } = child;
  if (!food || found.some(({ severity }) => severity === 'block') || isRelaxed(item, child)) return [];
  const { fromMonths } = food;
  const early = fromMonths === null ? ageMonths < firstYears : ageMonths < fromMonths;
  const isCleared = food.flags.some((flag) => flags.get(flag)?.certainty !== 'holds');
  const isCookedWith = role === 'ingredient' && food.flags.includes('plant_drink');
  if (!early || isCleared || isCookedWith || food.flags.includes('low_fat_dairy')) return [];
  return [
    {
      rule: 'not-at-this-age',
      kind: 'safety',
      severity: 'prepare',
      food: food.id,
      foodName: food.name,
      message: food.note ?? 'Not suitable at this age.',
      instead:
        fromMonths === null ? 'Leave it out in the first three years.' : `Wait until ${fromMonths} months.`,
      source: food.sources,
      basis: 'recalled',
    },
  ];
}

/**
 * Whether the chosen authority allows the food where the stricter one does not: its earliest age follows the
 * stricter.
 */
function isRelaxed(item: Item, child: Child): boolean {
  const locale = localeOf(item, child);
  return rulesAbout(item.food).some((rule) => {
    const relaxation = locale && rule.relaxed?.[locale];
    if (!relaxation || !matchCondition(rule.when, item)) return false;
    return !relaxation.unless || relaxation.unless.some((preparation) => item.preparations.has(preparation));
  });
}
