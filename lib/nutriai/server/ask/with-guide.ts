import { askingOf } from '../../engine/asking/asking';
import { knowledge } from '../../engine/knowledge/knowledge';
import {
  foodAnswer,
  foodWarning,
  isAllergicTo,
  isFoodBarred,
  isFoodRefusedToChild,
} from './answers/food-answer';
import { withoutRefused } from './answers/for-this-child';
import { guidanceAnswer } from './answers/guidance-answer';
import type { AskedChild } from './asked-child';
import { saysAllergy } from './asked-with-facts';
import type { RecognisedAnswer } from './common-answers';
import { correctedText } from './correct-words';
import { isAskedOfFood } from './question-kind';
import type { Question } from './read-question';
import type { Reading } from './reading';
import { answerOf, type RuleAnswer, withMore } from './rule-answer';
import { isSwapAsked, swapAnswer } from './swap-answer';
import { isOfKeeping } from './written-of-keeping';

/**
 * Returns what is written to a question, with what the engine knows of this child where that belongs to it. Below a no
 * because of an allergy nothing tells how that food is given.
 */
export async function withGuide(
  guide: RecognisedAnswer,
  known: RuleAnswer | null,
  reading: Reading,
): Promise<RuleAnswer> {
  const { question, asked } = reading;
  const answer = await besideKnown(guide, known, reading);
  const isOfRefused = guide.kind !== 'medical' && guide.allergies === null && !isSwapAsked(guide, reading);
  return isOfRefused && isAllergicTo(question, asked) ? withoutRefused(answer, guide, asked) : answer;
}

async function besideKnown(
  guide: RecognisedAnswer,
  known: RuleAnswer | null,
  { question, asked, months, findArticles }: Reading,
): Promise<RuleAnswer> {
  if (isSwapAsked(guide, { question, asked, months }))
    return swapAnswer(guide, { question, asked, months, findArticles });
  if (guide.allergies !== null) return ofAllergy(guide, known, { question, asked, findArticles });
  const isOfFood = known?.kind === 'food' && !isOfUnknownOnly(guide, question);
  if (isOfFood && tellsOfChild(question) && !isOfAllergy(guide)) return known;
  const guidance = {
    answer: guide,
    asked,
    statedMonths: question.statedMonths,
    findArticles,
  };
  if (guide.with === 'first') return particularAnswer(guidance, known, question);
  if (guide.with === 'first-if-allowed' && !isFoodBarred(question, asked))
    return withMore(await particularAnswer(guidance, known, question), foodAnswer(question, asked));
  const isFirst =
    known?.kind === 'medical' || (known?.kind === 'food' && isFoodFirst(guide, question, asked));
  const isAfter = guide.with === 'after' && !(known?.kind === 'food' && asksNotWhether(question));
  return guidanceAnswer({ ...guidance, known: isFirst || isAfter ? known : null });
}

/** What is written to an allergy, and the gate's no to what this child must not have for another reason. */
async function ofAllergy(
  guide: RecognisedAnswer,
  known: RuleAnswer | null,
  { question, asked, findArticles }: Pick<Reading, 'question' | 'asked' | 'findArticles'>,
): Promise<RuleAnswer> {
  const isRefused = isFoodRefusedToChild(question, asked);
  if (guide.with === 'after' && known !== null && !isRefused) return known;
  const own = await guidanceAnswer({
    answer: guide,
    asked,
    statedMonths: question.statedMonths,
    findArticles,
    known: null,
  });
  const refused = guide.with === 'after' && isRefused ? foodAnswer(question, asked) : null;
  if (refused !== null) return withMore(refused, own);
  return withMore(own, answerOf(own.kind, foodWarning(question, asked, guide.allergies)));
}

/**
 * The answer to one particular question. What the gate refuses this very child comes before it, and what it
 * refuses every child comes after it.
 */
