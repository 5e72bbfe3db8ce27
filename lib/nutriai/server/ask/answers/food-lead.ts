import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import type { Child } from '../../../engine/child';
import { foodById } from '../../../engine/foods/food-list';
import { assess } from '../../../engine/safety/assess';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import type { Finding, Verdict } from '../../../engine/safety/verdict';
import type { ParsedIngredient } from '../../../engine/text/parsed-ingredient';
import { saysAllergy } from '../asked-with-facts';
import type { Question } from '../read-question';
import { allergyDoubt, untoldAllergy } from './allergy-doubt';
import { isBlock, partedMentions } from './refused-foods';
import { fromWhen } from './food-from-when';
import { unknownNames, unknownSaid } from './unknown-words';
import { about, type Answering, isOfAllergy, type Lead, namesOf } from './lead-words';
import { compared, harmAsked, safeFormLead, yesLead } from './yes-lead';
import { ageWords, type CitedPart, foodSource, part, type SaidInShort, whoIs } from '../rule-answer';

/** What the gate says when it could not read something. */
export const unread: ReadonlySet<string> = new Set([
  'unknown-food',
  'meant-food',
  'nothing-recognised',
  'too-long',
]);

const foodsAtMost = 4;
const details = askingOf('answer-details', []);
const whenAsked = details.pattern('from-when');

/** From then on only the sugar in honey speaks against it. */
const safeHoneyMonths = 12;

const isTooEarly = ({ rule }: Finding) => rule === 'not-at-this-age';

/** Returns the answer in short to a question about food, with what it says for other languages. */
export function leadOf(answering: Answering): {
  lead: CitedPart;
  said: readonly SaidInShort[];
  /** What the lead already says of how the food is served; null for nothing. */
  told: string | null;
} {
  const { question, verdict } = answering;
  const { text, said, told = null } = leadWords(answering, namesOf(question.mentions));
  return { lead: part(text, leadSources(verdict, question)), said, told };
}

function leadSources({ verdict }: Verdict, { foods }: Question) {
  return verdict === 'unsure' ? [] : foods.slice(0, foodsAtMost).map(foodSource);
}

function leadWords(answering: Answering, names: string): Lead {
  const { question, child, verdict } = answering;
  const { plain } = question;
  const at = `at ${ageWords(child.ageMonths)}`;
  const blocks = verdict.findings.filter(isBlock);
  if (verdict.verdict === 'unsure' || (blocks.length > 0 && blocks.every(({ rule }) => unread.has(rule))))
    return (
      besideUnknown(answering, names) ?? {
        text: `I cannot say: I don’t know ${unknownNames(verdict)}.`,
        said: verdict.unknown.length === 0 ? [{ sentence: 'unknown' }] : [unknownSaid(verdict)],
      }
    );
  if (!blocks.some(isOfAllergy) && whenAsked.test(plain)) return fromWhen(question, child, names);
  if (verdict.verdict === 'block') return safeFormLead(answering, names) ?? blockLead(answering, names, at);
  return doubtLead(answering, names) ?? tooEarlyLead(answering, at) ?? yesLead(answering, names);
}

function blockLead(answering: Answering, names: string, at: string): Lead {
  const { question, child, verdict } = answering;
  const blocks = verdict.findings.filter(isBlock);
  if (blocks.some(isOfAllergy)) return allergyLead(answering, names);
  if (blocks.every(({ kind }) => kind === 'diet'))
    return {
      text: `No: ${names} is not what your family eats.`,
      said: [about('diet', question.mentions, child)],
    };
  const { refused, others } = partedMentions(question.mentions, blocks, child);
  const no = namesOf(refused);
  // "Rusks in milk": under one year a yes to milk would be read as one to drinking it, and salt wants no yes at all.
  const named = others.filter(({ text }) => !/\b(milk|water|salt|sugar)\b/i.test(text));
  const rest = named.length === 0 ? null : othersLead(named, answering);
  const isForm = blocks.every(({ food }) => {
    const from = food === null ? null : foodById(food)?.fromMonths;
    return typeof from === 'number' && from < 12;
  });
  const said = [about(isForm ? 'notLikeThis' : 'no', refused, child), ...(rest?.said ?? [])];
  const tail = rest === null ? '' : ` ${rest.text}`;
  if (child.ageMonths >= safeHoneyMonths && refused.every(({ food }) => food === 'honey'))
    return {
      text:
        'From 12 months honey carries no risk of infant botulism any more, but it is sugar: ' +
        `${at} little or none of it.${tail}`,
      said,
    };
  // To "is honey dangerous?" a no would say the opposite.
  if (harmAsked.test(question.plain) || compared.test(question.plain))
    return { text: `Don’t give ${no}${isForm ? ' like this' : ''} ${at}.${tail}`, said };
  return { text: `${isForm ? `No, not like this ${at}: ${no}.` : `No, not ${at}: ${no}.`}${tail}`, said };
}

