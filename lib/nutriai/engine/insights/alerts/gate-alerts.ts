import { boundedMemo } from '../../bounded-memo';
import { type Child } from '../../child';
import { type FoodFlag } from '../../foods/food';
import { foodById } from '../../foods/food-list';
import { assess } from '../../safety/assess';
import { isOfHabit } from '../../safety/is-of-habit';
import { watchFor } from '../../safety/watch-for';
import { type Finding } from '../../safety/verdict';
import { type SourceId } from '../../sources';
import { type DayIntake } from '../day-intake';
import { type Alert } from './alert';

const fallbackSource: SourceId = 'nhs-foods-to-avoid';

/** An allergy on record, or an earlier reaction: someone should hear of it. */
const isAllergy = ({ rule }: Finding) => rule.startsWith('H24');

function gateAlert(finding: Finding): Alert {
  return {
    id: `gate:${finding.food ?? finding.foodName}`,
    severity: isAllergy(finding) ? 'see_someone' : 'watch',
    title: `${finding.foodName} is in the log`,
    advice: isAllergy(finding)
      ? `${finding.message} Watch for a reaction, and tell your GP. Any trouble breathing, swelling or ` +
        'floppiness: call 999, 112 or 911.'
      : `${finding.message} ${finding.instead}`,
    source: finding.source[0] ?? fallbackSource,
  };
}

/** Animal milk, juice and water go by how they were drunk, in the limits. */
const limitedElsewhere = ['animal_milk', 'juice', 'water'] as const satisfies readonly FoodFlag[];

/** Given on prescription for an allergy to the milk that it is made of. */
const prescribedForAllergy = 'hydrolysed-formula';

function isSpokenOf(finding: Finding): boolean {
  const { severity, kind, food: id, foodName } = finding;
  if (severity !== 'block' || kind !== 'safety' || foodName === '' || id === prescribedForAllergy)
    return false;
  const flags = id === null ? [] : (foodById(id)?.flags ?? []);
  return isAllergy(finding) || !limitedElsewhere.some((flag) => flags.includes(flag));
}

/** Answers of the gate: a log asks for the same at the same age again and again, and each takes about a millisecond. */
const answers = boundedMemo<readonly Finding[]>(20_000);

/** What the gate blocks of a food by its id, or of words; what is on record as an allergy comes first. */
function blocked(of: { food: string } | { text: string }, child: Child): readonly Finding[] {
  const { ageMonths, locale, allergies, otherAllergies, introducedAllergens } = child;
  const key = JSON.stringify([of, ageMonths, locale, allergies, otherAllergies, introducedAllergens]);
  return answers(key, () => {
    const { findings } = assess('food' in of ? { ingredients: [of] } : of, child);
    const spokenOf = findings.filter(isSpokenOf);
    return [...spokenOf.filter(isAllergy), ...spokenOf.filter((finding) => !isAllergy(finding))];
  });
}

/** Foods and words of the window, each once, at the age at which it was last eaten. */
function eaten(days: readonly DayIntake[]) {
  const foods = new Map<string, Child>();
  const texts = new Map<string, Child>();
  for (const { child, meals } of days) {
    for (const meal of meals) {
      if (meal.share === 0 || child.ageMonths < 6) continue;
      for (const { food, isDish } of meal.foods) if (isDish !== true) foods.set(food.id, child);
      for (const text of meal.texts) texts.set(text, child);
    }
  }
  return { foods, texts };
}

/**
 * What the safety gate blocks at the child's age of what was eaten: foods as such, and forms that the words
 * tell ("whole grapes"). One alert a food. Solids before their time are said once, by `solidsAlerts`.
 */
export function gateAlerts(days: readonly DayIntake[]): Alert[] {
  return blockedOf(days).map(gateAlert);
}

/**
 * The same for the day itself: what to watch for, where there is something, in place of what to do another
 * time. Sugar and salt of one meal are only good to know.
 */
export function gateAlertsOfDay(days: readonly DayIntake[]): Alert[] {
  return blockedOf(days).map((finding) => {
    const watch = watchFor(finding);
    const alert: Alert = { ...gateAlert(finding), ...(isOfHabit(finding.rule) && { severity: 'tip' }) };
    return watch === '' ? alert : { ...alert, advice: `${finding.message} ${watch}` };
  });
}

function blockedOf(days: readonly DayIntake[]): Finding[] {
  const { foods, texts } = eaten(days);
  return [
    ...[...foods].flatMap(([food, child]) => blocked({ food }, child)),
    ...[...texts].flatMap(([text, child]) => blocked({ text }, child)),
  ];
}
