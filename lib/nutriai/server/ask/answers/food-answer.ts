import type { Child } from '../../../engine/child';
import { capitalised } from '../../../engine/capitalised';
import { plainText } from '../../../engine/foods/food-name-key';
import { foodById } from '../../../engine/foods/food-list';
import { assess } from '../../../engine/safety/assess';
import type { Finding, Verdict } from '../../../engine/safety/verdict';
import type { AskedChild } from '../asked-child';
import { saysAllergy } from '../asked-with-facts';
import { namesMedicine } from '../medical-question';
import type { Question } from '../read-question';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import {
  ageWords,
  answerOf,
  type CitedPart,
  documentSource,
  foodSource,
  inWords,
  part,
  type RuleAnswer,
  whoIs,
} from '../rule-answer';
import { recordPart } from './stated-allergy-answer';

/** What the gate says when it could not read something. */
const unread = new Set(['unknown-food', 'meant-food', 'nothing-recognised', 'too-long']);
const findingsAtMost = 4;
const reasonsAtMost = 2;
const servingsAtMost = 4;
const namesAtMost = 4;
const agesAsked = [0, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36, 48, 60];

const whenAsked = /\b(when|what age|which age|how old|from which month|at what (age|month)|from what age)\b/;
/** "Is rice bad?": a yes would say the opposite of what is meant. */
const harmAsked =
  /\b(?:bad|dangerous|harmful|unsafe|unhealthy|toxic|poisonous|risky|(?:choking )?hazards?|harm|hurt)\b/;
const howAsked =
  /\bhow (do|should|can|to|would|is|are|big|small|best)\b|\b(cut|serve|serving|prepare|prep)\b/;

/** Whether this child may have it, from when, why, and how it is served. Null where the question names nothing to eat. */
export function foodAnswer(question: Question, asked: AskedChild): RuleAnswer | null {
  const { mentions, unknown, statedMonths } = question;
  if (mentions.length === 0 && unknown.length === 0) return null;
  const child = childAt(asked.child, statedMonths);
  const verdict = assess({ text: question.foodText }, child, { severeEczema: severeEczema(question) });
  const names = namesOf(question);
  const lead = leadOf({ question, asked, child, verdict, names });
  const foods = question.foods;
  const blocks = verdict.findings.filter(({ severity }) => severity === 'block');
  // How to cook what a child is allergic to helps nobody.
  const isAllergy = blocks.some(isOfAllergy);
  const { facts } = question;
  return answerOf(
    'food',
    [
      ...(asked.isAgeKnown || statedMonths !== null ? [lead] : [lead, unknownAge()]),
      ...todayOf({ question, asked, child, verdict }),
      ...findingParts(isAllergy ? { findings: blocks.filter(isOfAllergy) } : verdict),
      ...nearestParts(verdict),
      ...(isAllergy ? [] : servingParts(verdict, child.ageMonths)),
      ...(saysAllergy(facts) ? [recordPart(asked.name ?? 'your child')] : []),
    ],
    blocks.length > 0 ? [] : followUpsOf(foods.map(({ name }) => name)),
  );
}

/** The gate's word on the foods of a question that is about something else too; empty where there is none. */
export function foodWarning(question: Question, asked: AskedChild): CitedPart[] {
  const foods = question.mentions.filter(({ text }) => !namesMedicine(plainText(text)));
  if (foods.length === 0) return [];
  const isAll = foods.length === question.mentions.length;
  const verdict = assess(
    isAll ? { text: question.foodText } : { ingredients: foods.map(({ text }) => ({ food: text })) },
    childAt(asked.child, question.statedMonths),
  );
  const blocks = verdict.findings.filter(
    ({ severity, rule }) => severity === 'block' && rule !== 'emergency' && !unread.has(rule),
  );
  return findingParts({ ...verdict, findings: blocks });
}

/** A recorded allergy or reaction. */
const isOfAllergy = ({ rule }: Finding) => rule.startsWith('H24');

const severeEczema = ({ plain }: Question) => /\bsevere eczema\b/.test(plain);

/** The age that was asked about stands before the child's own. What a corrected age changes is growth and needs, never safety. */
function childAt(child: Child, months: number | null): Child {
  return months === null ? child : { ...child, ageMonths: months };
}

function namesOf({ mentions }: Question): string {
  const names = mentions.map(({ food, text }) => {
    const known = food === null ? undefined : foodById(food);
    return known && text.length > 40 ? known.name.toLowerCase() : text.toLowerCase();
  });
  return inWords([...new Set(names)].slice(0, namesAtMost));
}

interface Answering {
  question: Question;
  asked: AskedChild;
  child: Child;
  verdict: Verdict;
}

function leadOf({ question, asked, child, verdict, names }: Answering & { names: string }): CitedPart {
  const cited = question.foods.slice(0, namesAtMost).map(foodSource);
  const at = `at ${ageWords(child.ageMonths)}`;
  const blocks = verdict.findings.filter(({ severity }) => severity === 'block');
  if (verdict.verdict === 'unsure' || (blocks.length > 0 && blocks.every(({ rule }) => unread.has(rule))))
    return part(`I cannot say: I do not know ${unknownNames(verdict)}.`);
  const isAllergy = verdict.findings.some((finding) => finding.severity === 'block' && isOfAllergy(finding));
  if (!isAllergy && whenAsked.test(question.plain)) return part(`${fromWhen(question, child, names)}`, cited);
  if (verdict.verdict === 'block')
    return part(blockLead({ question, asked, child, verdict }, names, at), cited);
  const doubt = doubtLead({ question, asked, child, verdict }, names);
  if (doubt !== null) return part(doubt, cited);
  const subject = capitalised(names);
  const isAllowed = verdict.verdict === 'allow';
  if (harmAsked.test(question.plain))
    return part(
      `${subject} ${at}${isAllowed ? ': no rule of ours speaks against it.' : ', only like this:'}`,
      cited,
    );
  if (howAsked.test(question.plain)) return part(`${subject} ${at}, served safely:`, cited);
  return isAllowed
    ? part(`Yes, ${names} ${at}. No rule of ours speaks against it.`, cited)
    : part(`Yes, ${names} ${at}, prepared like this:`, cited);
}

