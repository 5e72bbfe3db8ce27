import type { Food } from '../../../nutriai/engine/foods/food';
import { hasProperName, nameInSentence } from '../../../nutriai/engine/foods/name-in-sentence';

/** What stands in brackets behind a name, as it is said before or behind it. */
const saidBefore = /^(?:cooked|plain|ready-made|salted|sweetened|tinned|unsalted|unsweetened)$/;
const saidBehind: Readonly<Record<string, string>> = {
  'no salt': 'without salt',
  'no rind': 'without a rind',
  jar: 'from a jar',
  'jars and pouches': 'in jars and pouches',
};

/** A food's name as it stands within a sentence: "Rice cake (plain)" → "plain rice cakes". */
export function foodNameInSentence({ name, plural }: Pick<Food, 'name' | 'plural'>): string {
  const bracket = / \((.+)\)$/.exec(name);
  const bare = bracket ? name.slice(0, bracket.index) : name;
  const words = hasProperName(bare) ? nameInSentence(bare) : (plural ?? nameInSentence(bare));
  const plain = words.replace(/ \(.+\)$/, '');
  const addition = bracket?.[1];
  if (addition === undefined) return plain;
  if (saidBefore.test(addition)) return `${addition} ${plain}`;
  const behind = saidBehind[addition];
  return behind === undefined ? `${plain} (${addition})` : `${plain} ${behind}`;
}

/** Groups that are rather taken with other food than eaten as one. */
const isHad = new Set<Food['group']>(['fats_oils', 'other', 'breast_milk']);

/**
 * The question that a food's page answers: "Can babies eat swordfish?", "Can babies drink whole milk?", "Can
 * babies have salt?"
 */
export function foodQuestion(food: Food): string {
  return `Can babies ${verbFor(food)} ${foodNameInSentence(food)}?`;
}

function verbFor({ flags, group }: Food): 'drink' | 'eat' | 'have' {
  if (flags.includes('drink')) return 'drink';
  return isHad.has(group) ? 'have' : 'eat';
}
