import { allergenNames } from '../../../engine/safety/rules/allergens';
import type { AskedChild } from '../asked-child';
import { ageWords, answerOf, inWords, pageSource, part, type RuleAnswer } from '../rule-answer';

const profilePage = pageSource('Profile', '/profile');
const followUps = ['What has my baby reacted to?', 'What did my baby eat today?'];

/** Answers what the profile says: the age, or the allergies on record. */
export function profileAnswer(plain: string, { child, baby, name }: AskedChild): RuleAnswer {
  const who = name ?? 'Your baby';
  if (!/\ballerg\w+\b/.test(plain))
    return answerOf('log', [part(`${who} is ${ageWords(child.ageMonths)} old.`, [profilePage])], followUps);
  const named = [
    ...(child.allergies ?? []).map((code) => allergenNames[code]),
    ...(child.otherAllergies ?? []),
  ];
  const reactions = (baby?.introducedAllergens ?? [])
    .filter(({ reaction }) => reaction !== 'none')
    .map(({ code }) => allergenNames[code]);
  return answerOf(
    'log',
    [
      part(
        named.length === 0
          ? `No allergy is recorded in the profile of ${who}.`
          : `Recorded as an allergy of ${who}: ${inWords(named)}.`,
        [profilePage],
      ),
      ...(reactions.length === 0
        ? []
        : [part(`A reaction was noted to ${inWords([...new Set(reactions)])}.`, [profilePage])]),
      part('This is what was recorded; only a doctor can find out what a child is allergic to.'),
    ],
    followUps,
  );
}
