import { numberOf, numberPattern } from './numbers';
import { expressionInLines } from '../text/expression-in-lines';

/** A question tells how long something lasts, a request for a recipe for whom it is: "for 11 months". */
export type StatedIn = 'question' | 'request';

const count = `(${numberPattern}|\\d{1,3}\\.5)( and a half)?`;
const unitWords = {
  days: 'days?|tage?|dias?|jours?|giorni',
  weeks: 'weeks?|wks?|wk|wochen?|semanas?|semaines?|settimane',
  months: 'months?|mon?ths?|mnths?|mths?|mth|mos?|monate?|meses|mes|mois|mesi|mese|meses',
  // "1 ano e meio" comes as "1 a year and a half".
  years: 'years?|a year|yrs?|yr|yo|y o|jahre?|anos?|ans?|anni|anno',
} as const;
type Unit = keyof typeof unitWords;
const units = Object.keys(unitWords) as Unit[];
const monthsOf = { days: 12 / 365.25, weeks: 1 / 4.345, months: 1, years: 12 } as const;

const soon =
  '(?:nearly|almost|not quite|not yet|just under|coming up (?:to|for)|approaching|close to|about to (?:be|turn))';
const aged = new RegExp(
  `(?<soon>\\b${soon} )?(?<![\\d.])\\b${count} ?-? ?` +
    `(?:${units.map((unit) => `(?<${unit}>${unitWords[unit]})`).join('|')})\\b(?<half> and a half)?` +
    '(?<old>[ -]?olds?\\b| o\\b)?',
  'g',
);
/** "Turns one next week": the day before is what counts. */
const turning = new RegExp(
  `\\b(?:turns?|turning|going to be|will be|be|${soon}) (one|two|three|[1-4])\\b` +
    `(?! ?(?:${Object.values(unitWords).join('|')}|month|half|[a-z]*spoon|cup|slice|piece|hour|minute)\\b)`,
  'g',
);
const isAge = new RegExp(
  "\\b(?:(?:she|he|lo|baby|toddler|son|daughter|dd|ds|child|kid)(?:'?s| is)|aged?|just turned|turned|" +
    'has turned)(?: (?:only|just|now|still|already))? (one|two|three|[1-4])( and a half)?' +
    '(?= *(?:$|[,.?!;)]|and\\b|so\\b|but\\b|can\\b|what\\b|is\\b|now\\b|today\\b|yesterday\\b|last\\b))',
  'g',
);
/** "Oat milk at 1?", and not "he feeds at 1". */
const atYears = expressionInLines('g')`
  (?<!\b(?:wak\w*|woke|up|naps?|feeds?|fed|bottles?|lunch|dinner|tea|supper|breakfast|bed|asleep|sleeps?|
  pick\w*|today|yesterday|tonight|tomorrow)\b.{0,12})\bat (?:age )?(one|two|three|[1-3])(?= *(?:$|[,.?!;)]))
`;
/** "Can under ones have honey?", "before one": the day before is what counts. */
const underYears = expressionInLines('g')`
  \b(?:under|before|younger than) (?:the age of )?(?:age )?(one|two|three|[1-3])s?
  (?= *(?:$|[,.?!;)]|have\b|eat\b|drink\b|can\b|is\b|are\b))
`;
const bareHalf = /(?:^|\b(?:is|s|at|for|a) )(one|two|three|[1-3]) and a half(?= *(?:$|[,.?!;)]|year|yr))/g;

const spanBefore = new Set(
  (
    'for in every within after last lasts keep keeps past over next since about ' +
    'depuis pendant seit hace sinds'
  ).split(' '),
);
/** Since when, or how long, in other languages: « depuis un mois », "za dwa miesiące". */
const spanAbroad = expressionInLines('u')`
  (?<!\p{L})(?:il y a|ca fait|dans|d'ici|durante|durant|lleva|llevamos|desde hace|vor|wahrend|gedurende|al|
  da|tra|fra|od|za|przez|منذ|من) $
`;
/** Portuguese "há 6 meses"; Italian "ha 6 mesi" is an age. */
const spanInPortuguese = /(?<!\p{L})ha \d+ (?:dias?|semanas?|mes|meses|anos?)$/u;
const spanBeforeRequest = new Set(
  'in every within after last lasts keep keeps past over next since'.split(' '),
);
const spanAfter = expressionInLines()`
  ^ ?(?:\+|plus\b|label\b|on the (?:label|packet|jar|box|pouch)|ago|in the (?:fridge|freezer)|later|now|
  running|straight|supply|maternity)\b
`;
const lasting =
  /\b(?:freez\w*|frozen|keeps?|lasts?|stor(?:e|ed|es)|solids|constipated|poorly|ill)\b[^.?!,;]{0,20} for $/;
/** "Finger foods for 7 months", "how much milk for 8 months": for whom, and not for how long. */
const forWhom = expressionInLines()`
  \b(?:foods?|meals?|breakfasts?|lunch(?:es)?|dinners?|snacks?|ideas?|recipes?|textures?|menu|milk|formula|
  water|amounts?|portions?|schedule|routine|ok|okay|safe|suitable|good|best|fine|right|enough|appropriate|
  normal|usual|needed|recommended) for $
`;
const wasLasting =
  /\b(?:been|had|has|have|having|on|only|kept|keeps?|gave|given|took|drank|ate|fed|stays?|stayed)\b/;
const oldest = 60;
/** Under this a count of weeks in a request is as often the length of a plan. */
const fewWeeks = 16;

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d)? ?½/g, (_half, whole: string | undefined) => `${whole ?? '0'}.5`)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\b(\d{1,2}) 1[/⁄]2\b/g, '$1.5')
    .replace(/\b(\d{1,3}),5\b/g, '$1.5')
    .replace(/\by\/o\b/g, 'yo')
    .replace(/[ \t\n-]+/g, ' ');
}

