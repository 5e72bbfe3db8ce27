import type { AllergyIntolerance, CodeableConcept } from 'fhir/r4';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { allergenNames } from '../../engine/safety/rules/allergens';
import { type Entry, referenceTo, resourceUrl } from './fhir-entries';

type Introduced = BabyAnswer['introduced_allergens'][number];

const terminology = 'http://terminology.hl7.org/CodeSystem';

function status(system: string, code: string): CodeableConcept {
  return { coding: [{ system: `${terminology}/${system}`, code }] };
}

/** What the family entered: nobody here knows whether a doctor has confirmed it. */
const asEntered = {
  clinicalStatus: status('allergyintolerance-clinical', 'active'),
  verificationStatus: status('allergyintolerance-verification', 'unconfirmed'),
  category: ['food'],
} satisfies Partial<AllergyIntolerance>;

interface Known {
  baby: Pick<BabyAnswer, 'id' | 'allergies' | 'other_allergies' | 'introduced_allergens'>;
  patient: Entry;
}

/** Returns the allergies that the profile names, and what the baby reacted to without one. */
export function allergyIntolerances({ baby, patient }: Known): Entry[] {
  const reacted = baby.introduced_allergens.filter(({ reaction }) => reaction !== 'none');
  const codes = [...new Set([...baby.allergies, ...reacted.map(({ code }) => code)])];
  const entry = (key: string, name: string, reactions: readonly Introduced[]): Entry => ({
    fullUrl: resourceUrl(baby.id, 'allergy', key),
    resource: {
      resourceType: 'AllergyIntolerance',
      ...asEntered,
      code: { text: name },
      patient: referenceTo(patient),
      ...(reactions.length > 0 && { reaction: reactions.map(reactionOf) }),
    },
  });
  return [
    ...codes.map((code) =>
      entry(
        code,
        allergenNames[code],
        reacted.filter((each) => each.code === code),
      ),
    ),
    ...baby.other_allergies.map((name) => entry(`other ${name}`, name, [])),
  ];
}

/** FHIR's severities are those of one reaction, as the family saw it. */
function reactionOf({ date, reaction }: Introduced) {
  return {
    manifestation: [{ text: 'Reaction entered by the family' }],
    severity: reaction === 'severe' ? ('severe' as const) : ('mild' as const),
    ...(date === null ? { note: [{ text: 'Before the log began, date unknown.' }] } : { onset: date }),
  };
}
