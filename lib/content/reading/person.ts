import { publicPath } from '../cms/public-path';
import type { Person as PersonRow } from '../../platform/database/payload-types';

/** Somebody who writes or reviews, as a byline shows them. */
export interface Person {
  id: number;
  slug: string;
  name: string;
  role: string;
  credentials: string | null;
  path: string;
}

/** Those of a relation whose rows were read with it; an id alone names somebody who is gone. */
export function toPeople(related: readonly (number | PersonRow)[] | null | undefined): Person[] {
  return (related ?? []).flatMap((person) => (typeof person === 'object' ? [toPerson(person)] : []));
}

export function toPerson({ id, slug, name, role, credentials }: PersonRow): Person {
  return { id, slug, name, role, credentials: credentials ?? null, path: publicPath('people', slug) };
}
