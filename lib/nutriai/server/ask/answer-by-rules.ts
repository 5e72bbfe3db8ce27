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
import { asksOfReactions, fromLog, ofLog, topicAsked } from './log/from-log';
import { asksForName, foodNameAnswer } from './answers/food-name-answer';
import { flagAnswer, flagCard } from './flag-answer';
import { forThisChild } from './answers/for-this-child';
import { guidanceParts } from './answers/guidance-answer';
import { servingAnswer, storageAnswer } from './answers/general-answer';
import { medicalAnswer } from './answers/medical-answer';
import { needsAnswer } from './answers/needs-answer';
import { nutrientComparison } from './answers/nutrient-comparison';
import { recipeAnswer } from './answers/recipe-answer';
import { statedAllergyAnswer } from './answers/stated-allergy-answer';
import { withUsualSize } from './answers/usual-size';
import type { AskedChild } from './asked-child';
import { saysAllergy, withFacts } from './asked-with-facts';
import { otherSubject } from './asks-to-eat';
import { commonAnswers, isOfNamed, isParticular, type RecognisedAnswer } from './common-answers';
import { answersAsked } from './find-intent';
import { type MedicalTopic, medicalTopic } from './medical-question';
import {
  isAskedOfFood,
  isOfOurTopics,
  namesNutrient,
  type OrdinaryKind,
  questionKind,
  recipesAsked,
} from './question-kind';
import { type Question, readQuestion } from './read-question';
import type { Articles, Beside, Reading } from './reading';
import { readMeals } from '../../engine/insights/intake-insights';
import type { ReadMeal } from '../../engine/insights/read-meal';
import { isFunctionWord } from '../../engine/text/function-words';
import { answerOf, type FindArticles, type FoundArticle, type RuleAnswer, withMore } from './rule-answer';
import { searchWords } from './search-words';
import { withGuide } from './with-guide';
import { medicalGuide, writtenTo } from './written-to-meaning';
import { type AskedFor, askedFor } from './near/asked-for';
import { isWrittenTo } from './written-to-refused';

const toddlerMonths = 12;

/**
 * An article that has less of the question's words than this is about something else; a word in passing is
 * enough where the topic is ours.
 */
const enoughCoverage = { ours: 0.4, other: 0.6, certain: 0.75 };

/**
 * An answer from rules, foods, needs, recipes and our articles, in this order: signs of an emergency, what
 * only a clinician may say, the baby's own log, what is known here, what is written to questions that parents
 * ask often, our articles, and that nothing here knows. The same question about the same child gives the same
 * answer.
 */
export async function answerByRules(
  text: string,
  recorded: AskedChild,
  findArticles: FindArticles,
  { readLog = () => Promise.resolve(null), meant = null }: Beside = {},
): Promise<RuleAnswer> {
  const question = readAt(text, recorded);
  const asked = withFacts(recorded, question.facts);
  const { plain } = question;
  const months = question.statedMonths ?? asked.child.ageMonths;
  const enough = isOfOurTopics(plain) ? enoughCoverage.ours : enoughCoverage.other;
  const articles = async (words = searchWords(plain)) =>
    (await findArticles(words.join(' '))).filter(({ coverage }) => coverage >= enough);
  // What is an emergency sooner in a younger child goes by the younger of both ages.
  const youngest = Math.min(asked.child.ageMonths, months);
  const flags = flagCard(text, youngest, asked);
  if (flags !== null) return flagAnswer(flags, question, asked, await articles());
  const reading = { question, asked, months, findArticles, articles, readLog, meant };
  if (asksOfReactions(question.wholePlain, asked)) {
    const told = await fromLog(reading);
    if (told !== null) return told;
  }
  const isDiagnosis = medicalTopic(question.wholePlain) === 'diagnosis';
  const isStated = isOnlyAllergy(question) && !isDiagnosis && !asksOfAllergies(question, months, asked);
  if (isStated || isOnlyReaction(question)) {
    const stated = statedAllergyAnswer(question.facts, asked, await articles(['introducing', 'allergens']));
    return withMore(stated, await mildReaction(reading));
  }
  // "Does he have reflux or an egg allergy?" asks what it is: what it names is no allergy that was told.
  const topic = medicalTopic(plain) ?? (isDiagnosis && isOnlyAllergy(question) ? 'diagnosis' : null);
  // "Has he had his drops today?" asks for no advice.
  const isRefused = topic !== null && neverAnswered.has(topic) && !isWrittenTo(topic, question, months);
  if (isRefused && topicAsked(question.wholePlain, asked) !== 'given-drops')
    return medicalAnswer(topic, question, asked, await articles());
  const told = (await fromLog(reading)) ?? ofName(reading, topic);
  return told ?? forThisChild(await guided(reading, topic), asked);
}

