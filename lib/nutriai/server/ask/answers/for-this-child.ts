import { assess } from '../../../engine/safety/assess';
import type { AskedChild } from '../asked-child';
import { answerOf, inWords, part, type RuleAnswer } from '../rule-answer';
import { isOfAllergy } from './lead-words';

const namesAtMost = 4;

/** What is written for every child may name a food that this one must not have. */
const writtenForAll: ReadonlySet<RuleAnswer['kind']> = new Set(['guidance', 'serving', 'storage', 'needs']);

/** A text on nutrients names them and no food. */
const nutrient = /\b(?:omega|vitamins?|supplements?|drops|iron|protein)\b/;

/** "Don’t give her anything with wheat": the words of a text that speak of leaving out name no food to give. */
const leavesOut = /\b(?:no|not|never|without|leave out|avoid|instead of|replaces?)\b|n’t\b/;

/**
 * Puts before what is written for every child which of its foods this child must not have, by the allergies and
 * the diet on record or said: "toast" where wheat is one, "cow’s milk" in a vegan family.
 */
export function forThisChild(answer: RuleAnswer, asked: AskedChild): RuleAnswer {
  if (!writtenForAll.has(answer.kind) || answer.emergency !== null) return answer;
  // The title of an article with its summary, which is marked by a quotation, gives no advice.
  const advice = answer.parts.filter(({ text }) => !text.startsWith('“'));
  const refused = refusedIn(givenIn(advice), asked);
  if (refused.length === 0) return answer;
  const whom = asked.name ?? 'your child';
  const lead = part(
    `By the allergies and the diet that you noted, leave these out for ${whom}: ${inWords(refused)}. ` +
      'The rest is what is advised in general.',
  );
  const caution = answerOf(answer.kind, [lead]);
  // The answer in short comes first where it names no food that this child must not have, as a figure does not.
  const [first, ...rest] = answer.parts;
  const isFirstSafe = first !== undefined && (answer.kind === 'needs' || namesNoneOf(first, asked));
  if (isFirstSafe) return { ...answer, parts: [first, ...caution.parts, ...rest] };
  return { ...answer, parts: [...caution.parts, ...answer.parts] };
}

/** What is written for every child, without those of its parts that speak of giving what this one must not have. */
export function withoutRefused(
  answer: RuleAnswer,
  written: { parts: readonly { text: string }[] },
  asked: AskedChild,
): RuleAnswer {
  const texts = new Set(written.parts.map(({ text }) => text));
  const parts = answer.parts.filter(
    (each) => !texts.has(each.text) || refusedIn(givenIn([each]), asked).length === 0,
  );
  return parts.length === 0 ? answer : { ...answer, parts };
}

/** The words of these parts that speak of giving something. */
function givenIn(parts: RuleAnswer['parts']): string {
  const sentences = parts.flatMap(({ text, items }) => [
    ...text.split(/(?<=[.!?;])\s+/),
    ...items.map((item) => item.text),
  ]);
  return sentences.filter((sentence) => !leavesOut.test(sentence)).join(' ');
}

const namesNoneOf = ({ text, items }: RuleAnswer['parts'][number], asked: AskedChild) =>
  refusedIn([text, ...items.map((item) => item.text)].join(' '), asked).length === 0;

function refusedIn(text: string, { child }: AskedChild): string[] {
  const isOmnivore = child.diet === undefined || child.diet === 'omnivore';
  const isAllergic = [...(child.allergies ?? []), ...(child.otherAllergies ?? [])].length > 0;
  if (text === '' || (isOmnivore && !isAllergic)) return [];
  const { findings } = assess({ text }, child);
  const names = findings
    .filter((finding) => finding.severity === 'block' && (finding.kind === 'diet' || isOfAllergy(finding)))
    .map(({ foodName }) => foodName.toLowerCase())
    .filter((name) => name !== '' && !nutrient.test(name));
  return [...new Set(names)].slice(0, namesAtMost);
}
