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
