import type { SafetyCheckAnswer } from '../../../contract/nutriai-public';
import type { Locale } from '../../engine/child';
import { americanFor, inAmericanEnglish } from '../../engine/text/american-english';

/** Returns what the gate says in American English. The titles of sources are those of the documents. */
export function safetyInAmerican(safety: SafetyCheckAnswer, say = inAmericanEnglish): SafetyCheckAnswer {
  return {
    ...safety,
    findings: safety.findings.map((finding) => ({
      ...finding,
      // What was not understood is quoted.
      food_name: finding.severity === 'unsure' ? finding.food_name : say(finding.food_name),
      message: say(finding.message),
      instead: say(finding.instead),
    })),
    serve: safety.serve.map((serve) => ({
      ...serve,
      food_name: say(serve.food_name),
      text: say(serve.text),
    })),
  };
}

interface Reader {
  isAmerican: boolean;
  /** Of the baby: whom to call there. */
  locale: Locale | undefined;
}

/** Returns what the gate says in the English of who asked. */
export function safetyInEnglish(
  safety: SafetyCheckAnswer,
  { isAmerican, locale }: Reader,
): SafetyCheckAnswer {
  return isAmerican ? safetyInAmerican(safety, americanFor(locale)) : safety;
}

/** Returns the texts of an answer that read otherwise in America, for a page that shows both Englishes. */
export function americanTexts({ findings, serve }: SafetyCheckAnswer): Readonly<Record<string, string>> {
  const texts = [
    ...findings.flatMap(({ message, instead }) => [message, instead]),
    ...findings.filter(({ severity }) => severity !== 'unsure').map(({ food_name: name }) => name),
    ...serve.flatMap(({ food_name: name, text }) => [name, text]),
  ];
  const pairs = texts.map((text) => [text, inAmericanEnglish(text)] as const);
  return Object.fromEntries(pairs.filter(([british, american]) => british !== american));
}
