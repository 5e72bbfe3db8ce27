import { capitalised } from '../../../engine/capitalised';
import type { Allergen, Child } from '../../../engine/child';
import { plainText } from '../../../engine/foods/food-name-key';
import { foodById } from '../../../engine/foods/food-list';
import { assess } from '../../../engine/safety/assess';
import type { Finding, Verdict } from '../../../engine/safety/verdict';
import type { AskedChild } from '../asked-child';
import { type OtherSubject, otherSubject } from '../asks-to-eat';
import { saysAllergy } from '../asked-with-facts';
import { namesMedicine } from '../medical-question';
import type { Question } from '../read-question';
import {
  ageWords,
  answerOf,
  type CitedPart,
  documentSource,
  foodSource,
  part,
  type RuleAnswer,
} from '../rule-answer';
import { leadOf, unread } from './food-lead';
import { type Answering, isOfAllergy, namesOf } from './lead-words';
import { reactionPart, recordPart } from './stated-allergy-answer';

const findingsAtMost = 4;
const reasonsAtMost = 2;
const servingsAtMost = 4;
/**
 * Whether this child may have it, from when, why, and how it is served. Null where the question names nothing
 * to eat.
 */
export function foodAnswer(question: Question, asked: AskedChild): RuleAnswer | null {
  const { mentions, unknown, statedMonths } = question;
  if (mentions.length === 0 && unknown.length === 0) return null;
  const child = childAt(asked.child, statedMonths);
  const verdict = withoutFirstTaste(
    assess({ text: question.foodText }, child, { severeEczema: severeEczema(question) }),
    question,
  );
  const { lead, said, told } = leadOf({ question, asked, child, verdict });
  const foods = question.foods;
  const blocks = verdict.findings.filter(({ severity }) => severity === 'block');
  // How to cook what a child is allergic to helps nobody.
  const isAllergy = blocks.some(isOfAllergy);
  const { facts } = question;
  const answer = answerOf(
    'food',
    [
      // A yes to another food never comes before that the child reacted to one.
      ...(facts.isReaction && !isAllergy ? [reactionPart(facts, asked)] : []),
      ...(asked.isAgeKnown || statedMonths !== null ? [lead] : [lead, unknownAge()]),
      ...(facts.isReaction && isAllergy ? [reactionPart(facts, asked)] : []),
      ...todayOf({ question, asked, child, verdict }),
      ...detailParts(isAllergy ? { ...verdict, findings: blocks.filter(isOfAllergy), serve: [] } : verdict, {
        ageMonths: child.ageMonths,
        told,
      }),
      ...(saysAllergy(facts) ? [recordPart(asked.name ?? 'your child')] : []),
    ],
    blocks.length > 0 ? [] : followUpsOf(foods.map(({ name }) => name)),
  );
  return { ...answer, said };
}

/** What may not be and how it is served, and after that what is good to know: that a first taste is a little. */
function detailParts(verdict: Verdict, { ageMonths, told }: { ageMonths: number; told: string | null }) {
  const parted = partsOfFindings(verdict, told);
  return [
    ...parted.filter(({ isInfo }) => !isInfo).map(({ cited }) => cited),
    ...nearestParts(verdict),
    ...servingParts(verdict, ageMonths, told),
    ...parted.filter(({ isInfo }) => isInfo).map(({ cited }) => cited),
  ];
}

/** How a new allergen is tried says nothing to who wrote of an allergy, and not to what. */
function withoutFirstTaste(verdict: Verdict, { facts }: Question): Verdict {
  if (!facts.isUnnamedAllergy) return verdict;
  return { ...verdict, findings: verdict.findings.filter(({ rule }) => rule !== 'first-taste') };
}

/** Whom to ask, or what nobody here knows, for a question that names a food and asks about something else. */
const notKnown: Readonly<Record<OtherSubject, string>> = {
  animal: 'I only know what children eat: ask a vet, today if an animal ate something that may harm it.',
  money: 'I do not know prices.',
  law: 'I do not know the law or the rules of a place of work.',
  product: 'I do not compare brands, products or things for the kitchen.',
  'other-use': 'I only know what is eaten, and cannot answer that.',
  'beside-eating': 'I cannot answer that.',
};

