import { allergenAnswer } from './answers/allergen-answer';
import { articleAnswer, unknownAnswer } from './answers/article-answer';
import {
  besideAnswer,
  foodAnswer,
  foodWarning,
  isAllergicTo,
  isFoodBarred,
  isFoodRefusedToChild,
} from './answers/food-answer';
import { servingAnswer, storageAnswer } from './answers/general-answer';
import { guidanceParts } from './answers/guidance-answer';
import { medicalAnswer } from './answers/medical-answer';
import { needsAnswer } from './answers/needs-answer';
import { nutrientComparison } from './answers/nutrient-comparison';
import { withUsualSize } from './answers/usual-size';
import type { AskedChild } from './asked-child';
import { saysAllergy } from './asked-with-facts';
import { asksOnlyToEat, otherSubject } from './asks-to-eat';
import { isOfNamed, isParticular, type RecognisedAnswer } from './common-answers';
import { enoughCoverage } from './enough-coverage';
import { answersAsked } from './find-intent';
import { ofLog } from './log/from-log';
import type { MedicalTopic } from './medical-question';
import { asksForMeal } from './meal-wish';
import { type AskedFor, askedFor } from './near/asked-for';
import { answerTitled } from './near/answer-titled';
import { candidatesFor } from './near/nearest-answer';
import { type RankedCandidate, rankedCandidates } from './near/ranked-candidates';
import { isAskedOfFood, type OrdinaryKind, questionKind } from './question-kind';
import type { Question } from './read-question';
import type { Articles, Reading } from './reading';
import { readMeals } from '../../engine/insights/intake-insights';
import type { ReadMeal } from '../../engine/insights/read-meal';
import { isFunctionWord } from '../../engine/text/function-words';
import { answerOf, type FoundArticle, type RuleAnswer, withMore } from './rule-answer';
import { mealAnswer, recipesFor } from './meal-answer';
import { withAlsoAsked } from './with-also-asked';
import { writtenOfKeeping } from './written-of-keeping';
import { isSwapAsked, isSwapForChild } from './swap-answer';
import { asksNotWhether, asksToStopMilk, withGuide } from './with-guide';
import { withLikelyAnswers } from './with-likely-answers';
import { medicalGuide, writtenTo } from './written-to-meaning';

/** What is known of this child, and what is written for all who ask this. */
export async function guidedAnswer(reading: Reading, topic: MedicalTopic | null): Promise<RuleAnswer> {
  const { question, asked, months, articles, likely } = reading;
  const compared =
    topic === null && !isFoodRefusedToChild(question, asked) ? nutrientComparison(question, asked) : null;
  if (compared !== null) return withMore(compared, answerOf(compared.kind, foodWarning(question, asked)));
  const titled = answerTitled(question.text);
  const asksFor =
    titled === undefined ? answersAsked({ question, months, allergies: asked.child.allergies }) : [titled];
  const byRules = kindOf(question);
  const hasBaby = asked.baby !== null;
  const candidates = candidatesFor(question, months, likely);
  const isRead =
    isOfFood(question) ||
    topic === 'diagnosis' ||
    titled !== undefined ||
    asksFor.some((answer) => isOfNamed(answer) || isSwapForChild(answer, reading));
  const rules = { question, candidates, written: asksFor, kind: byRules, hasBaby };
  const ranked = rankedCandidates(rules);
  const near = isRead ? null : askedFor(rules, ranked);
  const isUnread = asksFor.length === 0 && byRules === null;
  const found = isUnread && (await isArticleNearer(near, articles)) ? null : near;
  const mayAskLog = asked.baby !== null || !saysAllergy(question.facts);
  if (found !== null && 'log' in found && topic === null && mayAskLog) return ofLog(found.log, reading);
  if (topic === null && asksForMeal(question)) return mealAnswer(asksFor, surelyWritten(found), reading);
  const kind = found !== null && 'kind' in found ? found.kind : byRules;
  const written = writtenFor(found, kind, { asksFor, reading, ranked });
  const guide = guideOf(written, { topic, isSurelyWritten: isSurelyWritten(found), reading });
  const isSure = isRead || found?.isSure === true;
  const offered = async (answer: RuleAnswer) =>
    isSure ? answer : withLikelyAnswers(answer, { ranked, main: guide, reading });
  if (topic !== null && guide === null)
    return offered(medicalAnswer(topic, { question, asked, articles: await articles() }));
  const known =
    topic === null
      ? withAllergyFirst(await knownAnswer(kind, reading), question, asked)
      : beforeGuidance(topic, question, asked);
  if (guide === null)
    return offered(
      known === null
        ? await fromArticles(reading, topic)
        : await withAlsoAsked(known, null, { reading, candidates, written: asksFor }),
    );
  const placed = kind === 'food' && isLikelyWritten(found) ? beforeFood(guide) : guide;
  const isGuessed = found !== null && !found.isSure && !found.isBorneOut;
  const guided = await withGuide(
    isGuessed && isNamedFoodBarred(question, asked) ? afterFood(placed) : placed,
    known ?? barredFood(topic, question, asked),
    reading,
  );
  const answer = mayAskToEat(ranked) ? { ...guided, said: guided.said ?? known?.said ?? [] } : guided;
  const sized = guide.id === 'growth-and-weight' ? withUsualSize(answer, reading) : answer;
  return offered(await withAlsoAsked(sized, guide, { reading, candidates, written: asksFor }));
}

