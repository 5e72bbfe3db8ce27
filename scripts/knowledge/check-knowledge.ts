import type { Food } from '@/lib/nutriai/engine/foods/food';
import { agesOutOfOrder } from './checks/ages';
import { faultyPatterns } from './checks/dish-patterns';
import { faultyKitchenFoods } from './checks/kitchen-foods';
import { sharedExamples } from './checks/examples';
import { boundlessPatterns, unsaidStatements } from './checks/handling';
import { duplicateIds, unknownIds, unusedEntries } from './checks/ids';
import { namesThatClash } from './checks/names-that-clash';
import { sharedNames } from './checks/shared-names';
import { silentRules } from './checks/silent-rules';
import type { Problem } from './problem';
import type { KnowledgeRead } from './read-knowledge';

/**
 * Everything that is wrong with knowledge whose files have the right shape. `foods` are those that the engine
 * builds of it.
 */
export function checkKnowledge({
  knowledge,
  cases,
  foods,
}: KnowledgeRead & { foods: readonly Food[] }): Problem[] {
  return [
    ...duplicateIds(knowledge),
    ...unknownIds(knowledge),
    ...unusedEntries(knowledge),
    ...sharedNames(foods),
    ...namesThatClash(knowledge, foods),
    ...unsaidStatements(knowledge),
    ...boundlessPatterns(knowledge),
    ...faultyPatterns(knowledge),
    ...faultyKitchenFoods(knowledge),
    ...sharedExamples(knowledge),
    ...silentRules(knowledge.rules, foods),
    ...agesOutOfOrder(knowledge, cases),
  ];
}
