import { askingOf } from '../asking/asking';
import type { Allergen, Diet } from '../child';
import { allergensNamed } from '../safety/recorded-allergies';
import { parseIngredients } from '../text/parse-ingredients';
import { allergyOfWords } from './allergy-of-words';
import { statedAge } from './stated-age';
import { dietWords } from './stated-diet';
import type { Statement } from './statement';
import { statementsIn } from './statements';
import { expressionInLines } from '../text/expression-in-lines';

/** What a question says of the child, beside what it asks. */
export interface StatedFacts {
  /** Every food that it says is not eaten, in its order. */
  foods: readonly SaidOfFood[];
  allergies: readonly Allergen[];
  /** Single foods that the child reacts to, as they were typed. */
  otherAllergies: readonly string[];
  /** Words after "allergic to" that name nothing to eat that is known here. */
  unreadAllergies: readonly string[];
  /** Whether it says that the child has an allergy, and not to what. */
  isUnnamedAllergy: boolean;
  /** Whether it tells of a reaction to one of these, with its signs. */
  isReaction: boolean;
  /** Allergies that are said to be over. */
  outgrown: readonly string[];
  diet: Diet | null;
  avoids: readonly string[];
  /** In completed months. */
  ageMonths: number | null;
  /** The question without all this. */
  rest: string;
}

const child =
  "(?<!\\p{L})(?:she|he|they|she's|he's|they're|shes|hes|it|we|we're|baby|babies|bub|lo|ds|dd|son|" +
  'daughter|child|kid|kids|toddler|twins?|boy|girl|infant|newborn|one|month|year|mo|yo|old|household|' +
  'family|house)(?!\\p{L})';
const others =
  "(?<!\\p{L})(?:i'm|im|i am|i have|i've|i react|i can't|husband|hubby|dh|wife|partner|mum|mom|" +
  'mother|mummy|dad|' +
  'dads|daddy|father|brother|brothers|sister|sisters|sibling|siblings|cousin|cousins|friend|friends|nan|' +
  'nana|gran|grandma|granny|grandad|grandpa|grandmother|grandfather|grandparents|aunt|auntie|uncle|' +
  'nephew|niece|neighbour|nanny|childminder|babysitter|flatmate|boyfriend|girlfriend|parents|' +
  'runs in (?:our|the|my) family|family history|classmate|nursery|(?:her|his) twin|' +
  '(?:other|older|oldest|eldest|big|bigger) (?:son|daughter|child|kid|baby|one|boy|girl|sister|brother))' +
  '(?!\\p{L})';
const people = new RegExp(`(?<child>${child})|(?<other>${others})`, 'gu');

/** "My coeliac 2 year old". */
const childFollows = expressionInLines()`
  ^ ?,?(?:\d+ ?(?:month|mo|m|year|yr|yo|week|wk)|toddler|baby|son|daughter|child|kid|little|boy|girl|twins|
  infant|lo\b)
`;

/**
 * Whether the one who is nearest before the statement is somebody else than the child, and the child is not
 * meant too.
 */
function isOfAnother({ before, after }: Statement): boolean {
  if (childFollows.test(after)) return false;
  if (contrastAfter.test(after) || /\bi (?:also |really )?$/.test(before)) return true;
  const named = [...before.matchAll(people)];
  const last = named.at(-1);
  if (last?.groups?.other === undefined) {
    return last === undefined && /^ ?(?:runs|is|are)? ?(?:runs )?in (?:our|the|my) family\b/.test(after);
  }
  const isBoth =
    /\b(?:both|too|also|as well|so (?:is|does|are|has)|and (?:my|our|the) (?:baby|son|daughter))\b/.test(
      `${before} ${after}`,
    );
  const previous = named.at(-2);
  const isJoined =
    previous?.groups?.child !== undefined &&
    /^[^,]* and\b/.test(before.slice(previous.index + previous[0].length, last.index));
  return !isBoth && !isJoined;
}

