import { asksOfReactions, fromLog, topicAsked } from './log/from-log';
import { asksForName, foodNameAnswer } from './answers/food-name-answer';
import { flagAnswer, flagCard } from './flag-answer';
import { enoughCoverage } from './enough-coverage';
import { besideRefusal, guidedAnswer, surelyWrittenTo } from './guided-answer';
import { forThisChild } from './answers/for-this-child';
import { guidanceParts } from './answers/guidance-answer';
import { medicalAnswer } from './answers/medical-answer';
import { statedAllergyAnswer } from './answers/stated-allergy-answer';
import type { AskedChild } from './asked-child';
import { saysAllergy, withFacts } from './asked-with-facts';
import { commonAnswers, isParticular } from './common-answers';
import { answersAsked } from './find-intent';
import { asksForMeal } from './meal-wish';
import { type MedicalTopic, medicalTopic } from './medical-question';
import { isAskedOfFood, isOfOurTopics, namesNutrient, recipesAsked } from './question-kind';
import { type Question, readQuestion } from './read-question';
import type { Beside, Reading } from './reading';
import { withIfSoNow } from './if-so-now';
import { answerOf, type RuleAnswer, withMore } from './rule-answer';
import { searchWords } from './search-words';
import { isWrittenTo } from './written-to-refused';

const toddlerMonths = 12;
/** Fewer words beside what is told of an allergy ask nothing: "she reacted to". */
const wordsBeside = 3;

/**
 * An answer from rules, foods, needs, recipes and our articles, in this order: signs of an emergency, what
 * only a clinician may say, the baby's own log, what is known here, what is written to questions that parents
 * ask often, our articles, and that nothing here knows. The same question about the same child gives the same
 * answer.
 */
export async function answerByRules(
  text: string,
  recorded: AskedChild,
  { findArticles, readLog = () => Promise.resolve(null), meant = null, likely = [], isCalm = false }: Beside,
): Promise<RuleAnswer> {
  const question = readAt(text, recorded);
  const asked = withFacts(recorded, question.facts);
  const months = question.statedMonths ?? asked.child.ageMonths;
  const enough = isOfOurTopics(question.plain) ? enoughCoverage.ours : enoughCoverage.other;
  const articles = async (words = searchWords(question.plain)) =>
    (await findArticles(words.join(' '))).filter(({ coverage }) => coverage >= enough);
  // What is an emergency sooner in a younger child goes by the younger of both ages.
  const youngest = Math.min(asked.child.ageMonths, months);
  const flags = flagCard(text, youngest, asked);
  const reading = { question, asked, months, findArticles, articles, readLog, meant, likely, isCalm };
  if (flags !== null && !isCalm) return flagAnswer(flags, reading);
  const answer = await answerCalmly(reading);
  return flags === null ? answer : withIfSoNow(answer, flags);
}

/** The answer of a text that tells of no emergency. */
async function answerCalmly(reading: Reading): Promise<RuleAnswer> {
  const { question, asked, months, articles } = reading;
  const { plain } = question;
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
    return withMore(
      medicalAnswer(topic, { question, asked, articles: await articles() }),
      await besideRefusal(topic, reading),
    );
  const isMeal = asked.baby === null && asksForMeal(question);
  // Of no baby nothing is logged: "suddenly refuses the bottle, was fine last week" asks what helps.
  const isOfLog = !isMeal && (asked.baby !== null || surelyWrittenTo(reading) === null);
  const logged = isOfLog ? await fromLog(reading) : null;
  const told = isMeal ? null : (logged ?? ofName(reading, topic));
  return told ?? forThisChild(await guidedAnswer(reading, topic), asked);
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
  const [, ...rest] = await guidanceParts(mild, { months, findArticles });
  return answerOf('medical', rest, asked.name === null ? [] : mild.followUps);
}

/** "Blotchy chin from tomato pasta": what the child reacted to, and no question whether it may be eaten. */
function isOnlyReaction(question: Question): boolean {
  const { facts, plain, wholePlain } = question;
  if (asksForMeal(question)) return false;
  if (!saysAllergy(facts) || isAskedOfFood(plain) || recipesAsked(plain)) return false;
  const isMild = commonAnswers.some(
    ({ id, with: place, asks }) =>
      id === 'reaction-mild' && place === 'alone' && asks.some((pattern) => pattern.test(wholePlain)),
  );
  return isMild && !/\b(allerg\w*|intoleran\w*)\b/.test(wholePlain);
}

/** Whether a question tells of an allergy and asks for nothing to eat. */
function isOnlyAllergy(question: Question): boolean {
  const { facts, mentions, unknown, plain, language } = question;
  if (asksForMeal(question)) return false;
  const isOther = recipesAsked(plain) || namesNutrient(plain);
  // "Nochmal" is no food that nobody knows: of another language few words but its foods are known.
  const isAllRead = unknown.length === 0 || (language !== null && facts.isReaction);
  return saysAllergy(facts) && mentions.length === 0 && isAllRead && !isOther;
}

/**
 * "Is lactose intolerance the same as milk allergy?" has an answer of its own, and tells of no child; nor is an
 * allergy all that "day plan, egg free" asks, whose own words have one.
 */
function asksOfAllergies(question: Question, months: number, { child: { allergies } }: AskedChild): boolean {
  const { plain } = question;
  const isAsked = answersAsked({ question, months, allergies }).some(
    (answer) => isParticular(answer) && answer.kind === 'medical',
  );
  if (isAsked || plain.split(' ').length < wordsBeside) return isAsked;
  const beside = { ...question, wholePlain: plain, ofFood: plain };
  return answersAsked({ question: beside, months, allergies }).some(isParticular);
}

function ofName({ question }: Reading, topic: MedicalTopic | null): RuleAnswer | null {
  return topic === null && !saysAllergy(question.facts) && asksForName(question)
    ? foodNameAnswer(question)
    : null;
}

/** What is refused whatever else the question says. */
const neverAnswered: ReadonlySet<MedicalTopic> = new Set(['dose', 'medicine', 'mother', 'injury']);