interface GuideContext {
  topic: MedicalTopic | null;
  isSurelyWritten: boolean;
  reading: Reading;
}

/** The written answer that leads: in a medical question only one that may. */
function guideOf(
  written: readonly RecognisedAnswer[],
  { topic, isSurelyWritten: isSure, reading }: GuideContext,
): RecognisedAnswer | null {
  const isAnyKind = topic === null || topic === 'normality' || (topic === 'illness' && isSure);
  return (
    written.find((answer) => isAnyKind || answer.kind === 'medical' || isSwapAsked(answer, reading)) ??
    (topic === null ? undefined : medicalGuide(reading.meant)) ??
    null
  );
}

/**
 * Whether a question may ask if a child can eat a food: then the verdict stands in the parent's own language before
 * what is written in English.
 */
const mayAskToEat = (ranked: readonly RankedCandidate[]) =>
  ranked.some(({ found, share }) => found === 'route may-eat' && share >= leastShareOfEating);
const leastShareOfEating = 0.08;

/** Whether the gate refuses a food of the question: "the" may be read as "thé", and is none. */
const isNamedFoodBarred = (question: Question, asked: AskedChild) =>
  question.mentions.some(({ text }) => !isFunctionWord(text.toLowerCase())) && isFoodBarred(question, asked);

/** What is merely like the question comes after the gate's no to the food in it. */
const afterFood = (guide: RecognisedAnswer): RecognisedAnswer =>
  isParticular(guide) ? { ...guide, with: 'alone' } : guide;

/** "Is rice bad because of arsenic?" asks of the arsenic first, where no rule refuses the rice. */
const beforeFood = (guide: RecognisedAnswer): RecognisedAnswer =>
  guide.with === 'alone' ? { ...guide, with: 'first-if-allowed' } : guide;

/**
 * "Infacol and gripe water for colic?": what is written to the colic, below that nobody here advises on medicines.
 * Null where nothing is, and for a dose.
 */
export async function besideRefusal(topic: MedicalTopic, reading: Reading): Promise<RuleAnswer | null> {
  if (topic === 'dose') return null;
  const written = surelyWrittenTo(reading);
  if (written?.kind !== 'medical') return null;
  return answerOf('medical', await guidanceParts(written, reading));
}

/** The answer that the model of questions is sure of, whatever kind of question the rules read; null for none. */
export function surelyWrittenTo({ question, months, asked, likely }: Reading): RecognisedAnswer | null {
  const found = askedFor({
    question,
    candidates: candidatesFor(question, months, likely),
    written: answersAsked({ question, months, allergies: asked.child.allergies }),
    kind: null,
    hasBaby: asked.baby !== null,
  });
  return surelyWritten(found);
}

/** What our articles say, else that nothing here knows. */
async function fromArticles(
  { question, asked, articles }: Reading,
  topic: MedicalTopic | null,
): Promise<RuleAnswer> {
  const isOfFood = topic === null && question.mentions.length > 0;
  return (
    articleAnswer(await articles()) ??
    (isOfFood ? besideAnswer(question, asked) : null) ??
    unknownAnswer(asked.name)
  );
}

/** "Potty training: when to start" has an article of its own, and no written answer but some that are like it. */
async function isArticleNearer(near: AskedFor | null, articles: Articles): Promise<boolean> {
  if (near === null || !('written' in near) || near.isSure) return false;
  const [first] = await articles();
  return first !== undefined && first.coverage >= enoughCoverage.certain;
}

interface WrittenContext {
  asksFor: readonly RecognisedAnswer[];
  reading: Reading;
  ranked: readonly RankedCandidate[];
}

/** What is written to what is asked for: to what is computed, only what the computed comes with. */
function writtenFor(
  found: AskedFor | null,
  kind: OrdinaryKind | null,
  { asksFor, reading, ranked }: WrittenContext,
): readonly RecognisedAnswer[] {
  if (found === null) return writtenByRules(asksFor, kind, reading);
  if (kind === 'storage' && !isParticularlyWritten(found)) return writtenOfKeeping(asksFor, ranked);
  if ('written' in found) return [found.written];
  // In other languages a pattern of one particular question, made for English, fits by chance more often.
  const isOfFood = (answer: RecognisedAnswer) =>
    kind === 'food' && (answer.with === 'first-if-allowed' || reading.question.language === null);
  return asksFor.filter((answer) => !isParticular(answer) || isOfFood(answer));
}

const isParticularlyWritten = (found: AskedFor) => 'written' in found && isParticular(found.written);

const surelyWritten = (found: AskedFor | null) =>
  found !== null && 'written' in found && found.isSure ? found.written : null;

