import type { AskEmergency } from '../../../../contract/nutriai-ask';
import type { Locale } from '../../../engine/child';
import { detectRedFlags, type RedFlag } from '../../../engine/red-flags/detect-red-flags';
import { redFlagKnowledge } from '../../../engine/red-flags/red-flag-knowledge';
import type { SourceId } from '../../../engine/sources';
import { adviceNumbers, ambulanceNumbers, type Helpline, ownDoctor } from './emergency-numbers';

export interface RedFlags extends AskEmergency {
  sourceIds: readonly SourceId[];
}

const listWords = (flags: readonly RedFlag[]) => flags.map(({ sign }) => sign).join(', ');
const listNumbers = (numbers: readonly Helpline[]) => numbers.map(({ number }) => number).join(', ');

/** Signs in a question after which a person, and not this page, must help; null for none. The question is as it was typed. */
export function redFlags(question: string, ageMonths: number, locale: Locale | undefined): RedFlags | null {
  const [first, ...others] = detectRedFlags(question, ageMonths);
  if (first === undefined) return null;
  const flags = [first, ...others].filter(({ level }) => level === first.level);
  const shared = {
    level: first.level,
    signs: flags.map(({ sign }) => sign),
    steps: [...first.steps],
    sourceIds: [...new Set(flags.flatMap(({ sources }) => [...sources]))],
  };
  return first.level === 'now'
    ? { ...shared, ...callNow(flags, first, locale) }
    : { ...shared, ...callToday(flags, first, locale) };
}

type Words = Pick<AskEmergency, 'title' | 'message' | 'numbers'>;

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
    message: `${stay}This can be an emergency: ${listWords(flags)}. Call for help first and stay with your child. Read on only when help is on its way.`,
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
