import { type Child } from '../child';
import { insteadForAllergy } from './instead-for-allergy';
import { phraseRules } from './rules/phrases';
import { type Finding } from './verdict';
import { expressionInLines } from '../text/expression-in-lines';

/** Just before a phrase these words say that it is not done. */
const denied = expressionInLines()`
  \b(no|not|never|dont|do not|without|avoid|rather than|instead of)
  ( any| a| the| your| to| be| give| use| using| ever)*$
`;

/**
 * Hazards of handling that a text (as `plainText`) describes, each rule once. Denied ones ("never dilute
 * formula") do not count.
 */
export function checkPhrases(plain: string, child: Child): Finding[] {
  const { ageMonths } = child;
  return phraseRules.flatMap((rule): Finding[] => {
    const { id, fromMonths = 0, untilMonths, severity, message, instead, sources, basis } = rule;
    if (ageMonths < fromMonths || (untilMonths !== null && ageMonths >= untilMonths)) return [];
    if (!rule.patterns.some((pattern) => isSaid(pattern, plain))) return [];
    return [
      {
        rule: id,
        kind: 'safety',
        severity,
        food: null,
        foodName: '',
        message,
        instead: insteadForAllergy(instead, child),
        source: sources,
        basis,
      },
    ];
  });
}

function isSaid(pattern: RegExp, plain: string): boolean {
  if (!pattern.test(plain)) return false;
  for (const match of plain.matchAll(new RegExp(pattern, 'g'))) {
    if (!denied.test(plain.slice(Math.max(0, match.index - 40), match.index).trimEnd())) return true;
  }
  return false;
}