function blockLead({ question, asked, verdict }: Answering, names: string, at: string): string {
  const blocks = verdict.findings.filter(({ severity }) => severity === 'block');
  const who = whoIs(asked.name);
  if (blocks.some(isOfAllergy)) {
    const { facts } = question;
    if (facts.outgrown.length > 0)
      return `Not yet: ${names} only once ${ownDoctor(asked.child.locale)} has said that the allergy is over, and how to try it.`;
    return saysAllergy(facts)
      ? `No. ${who} should not have ${names}, because of the allergy or reaction you told me about.`
      : `No. ${who} should not have ${names}, by the allergies and reactions you noted.`;
  }
  if (blocks.every(({ kind }) => kind === 'diet')) return `No: ${names} is not what your family eats.`;
  const isForm = blocks.every(({ food }) => {
    const from = food === null ? null : foodById(food)?.fromMonths;
    return typeof from === 'number' && from < 12;
  });
  // To "is honey dangerous?" a no would say the opposite.
  if (harmAsked.test(question.plain)) return `Don’t give ${names}${isForm ? ' like this' : ''} ${at}.`;
  return isForm ? `No, not like this ${at}: ${names}.` : `No, not ${at}: ${names}.`;
}

/** What stands before a yes: a label that must be read for an allergy or a diet, a reaction on record, or a word that nobody here knows. Null for nothing. */
function doubtLead({ question, asked, verdict }: Answering, names: string): string | null {
  const checks = verdict.findings.filter(({ severity }) => severity === 'prepare');
  const isUnread = verdict.unknown.length > 0;
  if (checks.some(isOfAllergy)) {
    return `Only if the label or the recipe says so: many kinds of ${names} contain what ${asked.name ?? 'your child'} must not have.`;
  }
  const { unreadAllergies } = question.facts;
  if (unreadAllergies.length > 0)
    return `I cannot say yes: I do not know what “${inWords(unreadAllergies)}” is. Write the allergy in other words, and check the label of ${names} for it.`;
  if (isUnread && hasAllergies(asked.child))
    return `I cannot say yes: I do not know ${unknownNames(verdict)}.`;
  if (checks.some(({ kind }) => kind === 'diet'))
    return `Only some kinds of ${names} are what your family eats: check the label.`;
  return null;
}

function hasAllergies({ allergies = [], otherAllergies = [] }: Child): boolean {
  return allergies.length + otherAllergies.length > 0;
}

function unknownNames({ unknown }: Verdict): string {
  return unknown.length === 0
    ? 'what food you mean'
    : inWords(unknown.slice(0, namesAtMost).map(({ text }) => `“${text}”`));
}

/** The first age at which the gate lets it pass as it was asked, for a child without allergies. */
function firstAge(question: Question): number | null {
  const found = agesAsked.find(
    (ageMonths) => assess({ text: question.foodText }, { ageMonths }).verdict !== 'block',
  );
  return found ?? null;
}

function fromWhen(question: Question, child: Child, names: string): string {
  const from = firstAge(question);
  const subject = capitalised(names);
  if (from === null) return `${subject}: not in the first five years, served like this.`;
  const age = from === 0 ? 'from birth' : `from ${from === 6 ? 'about ' : ''}${ageWords(from)}`;
  const isNow = child.ageMonths >= from;
  return `${subject}: ${age}.${isNow ? '' : ` At ${ageWords(child.ageMonths)} it is too early.`}`;
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

/** Each reason once, the most severe first; what to do instead stands once for the reasons that share it. */
function findingParts({ findings }: Pick<Verdict, 'findings'>): CitedPart[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.rule === 'emergency' || unread.has(finding.rule)) continue;
    groups.set(finding.instead, [...(groups.get(finding.instead) ?? []), finding]);
  }
  return [...groups.entries()].slice(0, findingsAtMost).map(([instead, group]) => {
    const reasons = [...new Set(group.map(({ message }) => message))].slice(0, reasonsAtMost);
    const documents = [...new Set(group.flatMap(({ source }) => source.slice(0, 1)))].map(documentSource);
    const foods = group.flatMap(({ food }) => (food === null ? [] : (foodById(food) ?? [])));
    return part([...reasons, instead].join(' '), [
      ...documents,
      ...[...new Set(foods)].slice(0, 1).map(foodSource),
    ]);
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
function servingParts({ serve, findings }: Verdict, ageMonths: number): CitedPart[] {
  const fresh = serve.filter(({ text }) => !findings.some(({ instead }) => instead.includes(text)));
  return fresh.slice(0, servingsAtMost).map(({ food, foodName, text }) => {
    const known = foodById(food);
    return part(`${foodName} at ${ageWords(ageMonths)}: ${text}`, known ? [foodSource(known)] : []);
  });
}

function followUpsOf([first]: readonly string[]): string[] {
  if (first === undefined) return [];
  return [`What can I make with ${first.toLowerCase()}?`, `How do I serve ${first.toLowerCase()}?`];
}
