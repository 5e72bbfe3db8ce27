import type { AskEmergency, AskPart, AskSource } from '../../../contract/nutriai-ask';
import type { Locale } from '../../engine/child';
import { americanFor } from '../../engine/text/american-english';
import { withFluidOunces } from '../../engine/text/ounces';
import type { RuleAnswer } from './rule-answer';

interface Reader {
  english: 'american' | undefined;
  /** Of the baby: whom to call there. */
  locale: Locale | undefined;
}

interface Said {
  emergency: AskEmergency | null;
  saidPart: (part: AskPart) => AskPart;
  saidSource: (source: AskSource) => AskSource;
  saidQuestion: (question: string) => string;
}

/**
 * Returns how an answer is said in its reader’s English. What is said in another language, a member’s own log and the
 * titles of documents stay as they are.
 */
export function answerInEnglish(
  { kind, emergency }: Pick<RuleAnswer, 'kind' | 'emergency'>,
  { english, locale }: Reader,
): Said {
  if (english !== 'american' || kind === 'log')
    return { emergency, saidPart: asItIs, saidSource: asItIs, saidQuestion: asItIs };
  const sayWords = americanFor(locale);
  const say = (text: string) => withFluidOunces(sayWords(text));
  const said = emergency && emergencyInAmerican(emergency, { say, locale });
  return {
    emergency: said,
    saidPart: (part) =>
      said !== null && part.text === emergency?.message
        ? { ...part, text: said.message }
        : partInAmerican(part, say),
    saidSource: (source) => (source.kind === 'document' ? source : { ...source, title: say(source.title) }),
    saidQuestion: say,
  };
}

const by911First = (a: { number: string }, b: { number: string }) =>
  Number(b.number === '911') - Number(a.number === '911');

const asItIs = <Value>(value: Value): Value => value;

interface American {
  say: (text: string) => string;
  locale: Locale | undefined;
}

/** Where nobody knows in which country a baby lives, its parent’s English tells whom to call first. */
function emergencyInAmerican(emergency: AskEmergency, { say, locale }: American): AskEmergency {
  const { language = 'en', title, message, signs, steps = [], drawings = [], numbers } = emergency;
  if (language !== 'en') return emergency;
  return {
    ...emergency,
    numbers: locale === undefined ? numbers.toSorted(by911First) : numbers,
    title: say(title),
    message: say(message),
    signs: signs.map(say),
    steps: steps.map(say),
    drawings: drawings.map((drawing) => ({ ...drawing, alt: say(drawing.alt) })),
  };
}

function partInAmerican(part: AskPart, say: American['say']): AskPart {
  if (part.language !== undefined) return part;
  return {
    ...part,
    text: say(part.text),
    items: part.items.map((item) => ({ ...item, text: say(item.text), note: say(item.note) })),
  };
}
