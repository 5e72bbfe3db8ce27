import type { Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { Problem } from '../problem';

/** Statements that a rule of handling goes by and that no words say, and rules that are there twice. */
export function unsaidStatements({ handlingRules, handlingWords }: Knowledge): Problem[] {
  const seen = new Set<string>();
  return handlingRules.flatMap(({ id, when }) => {
    const { anyStatement = [], andStatement = [], noStatement = [] } = when;
    const where = `handling/rules.yaml: ${id}`;
    const twice = seen.has(id) ? [{ where, message: 'It is there twice.' }] : [];
    seen.add(id);
    const unsaid = [...anyStatement, ...andStatement, ...noStatement].filter(
      (statement) =>
        ![handlingWords.statements, handlingWords.whileEating.phrases].some((said) =>
          Object.hasOwn(said, statement),
        ),
    );
    return [...twice, ...unsaid.map((statement) => ({ where, message: `No words say ${statement}.` }))];
  });
}

/** The tree of a pattern grows with what it stands for, and is made before the first text is read. */
const mostPhrases = 20_000;
const groups = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/g;

/** Patterns of handling that stand for so many phrases that the first reading of a server would wait for them. */
export function boundlessPatterns({ handlingWords }: Knowledge): Problem[] {
  return Object.entries(handlingWords.statements).flatMap(([statement, patterns]) =>
    patterns
      .filter((pattern) => phrasesOf(pattern) > mostPhrases)
      .map((pattern) => ({
        where: `handling/words.yaml: ${statement}`,
        message: `“${pattern.slice(0, 40)}…” stands for more than ${mostPhrases} phrases: say it as two statements.`,
      })),
  );
}

/** How many phrases a pattern stands for, of groups that stand side by side. */
function phrasesOf(pattern: string): number {
  return [...pattern.matchAll(groups)].reduce((product, [, required, optional]) => {
    const choices = (required ?? optional ?? '').split('|').length;
    return product * (optional === undefined ? choices : choices + 1);
  }, 1);
}