/** "Oat milk for toddlers", asked of a younger baby or of none, asks of a child of a year. */
function readAt(text: string, { name, child }: AskedChild): Question {
  const question = readQuestion(text, name);
  const isOfToddlers = question.statedMonths === null && /\btoddlers?\b/.test(question.wholePlain);
  return isOfToddlers && child.ageMonths < toddlerMonths
    ? { ...question, statedMonths: toddlerMonths }
    : question;
}

/** "Red round the mouth after strawberries": what may be behind it, beside that it is left out for now. */
async function mildReaction({ question, asked, months, findArticles }: Reading): Promise<RuleAnswer | null> {
  const mild = commonAnswers.find(({ id, with: place }) => id === 'reaction-mild' && place === 'alone');
  if (mild?.asks.some((pattern) => pattern.test(question.wholePlain)) !== true) return null;
  const [, ...rest] = await guidanceParts(mild, {
    months,
    findArticles: async (words) => findArticles(words.join(' ')),
  });
  return answerOf('medical', rest, asked.name === null ? [] : mild.followUps);
}

/** "Blotchy chin from tomato pasta": what the child reacted to, and no question whether it may be eaten. */
function isOnlyReaction({ facts, plain, wholePlain }: Question): boolean {
  if (!saysAllergy(facts) || isAskedOfFood(plain) || recipesAsked(plain)) return false;
  const isMild = commonAnswers.some(
    ({ id, with: place, asks }) =>
      id === 'reaction-mild' && place === 'alone' && asks.some((pattern) => pattern.test(wholePlain)),
  );
  return isMild && !/\b(allerg\w*|intoleran\w*)\b/.test(wholePlain);
}

/** Whether a question tells of an allergy and asks for nothing to eat. */
function isOnlyAllergy({ facts, mentions, unknown, plain, language }: Question): boolean {
  const isOther = recipesAsked(plain) || namesNutrient(plain);
  // "Nochmal" is no food that nobody knows: of another language few words but its foods are known.
  const isAllRead = unknown.length === 0 || (language !== null && facts.isReaction);
  return saysAllergy(facts) && mentions.length === 0 && isAllRead && !isOther;
}

/** "Is lactose intolerance the same as milk allergy?" has an answer of its own, and tells of no child. */
const asksOfAllergies = (question: Question, months: number, { child: { allergies } }: AskedChild): boolean =>
  answersAsked({ question, months, allergies }).some(
    (answer) => isParticular(answer) && answer.kind === 'medical',
  );

function ofName({ question }: Reading, topic: MedicalTopic | null): RuleAnswer | null {
  return topic === null && !saysAllergy(question.facts) && asksForName(question)
    ? foodNameAnswer(question)
    : null;
}

