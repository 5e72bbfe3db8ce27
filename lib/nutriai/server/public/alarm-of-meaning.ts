import 'server-only';
import type { SafetyCheckAnswer } from '../../../contract/nutriai-public';
import type { Locale } from '../../engine/child';
import { cardOfClass } from '../../engine/red-flags/card-of-class';
import { detectRedFlags } from '../../engine/red-flags/detect-red-flags';
import { type Source, sources } from '../../engine/sources';
import type { Meaning } from '../meaning/meaning';
import { languageOfQuestion } from '../ask/question-language';
import { sharedMeaning } from '../meaning/shared-meaning';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

/** Words of what happened to somebody: a list of ingredients has none of them, and waits for nothing. */
const happening = expressionInLines('i')`
  \b(?:i|he|she|it|they|baby|my|his|her|hes|shes|lo|son|daughter|toddler|child|kid|him|found|swallow\w*|ate|
  eaten|drank|drunk|lick\w*|bit|chew\w*|chok\w*|stuck|put|got|went|fell|turn\w*|won'?t|can'?t|isn'?t)\b
`;
/** In another language a list of foods has shorter parts than what a parent tells. */
const wordsOfTold = 5;

function tellsOfSomething(text: string): boolean {
  if (happening.test(text)) return true;
  const isSentence = text.split(/[,;\n]/).some((part) => part.trim().split(/\s+/).length >= wordsOfTold);
  return isSentence && languageOfQuestion(text) !== null;
}

/** What a parent tells of stands in a few lines; more is a recipe. */
const longestTold = 400;

/** Returns what the embedding model makes of a text that tells of something; null where it has no say. */
export async function meaningOfTold(text: string | undefined): Promise<Meaning | null> {
  if (text === undefined || text.length > longestTold || !tellsOfSomething(text)) return null;
  return meaningOfNote(text);
}

/**
 * Returns what the embedding model makes of the beginning of a note, which always tells of something. What the
 * rules see to be an emergency waits for nothing.
 */
export async function meaningOfNote(note: string): Promise<Meaning | null> {
  if (note.trim() === '' || detectRedFlags(note).length > 0) return null;
  return (await sharedMeaning()?.meaning(note.slice(0, longestTold))) ?? null;
}

interface AskedOf {
  ageMonths: number;
  locale?: Locale | undefined;
}

/** Whether the embedding model reads an emergency that needs an ambulance. */
export function isAlarmNow(meaning: Meaning | null, { ageMonths, locale }: AskedOf): boolean {
  return (
    meaning?.emergency != null && cardOfClass(meaning.emergency.class, ageMonths, locale).level === 'now'
  );
}

/**
 * Adds the alarm that the embedding model raises to an answer of the gate that has none: an ambulance's
 * blocks, a doctor's lets nothing through. It only adds: an alarm of the rules stays as it is, and so does
 * every finding.
 */
export function withAlarmOf(
  meaning: Meaning | null,
  answer: SafetyCheckAnswer,
  { ageMonths, locale }: AskedOf,
): SafetyCheckAnswer {
  if (meaning?.emergency == null || answer.emergency) return answer;
  const card = cardOfClass(meaning.emergency.class, ageMonths, locale);
  const isNow = card.level === 'now';
  const [source = 'nhs-seriously-ill'] = card.sourceIds;
  const known: Source = sources[source];
  return {
    ...answer,
    verdict: isNow || answer.verdict === 'block' ? 'block' : 'unsure',
    emergency: isNow,
    findings: [
      {
        rule: 'emergency',
        kind: 'safety',
        severity: isNow ? 'block' : 'unsure',
        food: null,
        food_name: '',
        message: card.message,
        instead: `${card.title}.`,
        source: known,
        basis: 'verified',
      },
      ...answer.findings,
    ],
  };
}
