import { capitalised } from '../../../engine/capitalised';
import type { Allergen } from '../../../engine/child';
import { allergenExposures, type ExposureStatus } from '../../../engine/insights/allergen-exposures';
import { allergenPlan } from '../../../engine/insights/allergen-plan';
import type { Baby } from '../../../engine/insights/log';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import { allergensNamed } from '../../../engine/safety/recorded-allergies';
import { allergenNames } from '../../../engine/safety/rules/allergens';
import type { AskedChild } from '../asked-child';
import type { Question } from '../read-question';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import {
  answerOf,
  type CitedPart,
  documentSource,
  inWords,
  part,
  type RuleAnswer,
  whoIs,
} from '../rule-answer';

const namesAtMost = 4;
const dueAtMost = 5;

/** A child of whom nothing but the age is known, as a profile. */
function anybody({ child, today }: AskedChild): Baby {
  const born = new Date(`${today}T00:00:00Z`);
  born.setUTCMonth(born.getUTCMonth() - child.ageMonths);
  return {
    birthDate: born.toISOString().slice(0, 10),
    sex: 'unspecified',
    feeding: 'breast',
    diet: 'omnivore',
    allergies: child.allergies ?? [],
    otherAllergies: child.otherAllergies ?? [],
    avoids: [],
    introducedAllergens: [],
    measurements: [],
  };
}

/** The allergens that a question names, by word and by food. */
function allergensAsked({ plain, foods }: Question): Allergen[] {
  // "Peanut butter" holds no butter.
  const words = plain.replace(/\b((?:pea)?nut|almond|cashew|seed|cocoa) butter\b/g, '$1').split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  const named = [...pairs, ...words].flatMap((word) => [...allergensNamed(word)]);
  // Foods speak where the words alone do not: "prawns", "hummus".
  const all = named.length > 0 ? named : foods.flatMap(({ allergens }) => [...allergens]);
  return [...new Set(all)].slice(0, namesAtMost);
}

/** When and how allergens are met, and which are due for this child, by what the profile says was met. */
export function allergenAnswer(
  question: Question,
  asked: AskedChild,
  meals: readonly ReadMeal[] = [],
): RuleAnswer {
  // What the question tells of counts as what is recorded.
  const { allergies = [] } = asked.child;
  const baby = { ...(asked.baby ?? anybody(asked)), allergies };
  const ageMonths = question.statedMonths ?? asked.child.ageMonths;
  const drinksMilk = baby.feeding === 'formula' || baby.feeding === 'mixed';
  const exposures = allergenExposures({ baby, meals, today: asked.today, drinksMilk });
  const plan = allergenPlan(baby, { exposures, meals, ageMonths, today: asked.today });
  const documents = plan.sources.map(documentSource);
  const codes = allergensAsked(question);
  const about = codes.map((code) => {
    const status = exposures.find((exposure) => exposure.code === code)?.status ?? 'not_yet';
    const due = plan.due.find((each) => each.code === code);
    return part(
      statusWords({ code, status, asked, how: due?.how, askFirst: due?.askFirst ?? false }),
      documents,
    );
  });
  const waiting = plan.paused === null ? [] : [part(plan.paused, documents)];
  const lead =
    about.length > 0 ? [...waiting, ...about] : [...waiting, ...nextParts(plan.due, asked, documents)];
  return answerOf(
    'allergens',
    [...lead, part(plan.advice, documents), safetyPart(asked)],
    ['Which allergens are due next?', 'How do I serve egg?'],
  );
}

interface About {
  code: Allergen;
  status: ExposureStatus;
  asked: AskedChild;
  how: string | undefined;
  askFirst: boolean;
}

function statusWords({ code, status, asked, how, askFirst }: About): string {
  const name = allergenNames[code];
  const who = whoIs(asked.name);
  const doctor = ownDoctor(asked.child.locale);
  if (status === 'allergic')
    return `${who} is recorded as allergic to ${name}: do not offer it, and ask ${doctor} before anything changes.`;
  if (status === 'reacted')
    return `A reaction to ${name} is on record: ask ${doctor} before ${asked.name ?? 'your child'} has it again.`;
  if (status === 'suspected')
    return (
      `A reaction to a meal with ${name} is on record, and we don’t know to which ` +
      `food: ask ${doctor} before ${asked.name ?? 'your child'} has it again.`
    );
  if (status === 'tolerated')
    return (
      `${who} has already had ${name}, according to the profile ` +
      'and the log. Keep giving it, at least once a week.'
    );
  const first = askFirst ? ` Ask ${doctor} first, because of the other allergy.` : '';
  return (
    `${capitalised(name)}: from about six months, once other food ` +
    `goes well.${first}${how === undefined ? '' : ` ${how}`}`
  );
}

function nextParts(
  due: readonly { name: string; how: string; askFirst: boolean }[],
  asked: AskedChild,
  documents: CitedPart['cited'],
): CitedPart[] {
  if (due.length === 0) return [];
  const next = due.slice(0, dueAtMost);
  return [
    part(
      `Not introduced yet${asked.name === null ? '' : `, by ${asked.name}’s profile and log`}: ` +
        `${inWords(due.map(({ name }) => name))}. A good order, one at a time:`,
      documents,
      next.map(({ name, how, askFirst }) => ({
        text: capitalised(name),
        path: null,
        note: askFirst ? `${how} Ask ${ownDoctor(asked.child.locale)} first.` : how,
      })),
    ),
  ];
}

function safetyPart({ child: { locale } }: AskedChild): CitedPart {
  return part(
    `With severe eczema or a known food allergy, ask ${ownDoctor(locale)} before the first taste of peanut.`,
    [documentSource('niaid-peanut')],
  );
}
