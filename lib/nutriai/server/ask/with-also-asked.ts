import { isFoodBarred, isFoodRefusedToChild } from './answers/food-answer';
import { guidanceParts } from './answers/guidance-answer';
import type { RecognisedAnswer } from './common-answers';
import { alsoAsked } from './near/also-asked';
import type { Candidates } from './near/nearest-answer';
import type { Reading } from './reading';
import { answerOf, type CitedPart, type RuleAnswer, withMore } from './rule-answer';

/** Of a second answer only what it says in short, and why. */
const partsOfSecond = 2;

/**
 * Adds what is written to the second thing that a question asks: below the first sentence of a written answer,
 * and below all that is computed, whose sentences belong together.
 */
export async function withAlsoAsked(
  answer: RuleAnswer,
  main: RecognisedAnswer | null,
  {
    reading: { question, asked, months, findArticles },
    candidates,
    written,
  }: { reading: Reading; candidates: Candidates; written: readonly RecognisedAnswer[] },
): Promise<RuleAnswer> {
  // Beside a no to a food nothing may tell how much of it is fine.
  if (isFoodRefusedToChild(question, asked)) return answer;
  const isBarred = isFoodBarred(question, asked);
  const [second] = alsoAsked(candidates, { main, written }).filter(
    ({ with: place }) => !isBarred || place !== 'first-if-allowed',
  );
  if (second === undefined) return answer;
  const parts = await guidanceParts(second, { months, findArticles });
  const said = answer.parts.map(({ text }) => text);
  const isNew = ({ part: { text } }: CitedPart) => !said.some((each) => saysSame(each, text));
  const more = answerOf(answer.kind, parts.slice(0, partsOfSecond).filter(isNew));
  const [lead, ...rest] = answer.parts;
  const isWritten = main !== null && lead !== undefined && main.parts.some(({ text }) => text === lead.text);
  const joined = withMore(answer, more);
  return isWritten ? { ...joined, parts: [lead, ...more.parts, ...rest] } : joined;
}

const shareOfSame = 0.6;
const shortestTelling = 4;
const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length >= shortestTelling || /\d/.test(word)),
  );

/** Whether a sentence has most of its words from another: "8 to 12 feeds in 24 hours" is written to two questions. */
function saysSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [known, words] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => known.has(word)).length;
  return shared >= shareOfSame * Math.min(known.size, words.size);
}
