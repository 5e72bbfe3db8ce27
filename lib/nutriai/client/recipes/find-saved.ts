import { patientFetch } from '../../../accounts/client/authenticated-fetch';
import { readJson } from '../../../accounts/client/fetcher';
import type { LogWrite } from '../log/log-write';

interface SavedEntry {
  id: string;
  eaten_at?: string;
  drunk_at?: string;
  given_at?: string;
  made_by: { is_me: boolean } | null;
}

const dayMs = 86_400_000;

/**
 * The entry that a create may have left on the server more than a day ago, when its answer was lost and its
 * key has been forgotten since. It is told by its moment, which is of a thousandth of a second and nobody
 * else's; undefined where there is none.
 */
export async function findSaved({ baby, log, body }: LogWrite): Promise<SavedEntry | undefined> {
  const moment = Date.parse(String(body.eaten_at ?? body.drunk_at ?? body.given_at));
  const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const days = `from=${dateOf(moment - dayMs)}&to=${dateOf(moment + dayMs)}`;
  const response = await patientFetch(`/api/nutriai/${log}?baby=${baby}&${days}&page_size=100`);
  const { results } = await readJson<{ results: SavedEntry[] }>(response);
  return results.find(
    ({ eaten_at, drunk_at, given_at, made_by }) =>
      made_by?.is_me === true && Date.parse(String(eaten_at ?? drunk_at ?? given_at)) === moment,
  );
}
