import type { Locale } from '../child';
import { detectRedFlags, type RedFlag } from './detect-red-flags';
import { redFlagKnowledge } from './red-flag-knowledge';
import { type StepDrawing, stepDrawings } from './first-aid-drawings';
import type { SourceId } from '../sources';
import { adviceNumbers, ambulanceNumbers, type Helpline, ownDoctor } from './emergency-numbers';

/** What is shown before anything else where a text speaks of an emergency. */
export interface EmergencyCard {
  /** `now`: an ambulance. `today`: a doctor today. */
  level: 'now' | 'today';
  title: string;
  message: string;
  signs: string[];
  /** What to do with one's hands until help comes, in this order. */
  steps: string[];
  /** Drawings of some of these steps. */
  drawings: StepDrawing[];
  /** Whom to call, by the family's locale. */
  numbers: { number: string; label: string }[];
  sourceIds: readonly SourceId[];
}

const listWords = (flags: readonly RedFlag[]) => flags.map(({ sign }) => sign).join(', ');
const listNumbers = (numbers: readonly Helpline[]) => numbers.map(({ number }) => number).join(', ');

/**
 * Signs in a question after which a person, and not this page, must help; null for none. The question is as
 * it was typed.
 */
export function emergencyCard(
  question: string,
  ageMonths: number,
  locale: Locale | undefined,
): EmergencyCard | null {
  const [first, ...others] = detectRedFlags(question, ageMonths);
  return first === undefined ? null : cardOf(first, others, locale);
}

/** Returns the card for the gravest sign, with the others of its level. */
export function cardOf(
  first: RedFlag,
  others: readonly RedFlag[],
  locale: Locale | undefined,
): EmergencyCard {
  const flags = [first, ...others].filter(({ level }) => level === first.level);
  const shared = {
    level: first.level,
    signs: flags.map(({ sign }) => sign),
    steps: [...first.steps],
    drawings: stepDrawings(first.drawings),
    sourceIds: [...new Set(flags.flatMap(({ sources }) => [...sources]))],
  };
  return first.level === 'now'
    ? { ...shared, ...callNow(flags, first, locale) }
    : { ...shared, ...callToday(flags, first, locale) };
}

type Words = Pick<EmergencyCard, 'title' | 'message' | 'numbers'>;

/** The words of the language that the question was typed in; null for English. */
function foreignWords({ language }: RedFlag) {
  return language === 'en' ? null : redFlagKnowledge.words.find((words) => words.language === language);
}

function callNow(flags: readonly RedFlag[], first: RedFlag, locale: Locale | undefined): Words {
  const numbers = [...ambulanceNumbers(locale)];
  const words = foreignWords(first);
  const stay = words === null || words === undefined ? '' : `${words.stay} `;
  return {
    title: (words?.callNow ?? 'Call {numbers} now').replace('{numbers}', listNumbers(numbers)),
    message: `${stay}This can be an emergency: ${listWords(flags)}. Call for help first and stay with your child. Read on once help is on its way.`,
    numbers,
  };
}

function callToday(flags: readonly RedFlag[], first: RedFlag, locale: Locale | undefined): Words {
  const [advice] = adviceNumbers(locale);
  const ambulance = ambulanceNumbers(locale);
  const title =
    advice === undefined ? 'Call your pediatrician today' : `Call your doctor or ${advice.number} today`;
  return {
    title: foreignWords(first)?.callToday ?? title,
    message: `You wrote of ${listWords(flags)}. If it is so now, ask ${ownDoctor(locale)} today. If your child is hard to wake, struggles to breathe or gets worse fast, call ${listNumbers(ambulance)}.`,
    numbers: [...adviceNumbers(locale), ...ambulance],
  };
}
