/**
 * Whether a rule is about sugar, salt or sweet drinks: what matters of them is how often, so that one meal is
 * told of it and goes on.
 */
export function isOfHabit(rule: string): boolean {
  return /^(H4|H5|H17|salt|sugar|sweet|fizzy|juice|low-fat|said-low-fat|bran)/.test(rule);
}
