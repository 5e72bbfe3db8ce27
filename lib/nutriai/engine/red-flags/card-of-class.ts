import type { Locale } from '../child';
import type { RedFlag } from './detect-red-flags';
import { conceptsTold } from './concepts-told';
import { cardOf, type EmergencyCard } from './emergency-card';
import { redFlagKnowledge } from './red-flag-knowledge';
import { stepsAt } from './steps-at';

/** What is said where something grave is told and no class of it is clear. */
const unclear: RedFlag = {
  id: 'unclear',
  sign: 'something that may not be able to wait',
  level: 'today',
  language: 'en',
  sources: ['nhs-seriously-ill'],
  steps: [],
  drawings: {},
};

/**
 * Returns the card for an emergency of a class that is known in another way than by its words; `null` for one
 * of no clear class.
 */
export function cardOfClass(id: string | null, ageMonths: number, locale: Locale | undefined): EmergencyCard {
  const known = redFlagKnowledge.classes.find((each) => each.id === id);
  if (known === undefined || known.level === 'soon') return cardOf(unclear, [], { locale });
  const { id: name, sign, sources, level } = known;
  return cardOf(
    { id: name, sign, sources, level, language: 'en', ...stepsAt(known, { ageMonths, level }) },
    [],
    {
      locale,
    },
  );
}

/** Classes whose reason is a thing, and the concepts of which one names it. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'swallowed-object': ['battery', 'magnet', 'sharp', 'object', 'round-thing', 'glass-word', 'nose-ear'],
  poisoning: [
    'chemical',
    'chemical-alone',
    'drug',
    'alcohol',
    'plant',
    'sure-plant',
    'off-plant',
    'strong-poison',
  ],
};

/** A swallowed fruit stone is nobody's battery, and what is written of it says when it cannot wait. */
const fruitStone = 'seed-word';

/**
 * Returns the card of `cardOfClass` with a reason that the text itself names. Where it names no battery and no poison,
 * the card is as urgent and says nothing of them; where it names the stone of a fruit, a doctor is asked today.
 */
export function cardOfTold(
  id: string | null,
  text: string,
  { ageMonths, locale }: { ageMonths: number; locale: Locale | undefined },
): EmergencyCard {
  const named = id === null ? undefined : reasons[id];
  const known = redFlagKnowledge.classes.find((each) => each.id === id);
  const told = conceptsTold(text).map((concept) => ({
    ...concept,
    name: concept.name.replace(/^[!?]+/, ''),
  }));
  const stones = told.filter(({ name }) => name === fruitStone);
  const isUnnamed =
    named !== undefined &&
    !told.some(
      ({ name, from, to }) =>
        named.includes(name) && !stones.some((stone) => stone.from <= from && to <= stone.to),
    );
  if (!isUnnamed || known === undefined || known.level === 'soon') return cardOfClass(id, ageMonths, locale);
  return cardOf({ ...unclear, level: stones.length > 0 ? 'today' : known.level }, [], { locale });
}
