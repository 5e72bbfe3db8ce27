import { listBefore, listFrom } from './list-of-foods';
import { countFoodWords } from './allergy-of-words';
import { foreignAllergiesIn } from './foreign-allergies';
import { withReactions } from './reactions';
import { sentenceAround, type Statement } from './statement';
import { expressionInLines } from '../text/expression-in-lines';

/**
 * "Allergic", "alergy", "allegic", "allerjic": the word that matters most, as a thumb in a hurry spells it;
 * not Turkish "alerji".
 */
const allerg = 'al{1,2}(?!right|erji(?!c))[ae]?r?i?[gj](?!a[el])[a-z]{1,7}';
const unwell =
  '(?:hives|rash(?:es)?|welts|swelling|swelled|swells|swollen|vomit\\w*|pukes?|puked|puking|threw up|' +
  'throws up|sicked up|(?:gets?|got|getting) (?:bad |itchy )?eczema|(?:was|is|gets|got|been|being) sick|' +
  'spots|blotch\\w*|wheez\\w*|itch\\w*|react(?:s|ed|ion|ions|ing)?|anaphyla\\w+|eczema flares?(?: up)?|' +
  'flares?(?: up)?|red (?:face|cheeks|patches|round|around|skin))';
const had =
  "(?:(?:s?he|they|we|i|it)(?:'s| is| has| had)? )?" +
  '(?:has|had|have|eats?|ate|eating|having|drinks?|drank|drinking|gave|given|gives|tries|tried|trying|' +
  'touch(?:es|ed|ing)?)?(?: (?:her|him|them))?(?: (?:a bit of|a little|some|any))?';

interface Form {
  kind: Statement['kind'];
  pattern: RegExp;
  /**
   * Whether the words stand after the pattern or before it; `more` stands for foods by itself, and others may
   * follow after an "and".
   */
  list: 'after' | 'before' | 'more';
  /** Only foods count; other words do not make a statement. */
  isLoose?: boolean;
  items?: readonly string[];
}

