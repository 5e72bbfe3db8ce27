import { readJson } from './fetcher';

/**
 * Reads the answer to a deletion. What is gone already, by another tab or another person, is what was wanted.
 * @throws ApiError for every other refusal
 */
export async function readDeleted(response: Response): Promise<void> {
  if (response.status !== 404) await readJson(response);
}
