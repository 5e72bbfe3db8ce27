import { askingOf } from '../asking/asking';
import { foodById } from '../foods/food-list';
import { parseIngredients } from '../text/parse-ingredients';
import { allergyOfWords } from './allergy-of-words';
import { sentenceAround, type Statement } from './statement';

/** A stretch of a text that tells that a child reacted to foods. */
export interface ToldReaction {
  /** Words for the foods; in English where the list of foods has them under another name. */
  items: readonly string[];
  start: number;
  end: number;
}

const reactions = askingOf('reactions', []);
const patternOf = (name: string, flags: string) => new RegExp(reactions.pattern(name).source, flags);
const sign = patternOf('sign', 'u');
const signs = patternOf('sign', 'gu');
const link = patternOf('link', 'u');
const untold = patternOf('untold', 'u');
const noReaction = patternOf('no-reaction', 'u');
const clauseEnd = patternOf('clause-end', 'gu');
/** In words. "Strawberries, red spots all over": a clause so short only names what was eaten. */
const bareFood = 3;

interface Clause {
  text: string;
  start: number;
  end: number;
}

/**
 * Finds where a text tells that a child reacted to a food, in any language: a sign in the clause that names the
 * food, or right after a clause that does. The text is in lower case.
 */
export function reactionsIn(text: string): ToldReaction[] {
  const bare = withoutAccents(text);
  const clauses = clausesOf(bare);
  const foodsIn = (clause: Clause) => foodsNamedIn(text, bare, clause);
  return clauses.flatMap((clause, index) => {
    if (!isTold(clause.text)) return [];
    const own = foodsIn(clause);
    if (own.length > 0) return link.test(clause.text) ? [{ ...clause, items: own }] : [];
    const near = [clauses[index - 1], clauses[index + 1]].find(
      (each) => each !== undefined && tellsFood(each.text) && foodsIn(each).length > 0,
    );
    if (near === undefined) return [];
    const [start, end] = [Math.min(near.start, clause.start), Math.max(near.end, clause.end)];
    return [{ items: foodsIn(near), start, end }];
  });
}

/** Adds what a text tells of reactions to the statements that were found in it; what overlaps becomes one. */
export function withReactions(found: readonly Statement[], text: string): Statement[] {
  return reactionsIn(text).reduce<Statement[]>(
    (statements, told) => {
      const within = statements.filter((each) => told.start < each.end && each.start < told.end);
      const start = Math.min(told.start, ...within.map((each) => each.start));
      const end = Math.max(told.end, ...within.map((each) => each.end));
      const items = [...new Set([...within.flatMap((each) => each.items), ...told.items])];
      const said = text.slice(start, end);
      const around = sentenceAround(text, start, end);
      const reaction: Statement = { kind: 'allergy', isReaction: true, items, start, end, said, ...around };
      return [...statements.filter((each) => !within.includes(each)), reaction];
    },
    [...found],
  );
}

function isTold(clause: string): boolean {
  const found = sign.exec(clause);
  return found !== null && !untold.test(clause.slice(0, found.index)) && !noReaction.test(clause);
}

/** Whether a clause beside the sign says what was eaten; of one that asks, only the question would be read. */
function tellsFood(clause: string): boolean {
  return link.test(clause) || clause.trim().split(/\s+/).length <= bareFood;
}

/** The foods of a clause of a text, whose signs are no food. @param bare the text without accents */
function foodsNamedIn(text: string, bare: string, { start, end }: Clause): string[] {
  const clause = [...bare.slice(start, end).matchAll(signs)].reduce(
    (words, { index, 0: said }) =>
      `${words.slice(0, index)}${' '.repeat(said.length)}${words.slice(index + said.length)}`,
    text.slice(start, end),
  );
  const named = parseIngredients(clause).ingredients.filter(
    ({ role, food, compound }) =>
      (role === 'ingredient' || role === 'drink') && (food !== null || compound !== null),
  );
  return [
    ...new Set(
      named.flatMap(({ text: words, food }) => {
        if (allergyOfWords(words) !== null) return [words];
        const name = food === null ? null : (foodById(food)?.name.toLowerCase() ?? null);
        return name === null ? [] : [name];
      }),
    ),
  ];
}

function clausesOf(text: string): Clause[] {
  const cuts = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  const starts = [0, ...cuts];
  return starts
    .map((start, index) => ({ start, end: cuts[index] ?? text.length }))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }))
    .filter(({ text: words }) => /\p{L}/u.test(words));
}

/** As long as the text, so that places in one are places in the other. */
function withoutAccents(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').slice(0, letter.length)).join('');
}
