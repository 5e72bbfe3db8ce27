import { badRequest } from './content-error';
import type { ContentParameters } from './content-parameters';

export interface OrderKey {
  name: string;
  isDescending: boolean;
}

/** `?order=`: by fields, in a new order every time, or null for the default. */
export type Order = 'random' | readonly OrderKey[] | null;

/**
 * Reads `?order=title,-date`.
 * @throws ApiError 400; a name is shown as it was typed
 */
export function readOrder(parameters: ContentParameters, isStored: (name: string) => boolean): Order {
  const text = parameters.get('order') ?? '';
  if (text === '') return null;
  const names = text.split(',');
  if (names.includes('random')) {
    if (names.length > 1) throw badRequest('random ordering cannot be combined with other fields');
    if (parameters.has('offset')) throw badRequest('random ordering with offset is not supported');
    return 'random';
  }
  return names.map((typed) => {
    const isDescending = typed.startsWith('-');
    const name = isDescending ? typed.slice(1) : typed;
    if (name.startsWith('-')) throw badRequest(`cannot order by '${typed}' (invalid field)`);
    if (!isStored(name)) throw badRequest(`cannot order by '${typed}' (unknown field)`);
    return { name, isDescending };
  });
}