/**
 * What is known of a food of a question that does not ask to eat it, without a yes: after the word that what it
 * asks is not known, where it is plainly about something else. Null where there is nothing to say of the food.
 */
export function besideAnswer(question: Question, asked: AskedChild): RuleAnswer | null {
  const subject = otherSubject(question);
  if (subject === 'animal')
    return { ...answerOf('unknown', [part(notKnown.animal)]), said: [{ sentence: 'unknown' }] };
  const child = childAt(asked.child, question.statedMonths);
  const { findings, serve } = assess({ text: question.foodText }, child);
  const isRefused = findings.some(({ severity, rule }) => severity === 'block' && !unread.has(rule));
  // What this child must not have is said whatever else is asked.
  if (question.facts.isUnnamedAllergy || findings.some(isOfAllergy) || (subject === null && isRefused))
    return foodAnswer(question, asked);
  const telling = findings.filter(({ rule }) => rule !== 'emergency' && !unread.has(rule));
  const isNotFood = telling.some(({ rule }) => rule.startsWith('not-food-'));
  const parts = [
    ...findingParts({ findings: telling }),
    ...servingParts({ serve, findings: telling }, child.ageMonths, null),
  ];
  if (question.mentions.length === 0 || isNotFood || parts.length === 0) return null;
  const subjectOf = `${namesOf(question.mentions)} at ${ageWords(child.ageMonths)}`;
  const text =
    subject === null ? `${capitalised(subjectOf)}:` : `${notKnown[subject]} What I can say of ${subjectOf}:`;
  const answer = answerOf('food', [part(text, question.foods.slice(0, 1).map(foodSource)), ...parts]);
  return { ...answer, said: subject === null ? [] : [{ sentence: 'unknown' }] };
}

/**
 * The gate's word on the foods of a question that is about something else too; empty where there is none. What
 * it says of `told`, allergies that the answer speaks of itself, is left out.
 */
export function foodWarning(
  question: Question,
  asked: AskedChild,
  told: ReadonlySet<Allergen> | null = null,
): CitedPart[] {
  const rules = rulesOf(told ?? new Set());
  return findingParts({ findings: blocksOf(question, asked).filter(({ rule }) => !rules.has(rule)) });
}

/**
 * Whether the gate says no to a food of the question. What is not food, as in "how often should he poo", has
 * no say.
 */
export function isFoodBarred(question: Question, asked: AskedChild): boolean {
  return blocksOf(question, asked).some(({ rule }) => !rule.startsWith('not-food-'));
}

/** Whether the allergies, reactions or diet of this child refuse a food of the question. */
export function isFoodRefusedToChild(question: Question, asked: AskedChild): boolean {
  return blocksOf(question, asked).some((finding) => finding.kind === 'diet' || isOfAllergy(finding));
}

/** Whether the allergies or reactions of this child, but for those `told` of already, refuse a food of the question. */
export function isAllergicTo(
  question: Question,
  asked: AskedChild,
  told: ReadonlySet<Allergen> = new Set(),
): boolean {
  const rules = rulesOf(told);
  return blocksOf(question, asked).some((finding) => isOfAllergy(finding) && !rules.has(finding.rule));
}

const rulesOf = (allergens: ReadonlySet<Allergen>) =>
  new Set([...allergens].map((code) => `H24-${code.replaceAll('_', '-')}`));

function blocksOf(question: Question, asked: AskedChild): Finding[] {
  const foods = question.mentions.filter(({ text }) => !namesMedicine(plainText(text)));
  if (foods.length === 0) return [];
  const isAll = foods.length === question.mentions.length;
  const verdict = assess(
    isAll ? { text: question.foodText } : { ingredients: foods.map(({ text }) => ({ food: text })) },
    childAt(asked.child, question.statedMonths),
  );
  return verdict.findings.filter(
    ({ severity, rule }) => severity === 'block' && rule !== 'emergency' && !unread.has(rule),
  );
}