function allergyLead({ question, asked, child, verdict }: Answering, names: string): Lead {
  const { facts, mentions } = question;
  const who = whoIs(asked.name);
  if (facts.outgrown.length > 0)
    return {
      text:
        `Not yet: ${names} only once ${ownDoctor(asked.child.locale)} ` +
        'says that the allergy has gone, and how to try it.',
      said: [about('outgrown', mentions, child)],
    };
  const why = saysAllergy(facts)
    ? 'because of the allergy or reaction you told me about'
    : 'by the allergies and reactions you noted';
  const { refused, others } = partedMentions(mentions, verdict.findings.filter(isBlock), child);
  const rest = others.length === 0 ? null : othersOfAllergy(others, child);
  return {
    text: `No. ${who} should not have ${namesOf(refused)}, ${why}.${rest === null ? '' : ` ${rest}`}`,
    said: [about('allergy', refused, child)],
  };
}

/** What the allergy says of the foods that it does not refuse: nothing, or to read the label. */
function othersOfAllergy(others: readonly ParsedIngredient[], child: Child): string {
  const { findings } = assess({ ingredients: others.map(({ text }) => ({ food: text })) }, child);
  const names = capitalised(namesOf(others));
  return findings.some(isOfAllergy)
    ? `${names}: only where the label or the recipe has none of it.`
    : `${names}: not because of that allergy.`;
}

function othersLead(others: readonly ParsedIngredient[], { verdict, child }: Answering): Lead {
  const own = verdict.findings.filter(
    ({ food, severity }) => severity === 'prepare' && others.some((each) => each.food === food),
  );
  const names = capitalised(namesOf(others));
  if (own.some(isTooEarly))
    return { text: `${names}: not yet either.`, said: [about('notYet', others, child)] };
  return own.length > 0
    ? { text: `${names}: yes, prepared as below.`, said: [about('prepared', others, child)] }
    : { text: `${names}: yes.`, said: [about('yes', others, child)] };
}

/** "Not yet" to a food whose own age is not reached; null where there is none. */
function tooEarlyLead({ question, child, verdict }: Answering, at: string): Lead | null {
  const early = verdict.findings.filter(isTooEarly);
  const foods = question.mentions.filter(({ food }) => early.some((each) => each.food === food));
  const names = namesOf(foods);
  return names === '' ? null : { text: `Not yet ${at}: ${names}.`, said: [about('notYet', foods, child)] };
}

/**
 * What stands before a yes: a label that must be read for an allergy or a diet, a reaction on record, or a
 * word that nobody here knows. Null for nothing.
 */
function doubtLead({ question, asked, child, verdict }: Answering, names: string): Lead | null {
  const checks = verdict.findings.filter(({ severity }) => severity === 'prepare');
  const isUnread = verdict.unknown.length > 0;
  const label = [about('label', question.mentions, child)];
  if (checks.some(isOfAllergy)) {
    const text =
      `Only if the label or the recipe says so: many kinds of ${names} ` +
      `contain what ${asked.name ?? 'your child'} must not have.`;
    return { text, said: label };
  }
  const untold = untoldAllergy(question, names, hasAllergies(asked.child));
  if (untold !== null) return { text: untold, said: [{ sentence: 'unknownAllergy' }] };
  if (isUnread && hasAllergies(asked.child))
    return {
      text: `I cannot say yes: I do not know ${unknownNames(verdict)}.`,
      said: [unknownSaid(verdict)],
    };
  const doubt = hasAllergies(child) ? allergyDoubt(question, { asked, child, names }) : null;
  if (doubt !== null) return { text: doubt, said: label };
  if (checks.some(({ kind }) => kind === 'diet'))
    return { text: `Only some kinds of ${names} are what your family eats: check the label.`, said: label };
  return null;
}

/**
 * What is known beside a word that is not: "eggs" of "live in texas can he have sunny side eggs". The foods that are
 * known are named, so that no yes covers the word. Null where an allergy may be in it.
 */
function besideUnknown(answering: Answering, names: string): Lead | null {
  const { question, asked, child, verdict } = answering;
  if (names === '' || verdict.unknown.length === 0 || hasAllergies(asked.child) || hasAllergies(child))
    return null;
  // In a soup or a stew may be what nobody here knows: "podgrzybki" were mushrooms from the forest.
  if (question.mentions.some(({ food }) => food === null)) return null;
  const known = assess({ ingredients: question.mentions.map(({ text }) => ({ food: text })) }, child);
  if (known.verdict === 'unsure' || known.findings.some(({ rule }) => unread.has(rule))) return null;
  const { text, said } = leadWords({ ...answering, verdict: known }, names);
  const form = known.verdict === 'allow' ? 'may be given' : 'may be given, prepared as below';
  const lead = text.startsWith('Yes') ? `For ${names} at ${ageWords(child.ageMonths)}: ${form}.` : text;
  return {
    text: `${lead} I don’t know ${unknownNames(verdict)}: if that is food, ask about it by itself.`,
    said: [...said.map(withoutYes), unknownSaid(verdict, 'alsoUnknown')],
  };
}

/** In another language too no yes covers a word that is not known. */
function withoutYes(said: SaidInShort): SaidInShort {
  if (said.sentence === 'yes') return { ...said, sentence: 'known' };
  return said.sentence === 'prepared' ? { ...said, sentence: 'knownPrepared' } : said;
}

function hasAllergies({ allergies = [], otherAllergies = [] }: Child): boolean {
  return allergies.length + otherAllergies.length > 0;
}
