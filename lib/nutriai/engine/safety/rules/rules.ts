import { knowledge } from '../../knowledge/knowledge';
import { type Rule } from '../../knowledge/schemas/rules';

/**
 * Every rule that speaks of one food at a time. Allergens, diets, amounts of salt and phrases have tables of
 * their own.
 */
export const rules: readonly Rule[] = knowledge.rules;