/** "… but the baby isn't", "… the 9 month old is fine": the one who is asked about is another one. */
const contrastAfter = expressionInLines()`
  ^[^?!]{0,40}?(?:\bbut|,|\.) (?:the|my|our|this) (?:baby|little one|young(?:er|est)(?: one)?|one|new baby|
  \d{1,2} ?(?:months?|mths?|mo|m|weeks?)(?: old)?)(?: \([^)]{0,30}\))?
  (?: (?:isn'?t|is not|doesn'?t|does not|hasn'?t|is (?:fine|ok|okay|not|allowed)|can eat|has no)\b|
  's (?:fine|ok|not)\b)
`;
const denied = expressionInLines()`
  \b(?:not|isn'?t|aren'?t|wasn'?t|never|no|without|any|doesn'?t have|don'?t have|hasn'?t got|haven'?t got|
  doesn'?t|don'?t|hasn'?t|haven'?t|didn'?t)\b(?! (?:only|just|sure|certain|idea))(?:(?! but\b)[^,]){0,24}$
`;
const asksWhether = expressionInLines()`
  (?:^|[.?!,;] ?|\band |\bor )(?:is|are|could|might|may|does|do|did|has|can|was|what if|
  how (?:do|can|will|would) (?:i|we|you) (?:know|tell) (?:if|whether)) (?:my |our |the )?(?:[a-z']+ ){1,3}
  (?:be |have |has )?(?:an? )?(?<!\b(?:my|our|the|to|for) )$
`;
/** "Has a kiwi allergy", where the child is left out. */
const isBareHas =
  /(?:^|[.?!,;] ?|\band )has (?:got )?(?:an? )?(?:(?:really |very )?(?:bad|mild|severe|known|confirmed|serious) )?$/;
/** "What are signs of egg allergy?" */
const asksOfSigns =
  /\b(?:what|which|how|are there|any)\b[^.?!]{0,30}\b(?:signs?|symptoms?|chances?|risks?)\b[^.?!,]{0,20}$/;
/** "Can a baby with egg allergy …" */
const ofChildWith = /\b(?:with|for|who (?:is|has)|to|of) (?:an? |my |our )?$/;
const overBefore = expressionInLines()`
  \b(?:grew out of|grow(?:n|ing)? out of|outgrew|outgrow[ns]?|used to|no longer|over (?:her|his|the)|was|
  were|previously|once|had(?: an?)?|got over|past|passed)\b[^,]{0,24}$
`;
const overAfter = expressionInLines()`
  ^[^,?]{0,20}\b(?:any ?more|outgr\w+|grew out|grown out|gone now|has gone|cleared up|in the past|as a baby|
  is over|resolved)\b
`;
const outgrownNear = /\b(?:outgr(?:ew|own)|gr[eo]w[ns]? out of)\b/;

/** What a child may be allergic to and nobody eats. */
const notEaten = expressionInLines()`
  \b(?:pollen|dust|mites?|cats?|dogs?|pets?|fur|horses?|penicillin|amoxicillin|antibiotics?|ibuprofen|latex|
  plasters?|grass|sun\w*|bees?|wasps?|stings?|soap|detergent|washing powder|perfume|mould|metal|nickel|
  nothing|anything|something|everything|things?|foods?|stuff|it|that|both|either|those)\b
`;

type Standing = 'holds' | 'denied' | 'asked' | 'over' | 'another';

function standingOf(statement: Statement): Standing {
  return isOfAnother(statement) || isRuleOfPlace(statement) ? 'another' : standingOfChild(statement);
}

const place =
  /\b(?:nursery|nurseries|day ?care|child ?minders?|play ?group|pre ?school|school|creche|kindergarten)\b/;

/** "Nuts are banned at nursery" is a rule of the place, and no allergy of this child. */
const isBan = /\b(?:banned|off limits|no)\b/;
const isOfReaction = /\b(?:allerg|react|rash|hives|sick|swell|swoll|vomit|said|says|told)/;

