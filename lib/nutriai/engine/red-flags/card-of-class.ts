import type { Locale } from '../child';
import type { RedFlag } from './detect-red-flags';
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
  return cardOf({ id: name, sign, sources, level, language: 'en', ...stepsAt(known, ageMonths) }, [], {
    locale,
  });
}