/** Returns the age that a text names, in completed months; the youngest of several, null for none. */
export function statedAge(text: string, statedIn: StatedIn): number | null {
  const plain = plainOf(text);
  const found = [...withUnit(plain, statedIn), ...withoutUnit(plain)];
  const ages = found.length > 0 ? found : shortMonths(plain);
  const possible = ages.filter((age) => age >= 0 && age <= oldest);
  return possible.length === 0 ? null : Math.floor(Math.min(...possible));
}

/** What stands between the years and the months of one age: "2 years and 4 months", « 2 ans et 4 mois ». */
const joint = /^,? ?(?:(?:and|plus|et|und|y|e|en|i|ve|aur|और|و) ?)?$/;

function withUnit(plain: string, statedIn: StatedIn): number[] {
  const matches = [...plain.matchAll(aged)];
  const isFurther = matches.map((match, index) => {
    const before = matches[index - 1];
    if (before?.groups?.years === undefined || match.groups?.years !== undefined) return false;
    // "2 years old, and 4 months": two children.
    if (before.groups.old !== undefined) return false;
    return joint.test(plain.slice(before.index + before[0].length, match.index));
  });
  return matches.flatMap((match, index) => {
    if (isFurther[index]) return [];
    const further = isFurther[index + 1] ? matches[index + 1] : undefined;
    return ageOf(plain, { match, further, statedIn });
  });
}

/** The completed months of a child who is nearly so old. */
const beforeThat = (months: number) => Math.max(0, Math.ceil(months) - 1);

const unitOf = ({ groups = {} }: RegExpExecArray): Unit =>
  units.find((each) => groups[each] !== undefined) ?? 'months';

// "26 weeks" is how the six months are named: a week is not always four to a month.
const inMonths = (amount: number, unit: Unit) => amount * monthsOf[unit] + (unit === 'weeks' ? 0.1 : 0);

interface Named {
  match: RegExpExecArray;
  /** The months after the years. */
  further: RegExpExecArray | undefined;
  statedIn: StatedIn;
}

function ageOf(plain: string, { match, further, statedIn }: Named): number[] {
  const [, , number = '', half] = match;
  const { groups = {} } = match;
  const unit = unitOf(match);
  const amount = numberOf(number) + ((half ?? groups.half) ? 0.5 : 0);
  const last = further ?? match;
  const isOld = last.groups?.old !== undefined;
  const sentence = plain.slice(Math.max(0, match.index - 30), match.index);
  const after = plain.slice(last.index + last[0].length);
  const isSpan =
    ((statedIn === 'request' ? spanBeforeRequest : spanBefore).has(lastWord(sentence)) &&
      !isForWhom(sentence)) ||
    lasting.test(sentence) ||
    spanAbroad.test(sentence) ||
    spanInPortuguese.test(`${sentence}${match[0]}`) ||
    spanAfter.test(after);
  const isRate = /^an?$/.test(number) && unit !== 'years' && groups.half === undefined;
  if (!isOld && (isSpan || isRate || unit === 'days')) return [];
  if (statedIn === 'request' && unit === 'weeks' && amount <= fewWeeks && !isOld) return [];
  const more = further ? inMonths(numberOf(further[2] ?? ''), unitOf(further)) : 0;
  const months = inMonths(amount, unit) + more;
  return [groups.soon === undefined && !isBefore(sentence) ? months : beforeThat(months)];
}

/** "Water before 6 months?" asks of a younger child. */
const isBefore = (sentence: string) =>
  /\b(?:before|under|below|younger than|less than) (?:the age of )?$/.test(sentence);

const isForWhom = (sentence: string) => forWhom.test(sentence) && !wasLasting.test(sentence);

const lastWord = (sentence: string) => sentence.trimEnd().split(' ').at(-1) ?? '';

function withoutUnit(plain: string): number[] {
  const yearsOf = (words = '', half?: string) => numberOf(words) * 12 + (half === undefined ? 0 : 6);
  return [
    ...[...plain.matchAll(turning)].map(([, words]) => yearsOf(words) - 1),
    ...[...plain.matchAll(isAge)].map(([, words, half]) => yearsOf(words, half)),
    ...[...plain.matchAll(atYears)].map(([, words]) => yearsOf(words)),
    ...[...plain.matchAll(underYears)].map(([, words]) => yearsOf(words) - 1),
    ...[...plain.matchAll(bareHalf)].map(([, words]) => yearsOf(words, 'half')),
    ...[...plain.matchAll(/(?:^|\b(?:is|be) |'s )(one|two|three) (?:next (?:week|month)|tomorrow)\b/g)].map(
      ([, words]) => yearsOf(words) - 1,
    ),
    ...(/\bhalf a year\b/.test(plain) ? [6] : []),
    ...(/\bnew ?borns?\b/.test(plain) ? [0] : []),
    ...birthdays(plain),
  ];
}

const ordinals = { first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3 } as const;

function birthdays(plain: string): number[] {
  return [
    ...plain.matchAll(
      /\b(first|1st|second|2nd|third|3rd) birthday\b( (?:is |party )?(?:next|tomorrow|soon|coming|in|on|this))?/g,
    ),
  ].map(
    ([, ordinal = 'first', future]) =>
      ordinals[ordinal as keyof typeof ordinals] * 12 - (future === undefined ? 0 : 1),
  );
}

/** "30m" is an age only where nothing else is one: beside "14mo" it is half an hour. */
function shortMonths(plain: string): number[] {
  return [...plain.matchAll(/\b(\d{1,2}) ?m\b/g)].map(([, number = '']) => Number(number));
}
