import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';

type Finding = SafetyCheckAnswer['findings'][number];

export type VerdictLook = 'allow' | 'prepare' | 'block' | 'unknown';

/** Rules that speak of words which were not understood, and not of a food. */
const unread = new Set(['unknown-food', 'meant-food', 'nothing-recognised', 'too-long']);

/** Which of four answers this is: a block only for what could not be read is no judgement of a food either. */
export function verdictLook({ verdict, findings }: SafetyCheckAnswer): VerdictLook {
  const blocks = findings.filter(({ severity }) => severity === 'block');
  if (verdict === 'unsure' || (blocks.length > 0 && blocks.every(({ rule }) => unread.has(rule))))
    return 'unknown';
  if (verdict === 'block') return 'block';
  return verdict === 'allow' ? 'allow' : 'prepare';
}

/** The answer in one line; `age` is "at 9 months". */
export function verdictTitle(answer: SafetyCheckAnswer, age: string): string {
  const look = verdictLook(answer);
  if (look === 'unknown') return 'We can’t say yet';
  if (look === 'allow') return `Yes, ${age}`;
  if (look === 'prepare') return `Yes, ${age}, prepared like this`;
  const reasons = answer.findings.filter(({ severity }) => severity === 'block');
  return reasons.every(({ kind }) => kind === 'diet')
    ? 'Not what your family eats'
    : `No, not like this ${age}`;
}

const leads: Readonly<Record<VerdictLook, string>> = {
  allow: 'None of our rules advises against it. Sit your child upright and stay with them.',
  prepare: 'Follow the steps below, then serve it.',
  block: 'Change what is marked below first.',
  unknown: 'We didn’t understand every word, so we can’t say yes.',
};

export function verdictLead(answer: SafetyCheckAnswer): string {
  return leads[verdictLook(answer)];
}

export const severityWords: Readonly<Record<Finding['severity'], string>> = {
  block: 'Don’t serve',
  unsure: 'Not understood',
  prepare: 'Prepare',
  warn: 'Limit',
  info: 'Good to know',
};

/** A reason stands once for each food that it speaks of, in one entry. */
export interface FindingGroup {
  id: string;
  foods: string[];
  finding: Finding;
}

/**
 * Findings without the emergency, which stands on its own; the same words for several foods stand once, and so
 * does what to do instead for a food that is blocked as it is.
 */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    if (finding.rule === 'emergency' || isSaidByBlock(finding, findings)) continue;
    const id = `${finding.severity} ${finding.message} ${finding.instead}`;
    const group = groups.get(id) ?? { id, foods: [], finding };
    if (finding.food_name !== '' && !group.foods.includes(finding.food_name))
      group.foods.push(finding.food_name);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** How each food is served: those for which a reason says the same already, and the others. */
export function servings(
  serve: SafetyCheckAnswer['serve'],
  groups: readonly FindingGroup[],
): Record<'repeated' | 'others', SafetyCheckAnswer['serve']> {
  const isSaid = ({ food_name: name, text }: SafetyCheckAnswer['serve'][number]): boolean =>
    groups.some(({ foods, finding }) => finding.instead === text && foods.includes(name));
  return { repeated: serve.filter(isSaid), others: serve.filter((each) => !isSaid(each)) };
}

function isSaidByBlock(
  { severity, food_name: food, instead }: Finding,
  findings: readonly Finding[],
): boolean {
  return (
    severity === 'prepare' &&
    findings.some((each) => each.severity === 'block' && each.food_name === food && each.instead === instead)
  );
}
