import type { Locale } from '../child';
import type { RedFlagCard, RedFlagLanguage } from '../knowledge/schemas/red-flags';
import { detectRedFlags, type RedFlag } from './detect-red-flags';
import { redFlagKnowledge } from './red-flag-knowledge';
import { type StepDrawing, stepDrawings } from './first-aid-drawings';
import type { SourceId } from '../sources';
import { adviceNumbers, ambulanceNumbers, type Helpline, ownDoctor } from './emergency-numbers';

/** What is shown before anything else where a text speaks of an emergency. */
export interface EmergencyCard {
  /** `now`: an ambulance. `today`: a doctor today. */
  level: 'now' | 'today';
  /** Of the question; title, message, signs and steps are written in it where `cards` are there. */
  language: RedFlagLanguage;
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

/** Whose card it is, and what is there of other languages. */
export interface CardSurroundings {
  locale: Locale | undefined;
  /** Without them a card is in English but for its headline. */
  cards?: readonly RedFlagCard[];
}

const listWords = (flags: readonly RedFlag[], card: RedFlagCard | undefined) =>
  flags.map(({ id, sign }) => card?.signs[id] ?? sign).join(', ');
/** "112, 999 or 911", in the card's language. */
function listNumbers(numbers: readonly Helpline[], language: RedFlagLanguage): string {
  const or = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  return or.format(numbers.map(({ number }) => number));
}

/**
 * Signs in a question after which a person, and not this page, must help; null for none. The question is as
 * it was typed.
 */
export function emergencyCard(
  question: string,
  ageMonths: number,
  surroundings: CardSurroundings,
): EmergencyCard | null {
  const [first, ...others] = detectRedFlags(question, ageMonths);
  return first === undefined ? null : cardOf(first, others, surroundings);
}

/** Returns the card for the gravest sign, with the others of its level. */
export function cardOf(
  first: RedFlag,
  others: readonly RedFlag[],
  { locale, cards = [] }: CardSurroundings,
): EmergencyCard {
  const flags = [first, ...others].filter(({ level }) => level === first.level);
  const card = cards.find(({ language }) => language === first.language);
  const shared = {
    level: first.level,
    language: first.language,
    signs: flags.map(({ id, sign }) => card?.signs[id] ?? sign),
    steps: first.steps.map((step) => card?.steps[step] ?? step),
    drawings: stepDrawings(first.drawings),
    sourceIds: [...new Set(flags.flatMap(({ sources }) => [...sources]))],
  };
  const told = { flags, language: first.language, card, locale };
  return first.level === 'now' ? { ...shared, ...callNow(told) } : { ...shared, ...callToday(told) };
}

type Words = Pick<EmergencyCard, 'title' | 'message' | 'numbers'>;

interface Told {
  flags: readonly RedFlag[];
  /** That the question was typed in. */
  language: RedFlagLanguage;
  /** In the language that the question was typed in; undefined for English, and where it is not there. */
  card: RedFlagCard | undefined;
  locale: Locale | undefined;
}

/** The headlines of another language come with the detector. */
function headlines({ flags }: Told) {
  const [first] = flags;
  return first === undefined || first.language === 'en'
    ? null
    : redFlagKnowledge.words.find(({ language }) => language === first.language);
}

function callNow(told: Told): Words {
  const { flags, language, card, locale } = told;
  const numbers = [...ambulanceNumbers(locale)];
  const signs = listWords(flags, card);
  return {
    title: (headlines(told)?.callNow ?? 'Call {numbers} now').replace(
      '{numbers}',
      listNumbers(numbers, language),
    ),
    message:
      card?.now.replace('{signs}', signs) ??
      `This can be an emergency: ${signs}. Call for help first and stay with your child. Read on ` +
        'once help is on its way.',
    numbers,
  };
}

function callToday(told: Told): Words {
  const { flags, language, card, locale } = told;
  const [advice] = adviceNumbers(locale);
  const ambulance = ambulanceNumbers(locale);
  const ambulanceWords = listNumbers(ambulance, language);
  const signs = listWords(flags, card);
  const title =
    advice === undefined ? 'Call your pediatrician today' : `Call your doctor or ${advice.number} today`;
  return {
    title: headlines(told)?.callToday ?? title,
    message:
      card?.today.replace('{signs}', signs).replace('{numbers}', ambulanceWords) ??
      `You wrote of ${signs}. If it is so now, ask ${ownDoctor(locale)} today. If your child is hard ` +
        `to wake, struggles to breathe or gets worse fast, call ${ambulanceWords}.`,
    numbers: [...adviceNumbers(locale), ...ambulance],
  };
}
