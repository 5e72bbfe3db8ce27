import type { Child } from '../../../engine/child';
import { assess } from '../../../engine/safety/assess';
import type { Finding } from '../../../engine/safety/verdict';
import type { ParsedIngredient } from '../../../engine/text/parsed-ingredient';

/** Whether a finding refuses a food. */
export const isBlock = ({ severity }: Finding): boolean => severity === 'block';

/**
 * Parts the foods of a question into those that are refused and the others: "salt, fish and meat" in a soup. Where
 * it is not certain that a refusal is of one food alone, all are refused.
 */
export function partedMentions(
  mentions: readonly ParsedIngredient[],
  blocks: readonly Finding[],
  child: Child,
): { refused: readonly ParsedIngredient[]; others: readonly ParsedIngredient[] } {
  const ofEach = mentions.map((mention) => ({ mention, rules: blockRules(mention, child) }));
  const isNamed = ({ food }: Finding) => mentions.some((mention) => food !== null && mention.food === food);
  const isClear = blocks.every(
    (block) => isNamed(block) || ofEach.some(({ rules }) => rules.has(block.rule)),
  );
  if (!isClear) return { refused: mentions, others: [] };
  const isRefused = ({ mention, rules }: (typeof ofEach)[number]) =>
    rules.size > 0 || blocks.some(({ food }) => food !== null && food === mention.food);
  const refused = ofEach.filter(isRefused).map(({ mention }) => mention);
  return refused.length === 0
    ? { refused: mentions, others: [] }
    : { refused, others: mentions.filter((mention) => !refused.includes(mention)) };
}

/** The rules that refuse one food of a question by itself. */
function blockRules({ text }: ParsedIngredient, child: Child): ReadonlySet<string> {
  const { findings } = assess({ ingredients: [{ food: text }] }, child);
  return new Set(findings.filter(isBlock).map(({ rule }) => rule));
}