/** Ways of saying it. The first that finds its words at a place counts. */
const forms: readonly Form[] = [
  {
    kind: 'allergy',
    list: 'after',
    pattern: new RegExp(
      `\\b(?:${allerg}|intoleran(?:t|ce|t)|sensitiv(?:e|ity)|anaphylactic(?: allergy)?|react` +
        '(?:s|ed|ing|ion|ions)?(?: (?:badly|mildly|strongly|severely|quite badly))?) (?:too?|with|from)' +
        '(?: (?:the|both|all|any|eating|having|some))?(?= )',
      'g',
    ),
  },
  {
    kind: 'allergy',
    list: 'after',
    pattern: expressionInLines('g')`
      \b(?:can'?t|cannot|can not|(?:not|isn'?t) able to|unable to|mustn'?t|must not|isn'?t allowed(?: to)?|
      is not allowed(?: to)?|not allowed(?: to)?|doesn'?t tolerate|does not tolerate|can'?t tolerate)
      (?: (?:have|eat|tolerate|handle|drink|digest|do))?(?: any)?(?= )
    `,
    isLoose: true,
  },
  {
    kind: 'allergy',
    list: 'after',
    pattern: new RegExp(
      `\\b${unwell}\\b[^.?!;,]{0,30}?\\b(?:after|from|when|whenever|with|because of|every time|any time|` +
        `if) ?${had}(?: the)?(?= )`,
      'g',
    ),
    isLoose: true,
  },
  {
    kind: 'allergy',
    list: 'before',
    pattern: new RegExp(
      `[ -](?:${allerg}|intoleran(?:t|ce)|protein ${allerg}|protein intoleran(?:t|ce)|(?<!\\bmeat[ -])free)\\b`,
      'g',
    ),
    isLoose: true,
  },
  {
    kind: 'allergy',
    list: 'before',
    pattern: expressionInLines('g')`
      [ ](?:makes?|made|gives?|gave|brings?|brought) (?:her|him|them|my \w+|baby) (?:out in |come out in |
      really |very |so )?(?:sick|ill|unwell|vomit|throw up|hives|an? (?:bad |nasty |itchy )?
      (?:rash|reaction)|itch\w*|swell|wheeze|react|spots|blotchy|
      (?:face|lips|eyes|mouth|skin|cheeks|tongue|tummy) (?:swell|puff|go|hurt|itch|burn|red|sore)\w*)\b
    `,
    isLoose: true,
  },
  {
    kind: 'allergy',
    list: 'after',
    pattern: new RegExp(
      `\\b(?:${allerg} ?[:=]|fpies(?: to)?|triggers? (?:is|are)|(?:tested )?positive (?:for|to)|` +
        'positive test (?:for|to)|(?:epi ?pens?|jext|anapen|auto ?injectors?|adrenaline pens?) (?:for|' +
        'because of))(?= )',
      'g',
    ),
    isLoose: true,
  },
  {
    kind: 'allergy',
    list: 'after',
    pattern:
      /\b(?:known allerg(?:y|ies)|(?:food )?al{1,2}erg(?:ies|ys))(?: (?:are|is|include|to))? ?[:=(.]? ?(?=[ a-z])/g,
    isLoose: true,
  },
  {
    kind: 'allergy',
    list: 'after',
    pattern: expressionInLines('g')`
      \b(?:blood|skin|prick|allergy|ige|his|her|their|the) (?:tests?|bloods|results?)(?: results?)? (?:says?|said|
      shows?|showed|found|finds|flagged|picked up|confirms?|confirmed|came (?:back|up)(?: as)?(?: positive)?
      (?: for)?|(?:is|was|were|are) positive (?:for|to))(?: an?)?(?= )
    `,
    isLoose: true,
  },
  { kind: 'allergy', list: 'more', pattern: /\b(?:cmpa|cmpi|cmp allergy)\b/g, items: ['milk'] },
  {
    kind: 'allergy',
    list: 'more',
    pattern: /\bc(?:o?e|oa|ei|eo)l+ia[ckq]s?(?: disease)?\b/g,
    items: ['gluten', 'wheat'],
  },
  {
    kind: 'avoids',
    list: 'before',
    pattern: / (?:is|are) (?:an? (?:big )?no(?: go)?|off limits|off the menu|banned|out)\b(?! of\b)/g,
    isLoose: true,
  },
  {
    kind: 'avoids',
    list: 'after',
    pattern: /\b(?:said|says|strictly|absolutely|definitely) no(?: more)?(?= )/g,
    isLoose: true,
  },
  {
    kind: 'avoids',
    list: 'after',
    pattern: expressionInLines('g')`
      \btold (?:us |me |her |him )?to (?:avoid|cut out|stay off|leave out|stop giving(?: (?:her|him))?|
      exclude)(?: all| any)?(?= )
    `,
    isLoose: true,
  },
  {
    kind: 'avoids',
    list: 'after',
    pattern: /\bdon'?t want (?:her|him|them|my \w+|our \w+|baby) to (?:have|eat|get)(?: any)?(?= )/g,
    isLoose: true,
  },
  {
    kind: 'avoids',
    list: 'after',
    pattern: expressionInLines('g')`
      \b(?:we|our family|us|i|family)(?: just| really)? (?:don'?t|do not|doesn'?t|does not|never|
      can'?t) (?:eat|have|do|use|give(?: (?:her|him|them))?)(?: any)?(?= )
    `,
    isLoose: true,
  },
  {
    kind: 'avoids',
    list: 'after',
    pattern: expressionInLines('g')`
      \b(?:we|we're|she|he|she's|he's|family|i|i'm)(?: are| is| have to| need to| must|'re|'s)? ?
      (?:avoid(?:s|ing)?|cut(?:ting)? out|exclud(?:e|es|ing)|staying off|off)(?: all| any)?(?= )
    `,
    isLoose: true,
  },
  {
    kind: 'avoids',
    list: 'after',
    pattern: expressionInLines('g')`
      (?:^|[.,;!?] ?|\band |\bwith |\bhave |\b
      (?:jains?|hindus?|muslims?|family|household|house|diet) (?:so )?)no(?= )
    `,
    isLoose: true,
  },
];

/** "No nuts in our house", "no dairy for us": without this "no" is said of the dish that is wanted. */
const atHome = expressionInLines()`
  ^ ?(?:in (?:our|the|this) (?:house\w*|home|family|kitchen)|at home|
  for (?:us|her|him|them|(?:our|my) \w+|[a-z]+(?= *(?:allerg|\())|[a-z]+,? (?:can|could|is|are|what)\b)|
  here|allowed|because|due to|please|pls|plz|thanks|thank you|ta\b|, ?(?:can|could|is|are|what|so)\b)
`;
const isSaidOfHome = ({ before, after }: Statement) =>
  atHome.test(after) || (before.trim() === '' && after.trim() === '');
const questionBefore = /\b(?:why|what|which|foods?|when) (?:\w+ ){0,3}$/;

/** "Without tahini, sesame allergy": what is left out is another list. */
function ownListBefore(text: string, end: number): { items: readonly string[]; start: number } {
  const list = listBefore(text, end);
  const last = list.items.at(-1);
  const isDenied = /\b(?:without|no|minus|avoid(?:ing)?) ?$/.test(text.slice(0, list.start));
  const isJoined = /\b(?:and|or|nor)\b|[&+]/.test(text.slice(list.start, end));
  if (last === undefined || list.items.length < 2 || !isDenied || isJoined) return list;
  return { items: [last], start: text.lastIndexOf(last, end) };
}

/** Of the words before "allergy" those that name something to eat: "the doctor thinks cow's milk". */
function namedBefore(text: string, end: number): { items: readonly string[]; start: number } {
  const { items, start } = ownListBefore(text, end);
  const [first = '', ...others] = items;
  const words = first.split(' ');
  const from = words.findIndex((_word, index) => isNamed(words.slice(index)));
  if (from <= 0) return { items, start };
  const named = words.slice(from).join(' ');
  return { items: [named, ...others], start: Math.max(start, text.lastIndexOf(named, end)) };
}

/** "CMPA and soya": what a word stands for, and the foods that are joined to it. */
function listOn(text: string, end: number, items: readonly string[]) {
  const [joint] = /^ ?(?:and|plus|\+|&) (?=[a-z])/.exec(text.slice(end)) ?? [];
  if (joint === undefined) return { items, end };
  const more = listFrom(text, end + joint.length, countFoodWords);
  const known = more.items.filter((item) => countFoodWords(item.split(' ')) > 0);
  const isList = known.length > 0 && /^\s*(?:$|[.?!;,)])/.test(text.slice(more.end));
  return isList ? { items: [...items, ...known], end: more.end } : { items, end };
}

