import * as z from 'zod';
import { babyListAnswer } from '../contract/nutriai-babies';
import { type CallOperation, OperationRefused } from './tool';

/** How a tool's caller says which baby is meant. */
export const baby = z
  .string()
  .min(1)
  .max(120)
  .optional()
  .describe('Name or id of the baby. Can be left out if the key covers one baby.');

/** Finds the baby that is meant, among those that the key may know. */
export async function babyOf(said: string | undefined, call: CallOperation): Promise<string> {
  if (said !== undefined && z.uuid().safeParse(said).success) return said;
  const query = { page_size: '100' };
  const { results } = babyListAnswer.parse(await call({ operation: 'listBabies', query }));
  const named = said?.trim().toLocaleLowerCase();
  const meant = results.filter(({ name }) => named === undefined || name.toLocaleLowerCase() === named);
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return only.id;
  const babies = results.map(({ id, name }) => ({ id, name }));
  throw new OperationRefused(404, { detail: 'Say which baby is meant.', babies });
}
