import { plainText } from '@/lib/nutriai/engine/foods/food-name-key';
import type { Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { Problem } from '../problem';

/** Finds examples that stand twice: of one under two answers nobody could tell which of them it asks for. */
export function sharedExamples({ answers }: Pick<Knowledge, 'answers'>): Problem[] {
  const found = new Map<string, string>();
  return answers.flatMap(({ id, examples = [] }) =>
    examples.flatMap((example) => {
      const key = plainText(example);
      const other = found.get(key);
      found.set(key, id);
      return other === undefined
        ? []
        : [{ where: 'answers', message: `“${example}” is an example of ${other} and of ${id}.` }];
    }),
  );
}