function isRuleOfPlace({ kind, said, before, after }: Statement): boolean {
  const around = `${before} ${after}`;
  return kind === 'avoids' && place.test(around) && !isOfReaction.test(around) && isBan.test(said);
}

/** Who is to be tested for coeliac disease goes on eating gluten until then (NHS, on its diagnosis). */
const isCoeliac = /\bc(?:o?e)?liac/;
const isTested =
  /^ ?(?:disease )?(?:blood |antibody |screening )?(?:tests?|testing|screen(?:ing)?|bloods|biopsy)\b/;

function standingOfChild(statement: Statement): Standing {
  const { kind, before, after } = statement;
  if (kind === 'avoids') return 'holds';
  if (isCoeliac.test(statement.said) && isTested.test(after)) return 'asked';
  if (/\bno longer [^,]{0,20}$/.test(before)) return /\bfree$/.test(statement.said) ? 'denied' : 'over';
  if (denied.test(before)) return /^[^,?]{0,20}\bany ?more\b/.test(after) ? 'over' : 'denied';
  const isOfOther = childFollows.test(after) || ofChildWith.test(before) || isBareHas.test(before);
  if (!isOfOther && asksWhether.test(before)) return 'asked';
  if (asksOfSigns.test(before)) return 'asked';
  const isOver = overAfter.test(after) || outgrownNear.test(`${before}${after}`);
  // A reaction is always told in the past; an allergy in the past may be over.
  const isAllergy = /\bal{1,2}[ae]?r?[gj]|intoleran|sensitiv|coeliac|celiac/.test(statement.said);
  return isOver || (isAllergy && overBefore.test(before)) ? 'over' : 'holds';
}

const customs: readonly [RegExp, string][] = [
  [/\b(?:muslims?|halal|islamic)\b/g, 'halal'],
  [/\b(?:jewish|kosher)\b/g, 'kosher'],
  [/\b(?:hindus?)\b/g, 'beef'],
];

/** "Vegan cheese": said of the food. */
function isOfFood(text: string, end: number): boolean {
  const [next = ''] = /^[- ]+[a-z']+(?: [a-z']+)?/.exec(text.slice(end)) ?? [];
  if (/^[- ]+(?:baby|babies|toddler|family|diet|kid|one|child|house)/.test(next)) return false;
  const [first] = parseIngredients(next.trim()).ingredients;
  return first !== undefined && first.start === 0;
}

function saidOfChild(text: string, pattern: RegExp): boolean {
  return [...text.matchAll(pattern)].some((match) => {
    const before =
      text
        .slice(0, match.index)
        .split(/[.?!;]/)
        .at(-1) ?? '';
    const asStatement: Statement = {
      kind: 'avoids',
      items: [],
      start: 0,
      end: 0,
      said: '',
      before,
      after: '',
    };
    const isNot = /\b(?:not|isn'?t|aren'?t|non)[ -](?:\w+ )?$/.test(before);
    return !isNot && !isOfFood(text, match.index + match[0].length) && !isOfAnother(asStatement);
  });
}

const afterNow = '| recently| had| been| come| came| comes| out| in';
/** The subject and its verb go with what is said of it. */
const subjectBefore = expressionInLines()`
  (?:\b(?:and |but |as |since |because |if |also )?(?:she|he|they|we|it|i|my \w+|our \w+|baby|lo)
  (?:'s|'re| is| are| has| have| was| had| got|s)?
  (?: got| an?| also| very| severely| really| badly| highly| now${afterNow})*
  |\b(?:is|are|has|have|with|had|who|that|a|an|,)(?: an?)?)[ ]*$
`;

