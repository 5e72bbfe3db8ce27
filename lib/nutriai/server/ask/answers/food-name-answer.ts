import { foodNameKey, plainText } from '../../../engine/foods/food-name-key';
import type { Question } from '../read-question';
import { answerOf, foodSource, part, type RuleAnswer } from '../rule-answer';

const namesAtMost = 24;
const languages =
  '(?:america|england|britain|germany|spain|france|italy|poland|india|american(?: english)?|british' +
  '(?: english)?|the (?:us|usa|uk|states|united states|united kingdom)|us|uk|english|spanish|french|' +
  'german|italian|portuguese|polish|turkish|dutch|hindi|urdu|arabic|another language|other languages)';
const asked = [
  new RegExp(
    `\\b(?:called|name|names|word|say|said|in|is|are|mean|means)\\b.{0,30}\\b(?:in|for) ${languages}\\b`,
  ),
  new RegExp(`^\\w+(?: \\w+)? in ${languages}$`),
  /\bwhat (?:does|do) \w+(?: \w+)? mean\b/,
  /\b(?:another|other|different) (?:name|word)s? (?:for|of)\b/,
  /\btranslat\w+\b/,
  /^\w+ meaning$/,
  /\bwhat (?:is|are|do (?:you|we|they) call) .{1,40} called\b|\bwhat (?:do|does) .{1,20} call \w+/,
];
const sameAs =
  /^(?:is|are) (?:\w+ ){1,3}(?:just |really )?(?:the same (?:as|thing as)|another (?:name|word) for) /;
const whatIs = /^(?:whats|what is|what are|what s) (?:an? |the )?(\w+(?: \w+)?)$/;

/** Whether a question asks what a food is called elsewhere, or what a word for a food means. */
export function asksForName(question: Question): boolean {
  const { plain, mentions } = question;
  if (isOfTwoNames(question)) return true;
  if (asked.some((pattern) => pattern.test(plain))) return true;
  const [, word] = whatIs.exec(plain) ?? [];
  return word !== undefined && mentions.length === 1 && plainText(mentions[0]?.text ?? '') === word;
}

/** "Is arugula rocket?", "is eggplant the same as aubergine": two names, and one food of the list. */
function isOfTwoNames({ plain, mentions, foods }: Question): boolean {
  const [food] = foods;
  if (food === undefined || foods.length > 1) return false;
  const said = mentions.map(({ text }) => plainText(text)).join(' ');
  if (mentions.length === 2 && sameAs.test(plain)) return true;
  return plain === `is ${said}` && firstOfTwoNames(food, said) !== null;
}

/** The first of two names of one food in a row, which are read as one mention of it; null for anything else. */
function firstOfTwoNames({ name, synonyms }: Question['foods'][number], said: string): string | null {
  const names = new Set([name, ...synonyms].map(foodNameKey));
  const words = said.split(' ');
  const halves = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const);
  return halves.find((both) => both.every((each) => names.has(foodNameKey(each))))?.[0] ?? null;
}

/** What a food is called here and elsewhere. Null where the question names no food of the list. */
export function foodNameAnswer({ foods, mentions }: Question): RuleAnswer | null {
  const [food] = foods;
  const [mention] = mentions;
  if (food === undefined || mention === undefined) return null;
  const said = firstOfTwoNames(food, mention.text) ?? mention.text;
  const typed = foodNameKey(said);
  const others = [food.name, ...food.synonyms]
    .filter((name) => foodNameKey(name) !== typed)
    .filter((name, index, all) => all.findIndex((each) => foodNameKey(each) === foodNameKey(name)) === index);
  const [first] = others;
  if (first === undefined) return null;
  return answerOf(
    'food',
    [
      part(`“${said}” is the same food as ${first.toLowerCase()}.`, [foodSource(food)]),
      part(
        `Other names for it, in English and other languages: ${others.slice(0, namesAtMost).join(', ')}.`,
        [foodSource(food)],
      ),
    ],
    [`Can my baby have ${food.name.toLowerCase()}?`, `How do I serve ${food.name.toLowerCase()}?`],
  );
}