async function particularAnswer(
  guidance: Omit<Parameters<typeof guidanceAnswer>[0], 'known'>,
  known: RuleAnswer | null,
  question: Question,
): Promise<RuleAnswer> {
  const { asked } = guidance;
  // "How long may her sandwich stand out?" asks how long, and what she must not have comes after that.
  const isRefusedFirst =
    isFoodRefusedToChild(question, asked) &&
    !isOfKeeping(guidance.answer) &&
    !whereHidden.test(question.plain) &&
    !isOfCarers(guidance.answer, question);
  const own = await guidanceAnswer({
    ...guidance,
    known: isRefusedFirst ? (known ?? foodAnswer(question, asked)) : null,
  });
  // The kind of answer goes by the question, whoever has the words for it.
  const kind = own.kind === 'medical' ? own.kind : (known?.kind ?? own.kind);
  const warnings = isRefusedFirst ? [] : foodWarning(question, asked);
  return withMore({ ...own, kind }, answerOf(kind, warnings));
}

/**
 * Whether the gate's word on a food comes before what is written: where it was asked for, and where it is a
 * no. "He gags on toast, is that ok?" asks it of the gagging.
 */
function isFoodFirst({ asksOfFood }: RecognisedAnswer, question: Question, asked: AskedChild): boolean {
  if (isFoodBarred(question, asked)) return true;
  // "Is green poo ok?" asks nothing of something to eat.
  if (question.mentions.every(({ compound }) => compound !== null && isNotFood(compound))) return false;
  if (asksNotWhether(question)) return false;
  return isAskedOfFood(asksOfFood.length === 0 ? question.plain : withoutThat(question.plain));
}

const details = askingOf('answer-details', []);
const notWhether = details.pattern('not-whether');
/** "Which foods hide egg?" asks where it is, and not for a taste. */
const whereHidden = details.pattern('where-hidden');
const milkStopped = details.pattern('milk-stopped');

/** "Which vitamins?", "should I give only rice?": questions that name a food, and do not ask if it may be eaten. */
export const asksNotWhether = ({ plain }: Question): boolean => notWhether.test(plain);

/**
 * "Should I stop dairy while he has diarrhoea?": that milk is no main drink yet would read as a yes. Not where another
 * food is named, which may be meant to take its place.
 */
export const asksToStopMilk = ({ plain, mentions }: Question): boolean =>
  mentions.length === 1 && milkStopped.test(plain);

/** "MMR jab safe with egg allergy?": of a word that is no known food nothing is told, and the answer is written. */
const isOfUnknownOnly = (guide: RecognisedAnswer, { mentions }: Question) =>
  mentions.length === 0 && guide.with === 'first' && guide.kind === 'medical';

const notFood = new Set(knowledge.notFood.map(({ id }) => id));
const isNotFood = (kind: string) => notFood.has(kind);

const withoutThat = (plain: string) =>
  plain.replace(/\b(is|are) (that|this|it|these|they) (ok|okay|normal|fine|alright|bad|safe)\b/g, ' ');

/** "Allergic to peanut, may she have almonds?" has an answer of its own; what the gate refuses still comes first. */
const isOfAllergy = ({ id, with: place, kind }: RecognisedAnswer) =>
  place === 'first' && kind === 'medical' && ofAllergies.has(id);

const ofAllergies: ReadonlySet<string> = new Set(['nuts', 'cows-milk-when', 'allergen-introduction']);

/** Whether a question names an allergy or a diet: then it is about the food, whatever else its words fit. */
function tellsOfChild({ facts }: Question): boolean {
  return saysAllergy(facts) || facts.diet !== null || facts.avoids.length > 0;
}

/** "How does nursery handle Jo’s egg allergy?" names no food to eat: the egg is the allergy that it speaks of. */
const isOfCarers = ({ id, kind }: RecognisedAnswer, { plain, mentions }: Question) =>
  kind === 'medical' &&
  ofCarers.has(id) &&
  mentions.every(({ text }) => !` ${plain} `.includes(` ${correctedText(text)} `));

const ofCarers: ReadonlySet<string> = new Set(['daycare-food', 'allergen-introduction', 'formula-making']);
