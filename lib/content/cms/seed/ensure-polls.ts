import type { Payload } from 'payload';
import { readPollFile } from './read-files';

/** The first polls by the key under which posts name them; those that are there already are left alone. */
export async function ensurePolls(payload: Payload): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, question, options } of await readPollFile()) {
    const { docs } = await payload.find({
      collection: 'polls',
      where: { question: { equals: question } },
      depth: 0,
      limit: 1,
      pagination: false,
    });
    const data = { question, options: options.map((label) => ({ label })) };
    const { id } = docs[0] ?? (await payload.create({ collection: 'polls', data, depth: 0 }));
    ids.set(key, id);
  }
  return ids;
}