/** Text of the same length in lower case with plain apostrophes, so that places in it are places in the original. */
function levelled(text: string): string {
  const small = text.toLowerCase();
  return (
    (small.length === text.length ? small : text)
      .replace(/[’‘`´ʼ]/g, "'")
      // "Milk (allergy)"
      .replace(/\((allerg\w*|intoleran\w*)\)/g, ' $1 ')
      .replace(/(?<= )[-–—](?= )/g, '.')
      .replace(/[-–—\u00a0]/g, ' ')
  );
}

function withoutStretches(text: string, stretches: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of stretches.toSorted((a, b) => b.start - a.start)) {
    const [subject = ''] = subjectBefore.exec(levelled(rest.slice(0, start))) ?? [];
    rest = `${rest.slice(0, start - subject.length)}. ${rest.slice(end)}`;
  }
  return rest.replace(/^[\s.,;:!?]+/, '').replace(/\.\s*([.,?!])+/g, '.');
}

/** Of the child's statements those that are removed from the question: not the one that it asks about. */
function isRemoved(text: string, statement: Statement): boolean {
  const isFree = /\bfree$/.test(text.slice(statement.start, statement.end));
  return !(isFree && isOfFood(text, statement.end));
}

const unnamedAllergy = askingOf('unnamed-allergies', []).pattern('unnamed');

/** A food that is said not to be eaten, and for whom. */
export interface SaidOfFood {
  words: string;
  kind: Statement['kind'];
  /** "Onion free": an allergy or a matter of taste. */
  isFree: boolean;
  /**
   * "No longer allergic" still counts as an allergy until a clinician has confirmed it. `another`: somebody
   * else at the table has it.
   */
  standing: 'holds' | 'over' | 'another';
}

/** Reads what a question says of the child: allergies, reactions, diet, and what is over or somebody else's. */
export function statedFacts(question: string): StatedFacts {
  const text = levelled(question);
  const statements = statementsIn(text).filter((statement) => isRemoved(text, statement));
  const standing = statements.map((statement) => ({ statement, standing: standingOf(statement) }));
  const foods = standing.flatMap(saidOfFoods);
  const ofChild = foods.filter((each) => each.standing !== 'another');
  const isAllergy = ({ kind, words }: SaidOfFood) => kind === 'allergy' || allergensNamed(words).length > 0;
  const named = ofChild
    .filter((each) => isAllergy(each) && !notEaten.test(each.words))
    .map(({ words }) => ({ words, allergy: allergyOfWords(words) }));
  const told = standing.filter((each) => each.standing !== 'asked').map(({ statement }) => statement);
  return {
    foods,
    allergies: [...new Set(named.flatMap(({ allergy }) => allergy?.allergens ?? []))],
    otherAllergies: named.flatMap(({ allergy }) => allergy?.food ?? []),
    unreadAllergies: named.flatMap(({ words, allergy }) => (allergy === null ? [words] : [])),
    isUnnamedAllergy: named.length === 0 && unnamedAllergy.test(text),
    isReaction: named.length > 0 && statements.some((each) => each.isReaction),
    outgrown: foods.filter((each) => each.standing === 'over').map(({ words }) => words),
    diet: dietOf(text),
    avoids: [
      ...ofChild.filter((each) => !isAllergy(each)).map(({ words }) => words),
      ...customs.filter(([pattern]) => saidOfChild(text, pattern)).map(([, name]) => name),
    ],
    ageMonths: statedAge(question, 'question'),
    rest: withoutStretches(question, told),
  };
}

/** "Sugar free", "salt free": how a food is made, and no allergy. */
const leftOut = new RegExp(
  '^(?:(?:added|refined) )?(?:sugars?|salt|caffeine|alcohol|fat|bpa|plastic|additives?|preservatives?|mess|' +
    'screen|tear|guilt)$',
);

function saidOfFoods({ statement, standing }: { statement: Statement; standing: Standing }): SaidOfFood[] {
  if (standing === 'denied' || standing === 'asked') return [];
  const isFree = /\bfree$/.test(statement.said);
  const items = isFree ? statement.items.filter((words) => !leftOut.test(words)) : statement.items;
  return items.map((words) => ({ words, kind: statement.kind, isFree, standing }));
}

function dietOf(text: string): Diet | null {
  const found = dietWords.find(({ pattern, isStatement }) =>
    isStatement === true ? text.search(pattern) >= 0 : saidOfChild(text, pattern),
  );
  return found?.diet ?? null;
}
