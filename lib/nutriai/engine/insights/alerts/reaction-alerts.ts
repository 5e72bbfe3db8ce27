import { boundedMemo } from '../../bounded-memo';
import { nameInSentence } from '../../foods/name-in-sentence';
import { allergenNames } from '../../safety/rules/allergens';
import { type AllergenExposure } from '../allergen-exposures';
import { type ReadMeal } from '../read-meal';
import { type UrgentSign, urgentSigns } from '../urgent-signs';
import { type Alert } from './alert';
import { emergencyAlerts } from './emergency-alerts';

/** All that the parent wrote: signs, note and the meal itself ("grapes, he choked on one"). */
const wordsOf = ({ names, reaction }: ReadMeal) =>
  [...(reaction?.signs ?? []), reaction?.note ?? '', ...names].join('. ');

/** Where nobody has said which signs: those of a severe allergic reaction. */
const callForSevere =
  'If your child has trouble breathing, swollen lips, face or tongue, or is pale and floppy now, call 999, ' +
  '112 or 911 at once. If it has passed, still tell your doctor today.';

/** Most meals are what the family has often, and the reader of signs goes through all of a window's words. */
const laterSigns = boundedMemo<readonly UrgentSign[]>(5_000);

/** Signs for a doctor, today or soon. */
function signAlerts(words: string, ageMonths: number): Alert[] {
  const signs = laterSigns(`${ageMonths} ${words}`, () => urgentSigns(words, ageMonths));
  return signs.map(({ id, sign, urgency, source }) =>
    urgency === 'today'
      ? {
          id: `sign:${id}`,
          severity: 'urgent',
          title: `You noted ${sign}`,
          advice:
            'If it hasn’t passed, call your doctor (in the UK, your GP or 111) today. ' +
            'If your child is hard to wake, struggles ' +
            'to breathe or gets worse fast, call 999, 112 or 911.',
          source,
        }
      : {
          id: `sign:${id}`,
          severity: 'see_someone',
          title: `You noted ${sign}`,
          advice: 'Ask your GP or health visitor to have a look.',
          source,
        },
  );
}

/** What somebody said it may have been to, or the whole meal where nobody did. */
function causeOf({ names, reaction }: ReadMeal): { words: string; isNamed: boolean } {
  const { allergens = [], foods = [] } = reaction ?? {};
  const named = [...allergens.map((code) => allergenNames[code]), ...foods.map(nameInSentence)];
  if (named.length > 0) return { words: `, perhaps to ${named.join(' or ')}`, isNamed: true };
  return { words: ` after ${names.length === 0 ? 'a meal' : names.join(', ')}`, isNamed: false };
}

function severityAlert(meal: ReadMeal): Alert[] {
  const severity = meal.reaction?.severity ?? 'none';
  if (severity === 'none') return [];
  const cause = causeOf(meal);
  if (severity === 'severe')
    return [
      {
        id: `reaction:${meal.at}`,
        severity: 'urgent',
        title: `A severe reaction${cause.words}`,
        advice: `${callForSevere} Until a doctor has seen your child, don’t give anything that was in that meal.`,
        source: 'nhs-anaphylaxis',
        emergency: true,
      },
    ];
  return [
    {
      id: `reaction:${meal.at}`,
      severity: 'see_someone',
      title: `A mild reaction${cause.words}`,
      advice:
        `Talk to your GP or health visitor before your child has ${cause.isNamed ? 'it' : 'any of it'} again. ` +
        'Swelling of lips or tongue, trouble breathing or floppiness: call 999, 112 or 911.',
      source: 'nhs-food-allergies',
    },
  ];
}

/** What parents noted with the window's meals. Oldest last. */
export function reactionAlerts(meals: readonly ReadMeal[], ageMonths: number): Alert[] {
  return meals
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .flatMap((meal) => {
      const words = wordsOf(meal);
      return [...emergencyAlerts(meal.at, words), ...severityAlert(meal), ...signAlerts(words, ageMonths)];
    });
}

/**
 * A reaction at any time, to an allergen that is not on the list of allergies and of which no meal of the
 * window tells.
 */
export function earlierReactionAlerts(
  exposures: readonly AllergenExposure[],
  meals: readonly ReadMeal[],
): Alert[] {
  const told = new Set(meals.flatMap(({ reaction }) => reaction?.allergens ?? []));
  const namesOf = (status: AllergenExposure['status']) =>
    exposures
      .filter((each) => each.status === status && !told.has(each.code))
      .map(({ code }) => allergenNames[code])
      .join(', ');
  return [
    ...earlierReaction('earlier_reaction', {
      names: namesOf('reacted'),
      what: 'Earlier reaction to',
      next: 'If it is confirmed, add it to the allergies in the profile.',
    }),
    ...earlierReaction('suspected_reaction', {
      names: namesOf('suspected'),
      what: 'Earlier reaction to a meal with',
      next: 'When it is clear which food it was, add it to the allergies in the profile.',
    }),
  ];
}

interface Reacted {
  names: string;
  what: string;
  next: string;
}

function earlierReaction(id: string, { names, what, next }: Reacted): Alert[] {
  if (names === '') return [];
  return [
    {
      id,
      severity: 'see_someone',
      title: `${what} ${names}`,
      advice: `Talk to your GP before your child has it again. ${next}`,
      source: 'nhs-food-allergies',
    },
  ];
}