/** "Does egg cause allergies?" has no food right before the word. */
function endsInFood(item: string): boolean {
  const words = item.split(' ');
  return words.some((_word, index) => isNamed(words.slice(index)));
}

const isNamed = (words: readonly string[]) => countFoodWords(words) === words.length;

function statementOf(
  text: string,
  { kind, list, isLoose, items }: Form,
  match: RegExpExecArray,
): Statement | null {
  const start = match.index;
  const end = start + match[0].length;
  const found =
    list === 'more'
      ? { start, ...listOn(text, end, items ?? []) }
      : list === 'after'
        ? { start, ...listFrom(text, end, countFoodWords) }
        : { end, ...namedBefore(text, start) };
  const isFood = list === 'before' ? endsInFood : (item: string) => countFoodWords(item.split(' ')) > 0;
  const known = isLoose === true ? found.items.filter(isFood) : found.items;
  if (known.length === 0) return null;
  return {
    kind,
    items: known,
    start: found.start,
    end: found.end,
    said: text.slice(found.start, found.end),
    ...sentenceAround(text, found.start, found.end),
  };
}

const isOnlyOfHome = ({ pattern }: Form) => pattern.source.includes('no(?= )');

/**
 * Finds what a text says somebody cannot or does not eat, in its order. The text is in lower case, with plain
 * apostrophes.
 */
export function statementsIn(text: string): Statement[] {
  const found: Statement[] = [];
  for (const form of forms) {
    for (const match of text.matchAll(form.pattern)) {
      const statement = statementOf(text, form, match);
      if (statement === null) continue;
      if (isOnlyOfHome(form) && !isSaidOfHome(statement)) continue;
      if (form.isLoose === true && form.list === 'after' && questionBefore.test(statement.before)) continue;
      const isTaken = found.some(({ start, end }) => statement.start < end && start < statement.end);
      if (!isTaken) found.push(statement);
    }
  }
  const all = withReactions(found, text);
  for (const { items, start, end } of foreignAllergiesIn(text)) {
    const isTaken = all.some((each) => start < each.end && each.start < end);
    if (isTaken || items.length === 0) continue;
    const said = text.slice(start, end);
    all.push({ kind: 'allergy', items, start, end, said, ...sentenceAround(text, start, end) });
  }
  return all.toSorted((a, b) => a.start - b.start);
}