const severeEczema = ({ plain }: Question) => /\bsevere eczema\b/.test(plain);

/**
 * The age that was asked about stands before the child's own. What a corrected age changes is growth and
 * needs, never safety.
 */
function childAt(child: Child, months: number | null): Child {
  return months === null ? child : { ...child, ageMonths: months };
}

/** The question named another age than the child has now. */
function todayOf({ question, asked, child }: Answering): CitedPart[] {
  const { isAgeKnown, name } = asked;
  if (!isAgeKnown || name === null || asked.child.ageMonths === child.ageMonths) return [];
  const today = assess({ text: question.foodText }, asked.child).verdict;
  const words = {
    allow: 'it is fine',
    allow_with_preparation: 'it is fine when prepared safely',
    unsure: 'I cannot say',
    block: 'it is not',
  };
  return [part(`For ${name} today, at ${ageWords(asked.child.ageMonths)}, ${words[today]}.`)];
}

function unknownAge(): CitedPart {
  return part('I do not know your child’s age, so this is for six months, when solid food begins.');
}

const findingParts = (verdict: Pick<Verdict, 'findings'>) =>
  partsOfFindings(verdict, null).map(({ cited }) => cited);

/** Each reason once, the most severe first; what to do instead stands once for the reasons that share it. */
function partsOfFindings(
  { findings }: Pick<Verdict, 'findings'>,
  told: string | null,
): { cited: CitedPart; isInfo: boolean }[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.rule === 'emergency' || unread.has(finding.rule)) continue;
    groups.set(finding.instead, [...(groups.get(finding.instead) ?? []), finding]);
  }
  const given = new Set<string>();
  return [...groups.entries()].slice(0, findingsAtMost).flatMap(([instead, group]) => {
    const isNew = (reason: string) => !given.has(reason) && given.add(reason).size > 0;
    const reasons = group
      .map(({ message }) => message)
      .filter(isNew)
      .slice(0, reasonsAtMost);
    const words = [...reasons, ...(instead === told ? [] : [instead])].join(' ');
    if (words === '') return [];
    const documents = [...new Set(group.flatMap(({ source }) => source.slice(0, 1)))].map(documentSource);
    const foods = group.flatMap(({ food }) => (food === null ? [] : (foodById(food) ?? [])));
    const cited = part(words, [...documents, ...[...new Set(foods)].slice(0, 1).map(foodSource)]);
    return [{ cited, isInfo: group.every(({ severity }) => severity === 'info') }];
  });
}

/** For words that are not known, what they may have meant. */
function nearestParts({ unknown }: Verdict): CitedPart[] {
  return unknown
    .filter(({ nearest }) => nearest.length > 0)
    .slice(0, 2)
    .map(({ text, nearest }) => {
      const foods = nearest.slice(0, 3).flatMap((id) => foodById(id) ?? []);
      return part(
        `For “${text}”, did you mean ${orWords(foods.map(({ name }) => name))}?`,
        foods.map(foodSource),
      );
    });
}

const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const orWords = (words: readonly string[]) => or.format(words);

/** Not where a reason says the same already. */
function servingParts(
  { serve, findings }: Pick<Verdict, 'serve' | 'findings'>,
  ageMonths: number,
  told: string | null,
): CitedPart[] {
  const fresh = serve.filter(
    ({ text }) => text !== told && !findings.some(({ instead }) => instead.includes(text)),
  );
  return fresh.slice(0, servingsAtMost).map(({ food, foodName, text }) => {
    const known = foodById(food);
    return part(`${foodName} at ${ageWords(ageMonths)}: ${text}`, known ? [foodSource(known)] : []);
  });
}

function followUpsOf([first]: readonly string[]): string[] {
  if (first === undefined) return [];
  return [`What can I make with ${first.toLowerCase()}?`, `How do I serve ${first.toLowerCase()}?`];
}