/** What is known of this child, and what is written for all who ask this. */
async function guided(reading: Reading, topic: MedicalTopic | null): Promise<RuleAnswer> {
  const { question, asked, months, articles, meant } = reading;
  const compared =
    topic === null && !isFoodRefusedToChild(question, asked) ? nutrientComparison(question, asked) : null;
  if (compared !== null) return withMore(compared, answerOf(compared.kind, foodWarning(question, asked)));
  const asksFor = answersAsked({ question, months, allergies: asked.child.allergies });
  const byRules = kindOf(question);
  const isRead = isOnlyFood(question) || topic === 'diagnosis' || asksFor.some(isOfNamed);
  const near = isRead ? null : askedFor({ question, months, written: asksFor, kind: byRules });
  const isUnread = asksFor.length === 0 && byRules === null;
  const found = isUnread && (await isArticleNearer(near, articles)) ? null : near;
  if (found !== null && 'log' in found && topic === null) return ofLog(found.log, reading);
  const kind = found !== null && 'kind' in found ? found.kind : byRules;
  const written =
    found === null ? writtenByRules(asksFor, kind, reading) : 'written' in found ? [found.written] : [];
  const isAnyKind = topic === null || topic === 'normality';
  const guide =
    written.find((answer) => isAnyKind || answer.kind === 'medical') ??
    (topic === null ? undefined : medicalGuide(meant)) ??
    null;
  if (topic !== null && guide === null) return medicalAnswer(topic, question, asked, await articles());
  const known =
    topic === null
      ? withAllergyFirst(await knownAnswer(kind, reading), question, asked)
      : beforeGuidance(topic, question, asked);
  if (guide === null)
    return (
      known ??
      articleAnswer(await articles()) ??
      (topic === null && question.mentions.length > 0 ? besideAnswer(question, asked) : null) ??
      unknownAnswer(asked.name)
    );
  const answer = await withGuide(guide, known ?? barredFood(topic, question, asked), reading);
  return guide.id === 'growth-and-weight' ? withUsualSize(answer, reading) : answer;
}

/** "Potty training: when to start" has an article of its own, and no written answer but some that are like it. */
async function isArticleNearer(near: AskedFor | null, articles: Articles): Promise<boolean> {
  if (near === null || !('written' in near) || near.isSure) return false;
  const [first] = await articles();
  return first !== undefined && first.coverage >= enoughCoverage.certain;
}

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

const forWhom = /^(food|toddlers?|bab(y|ies)|infants?|child|children|kids?|him|them)$/;

/** "Weetabix with full fat milk", "oat milk for toddlers": a food, as one types it into the check. */
function isOnlyFood({ ofFood }: Question): boolean {
  return ofFood.split(' ').every((word) => forWhom.test(word) || isFunctionWord(word));
}

/** What is refused whatever else the question says. */
const neverAnswered: ReadonlySet<MedicalTopic> = new Set(['dose', 'medicine', 'mother', 'injury']);

function kindOf(question: Question): OrdinaryKind | null {
  const isNamed = question.mentions.length > 0 || question.unknown.length > 0;
  const isFood = saysAllergy(question.facts) && isNamed;
  return questionKind(question) ?? (isFood ? 'food' : null);
}

/**
 * Before what can be done at home: the gate's word on a food that was asked about, and that nobody here can
 * tell what it is.
 */
function beforeGuidance(topic: MedicalTopic, question: Question, asked: AskedChild): RuleAnswer | null {
  const isAsked = isAskedOfFood(question.plain) && topic !== 'normality';
  const isBarred = topic === 'normality' && isFoodBarred(question, asked);
  if (question.mentions.length > 0 && (isAsked || isBarred)) return foodAnswer(question, asked);
  return topic === 'diagnosis' ? medicalAnswer(topic, question, asked, []) : null;
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

/** "Idea: plain yogurt with banana?", asked for a child with a milk allergy, is refused first. */
function recipesFor(question: Question, asked: AskedChild): RuleAnswer {
  const recipes = recipeAnswer(question, asked);
  const refused = isAllergicTo(question, asked) ? foodAnswer(question, asked) : null;
  return refused === null ? recipes : withMore(refused, recipes);
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