const isSurelyWritten = (found: AskedFor | null) => surelyWritten(found) !== null;

const isLikelyWritten = (found: AskedFor | null) =>
  found !== null && 'written' in found && (found.isSure || found.isBorneOut);

/** What the patterns find, else what is written to the subject that the embedding model names. */
function writtenByRules(
  asksFor: readonly RecognisedAnswer[],
  kind: OrdinaryKind | null,
  reading: Reading,
): readonly RecognisedAnswer[] {
  const { question, meant } = reading;
  const isUnheard = asksFor.length === 0 && isGuess(kind, reading);
  const isMeant = isUnheard && (question.mentions.length === 0 || otherSubject(question) === null);
  return isMeant ? writtenTo(meant, question.wholePlain) : asksFor;
}

/** "How much salt is in hummus?", asked for a child with a sesame allergy: the allergy comes before the figure. */
function withAllergyFirst(
  known: RuleAnswer | null,
  question: Question,
  asked: AskedChild,
): RuleAnswer | null {
  if (known === null || known.kind === 'food' || !isAllergicTo(question, asked)) return known;
  return withMore(answerOf(known.kind, foodWarning(question, asked), known.followUps), known);
}

/** The gate's no to a food of a question that asks nothing of it: "oat milk instead of formula?" */
function barredFood(topic: MedicalTopic | null, question: Question, asked: AskedChild): RuleAnswer | null {
  return topic === null && isFoodBarred(question, asked) ? foodAnswer(question, asked) : null;
}

/**
 * Whether a question fits no rule, or one by a single word of it: "lumps", "off", a food that nothing is
 * asked about and that no rule blocks.
 */
function isGuess(kind: OrdinaryKind | null, { question, asked }: Reading): boolean {
  if (kind === 'serving' || kind === 'storage') return question.mentions.length === 0;
  if (kind === 'food' && isOnlyFood(question)) return false;
  if (kind === 'food') return !isAskedOfFood(question.plain) && foodWarning(question, asked).length === 0;
  return kind === null;
}

/** Whether a question is about the food that it names, whatever other questions are like it. */
function isOfFood(question: Question): boolean {
  const isDoubted = question.facts.isUnnamedAllergy && question.mentions.length > 0;
  return isOnlyFood(question) || asksOnlyToEat(question) || isDoubted;
}

const forWhom = /^(food|toddlers?|bab(y|ies)|infants?|child|children|kids?|him|them)$/;

/** "Weetabix with full fat milk", "oat milk for toddlers": a food, as one types it into the check. */
function isOnlyFood({ ofFood }: Question): boolean {
  return ofFood.split(' ').every((word) => forWhom.test(word) || isFunctionWord(word));
}

function kindOf(question: Question): OrdinaryKind | null {
  const isNamed = question.mentions.length > 0 || question.unknown.length > 0;
  const isFood = (saysAllergy(question.facts) || question.facts.isUnnamedAllergy) && isNamed;
  return questionKind(question) ?? (isFood ? 'food' : null);
}

/**
 * Before what can be done at home: the gate's word on a food that was asked about, and that nobody here can
 * tell what it is.
 */
function beforeGuidance(topic: MedicalTopic, question: Question, asked: AskedChild): RuleAnswer | null {
  const isAsked = isAskedOfFood(question.plain) && !asksNotWhether(question) && topic !== 'normality';
  const isBarred = (topic === 'normality' || asksNotWhether(question)) && isFoodBarred(question, asked);
  const isOfFood = question.mentions.length > 0 && (isAsked || isBarred);
  const isRefused = isFoodRefusedToChild(question, asked);
  if (isOfFood && (isRefused || !asksToStopMilk(question))) return foodAnswer(question, asked);
  return topic === 'diagnosis' ? medicalAnswer(topic, { question, asked, articles: [] }) : null;
}

async function knownAnswer(
  kind: OrdinaryKind | null,
  { question, asked, articles, readLog }: Reading,
): Promise<RuleAnswer | null> {
  switch (kind) {
    case 'food':
      return foodAnswer(question, asked);
    case 'needs':
      return needsAnswer(question, asked);
    case 'allergens':
      return allergenAnswer(question, asked, await mealsLogged(asked, readLog));
    case 'recipes':
      return recipesFor(question, asked);
    case 'serving':
      return servingAnswer(question, asked, await articles());
    case 'storage':
      return storageAnswer(question, asked, await keepingArticles(articles));
    default:
      return null;
  }
}

/** What a known baby has eaten, by the log, the earliest first. */
async function mealsLogged({ baby }: AskedChild, readLog: Reading['readLog']): Promise<ReadMeal[]> {
  const log = baby === null ? null : await readLog();
  return log === null ? [] : readMeals(log.input);
}

/** The article on keeping food, where none has the question's own words. */
async function keepingArticles(articles: Articles): Promise<FoundArticle[]> {
  const own = await articles();
  return own.length > 0 ? own : articles(['freezing', 'batch', 'cooking']);
}
