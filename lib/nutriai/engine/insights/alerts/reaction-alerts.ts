import { allergenNames } from '../../safety/rules/allergens';
import { emergencySigns } from '../../safety/emergency-signs';
import { type AllergenExposure } from '../allergen-exposures';
import { type ReadMeal } from '../read-meal';
import { urgentSigns } from '../urgent-signs';
import { type Alert } from './alert';

/** All that the parent wrote: signs, note and the meal itself ("grapes, he choked on one"). */
const wordsOf = ({ names, reaction }: ReadMeal) =>
  [...(reaction?.signs ?? []), reaction?.note ?? '', ...names].join('. ');

const callNow =
  'If your child has such signs now, call 999, 112 or 911 at once. If they have passed, your doctor ' +
  'should still know today.';

/** Signs that need an ambulance in what the parent wrote. */
function emergencyAlerts({ at }: ReadMeal, words: string): Alert[] {
  const signs = emergencySigns(words);
  if (signs.length === 0) return [];
  return [
    {
      id: `emergency:${at}`,
      severity: 'urgent',
      title: `This can be an emergency: ${signs.map(({ sign }) => sign).join(', ')}`,
      advice: callNow,
      source: 'nhs-anaphylaxis',
      emergency: true,
    },
  ];
}

/** Signs for a doctor, today or soon. */
function signAlerts(words: string, ageMonths: number): Alert[] {
  return urgentSigns(words, ageMonths).map(({ id, sign, urgency, source }) =>
    urgency === 'today'
      ? {
          id: `sign:${id}`,
          severity: 'urgent',
          title: `You noted ${sign}`,
          advice:
            'If it is still so, call your GP or 111 today. If your child is hard to wake, struggles ' +
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

const foodsOf = ({ names }: ReadMeal) => (names.length === 0 ? 'a meal' : names.join(', '));

function severityAlert(meal: ReadMeal): Alert[] {
  const severity = meal.reaction?.severity ?? 'none';
  if (severity === 'none') return [];
  if (severity === 'severe')
    return [
      {
        id: `reaction:${meal.at}`,
        severity: 'urgent',
        title: `A severe reaction after ${foodsOf(meal)}`,
        advice: `${callNow} Until a doctor has seen your child, give none of what was in that meal.`,
        source: 'nhs-anaphylaxis',
        emergency: true,
      },
    ];
  return [
    {
      id: `reaction:${meal.at}`,
      severity: 'see_someone',
      title: `A mild reaction after ${foodsOf(meal)}`,
      advice:
        'Talk to your GP or health visitor before your child has that food again. Swelling of lips ' +
        'or tongue, trouble breathing or floppiness: call 999, 112 or 911.',
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
      return [...emergencyAlerts(meal, words), ...severityAlert(meal), ...signAlerts(words, ageMonths)];
    });
}

/** A reaction at any time, to an allergen that is not on the list of allergies. */
export function earlierReactionAlerts(exposures: readonly AllergenExposure[]): Alert[] {
  const reacted = exposures.filter(({ status }) => status === 'reacted' || status === 'suspected');
  if (reacted.length === 0) return [];
  const names = reacted.map(({ code }) => allergenNames[code]).join(', ');
  return [
    {
      id: 'earlier_reaction',
      severity: 'see_someone',
      title: `A reaction is on record to a meal with ${names}`,
      advice:
        'Talk to your GP before your child has it again. When it is clear which food it was, note it ' +
        'as an allergy in the profile.',
      source: 'nhs-food-allergies',
    },
  ];
}
