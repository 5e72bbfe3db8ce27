import type { LogWrite } from '@/lib/nutriai/client/log/log-write';

/** The list with what the server has just answered, so that the entry stays where it was seen. */
export function withAnswer<Entry extends { id: string }, Found extends { results: Entry[] }>(
  list: Found | undefined,
  write: LogWrite | null,
  answer: unknown,
): Found | undefined {
  if (list === undefined || write === null) return list;
  const others = list.results.filter(({ id }) => id !== write.entry && id !== idIn(answer));
  const results = answer === undefined ? others : [answer as Entry, ...others];
  return { ...list, results };
}

const idIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;
