import { knowledge } from '../../knowledge/knowledge';
import { type Recipe } from '../../recipes/recipe';
import { type Understood } from '../compose-request';
import { familyOfCuisine } from '../flavours/families';
import { expressionInLines } from '../../text/expression-in-lines';

const { styles, methods } = knowledge.requestWords;

/** What a request says of a kitchen and of a way of cooking, and whether the recipe keeps to it. */
export interface StyleParts {
  parts: readonly Understood[];
  /** The words that say so. */
  read: readonly string[];
}

/**
 * Returns what a request asks of style (“Japanese”) and of cooking (“steamed only”). `plain` is the request in
 * plain words with a space at either end.
 */
export function styleParts(plain: string, { cuisine, steps }: Recipe): StyleParts {
  const said = (words: readonly string[]) => words.filter((word) => plain.includes(` ${word} `));
  const method = steps.join(' ').toLowerCase();
  const found = [
    ...styles.map(({ words, means, family }) => ({
      words: said(words),
      means,
      why:
        familyOfCuisine(cuisine) === family
          ? null
          : 'We found no dish in this style that keeps to the rest of your request.',
    })),
    ...methods.map(({ words, means, steps: verbs }) => ({
      words: said(words),
      means,
      why: isCookedSo(plain, { words, verbs }, method)
        ? null
        : 'We found no dish for this that is cooked this way. The steps say how this one is cooked.',
    })),
  ].filter(({ words }) => words.length > 0);
  const wished = plain.replace(cookedBefore, ' ');
  const asked = found.filter(({ words }) => words.some((word) => wished.includes(` ${word} `)));
  return {
    parts: asked.map(({ means, why }) => ({ kind: 'wish', means, met: why === null, why })),
    read: found.flatMap(({ words }) => words),
  };
}

/** “Leftover roast chicken” is roasted already, and nobody asks for it to be roasted again. */
const cookedBefore = expressionInLines('g')`
  (?<= )(?:left ?overs?|yesterdays|last nights|sundays?)
  (?: (?:from|of|the|my|some|our))* (?:roast|roasted|baked|fried|grilled|steamed|poached)(?= )
`;

const otherWays = /\b(?:oven|bake|fry|roast|grill|simmer|boil|toast|pan)\b/;

/** Whether a method is cooked as asked, and in no other way where nothing else is wanted: “steamed only”. */
function isCookedSo(
  plain: string,
  { words, verbs }: { words: readonly string[]; verbs: readonly string[] },
  method: string,
): boolean {
  const isOnly = words.some((word) => plain.includes(` ${word} only `) || plain.includes(` only ${word} `));
  const others = verbs.reduce((rest, verb) => rest.replaceAll(verb, ''), method);
  return verbs.some((verb) => method.includes(verb)) && !(isOnly && otherWays.test(others));
}
