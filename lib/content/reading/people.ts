import 'server-only';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import { publicPath } from '../cms/public-path';
import type { Person as PersonRow } from '../../platform/database/payload-types';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { holdsNul } from './holds-nul';
import { type Picture, toPicture } from './picture';

/** Somebody who writes or reviews, as a byline shows them. */
export interface Person {
  id: number;
  slug: string;
  name: string;
  role: string;
  credentials: string | null;
  path: string;
}

export interface PersonDetail extends Person {
  bio: string;
  portrait: Picture | null;
  links: { label: string; url: string }[];
}

/** Everybody, by name. */
export const listPeople = cache(async (): Promise<PersonDetail[]> => {
  tagPage(cacheTags.people);
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'people',
    overrideAccess: false,
    depth: 1,
    limit: 200,
    pagination: false,
    sort: 'name',
  });
  return docs.map(toDetail);
});

export async function getPersonBySlug(slug: string): Promise<PersonDetail | null> {
  if (holdsNul(slug)) return null;
  return (await listPeople()).find((person) => person.slug === slug) ?? null;
}

/** Those of a relation whose rows were read with it; an id alone names somebody who is gone. */
export function toPeople(related: readonly (number | PersonRow)[] | null | undefined): Person[] {
  return (related ?? []).flatMap((person) => (typeof person === 'object' ? [toPerson(person)] : []));
}

function toPerson({ id, slug, name, role, credentials }: PersonRow): Person {
  return { id, slug, name, role, credentials: credentials ?? null, path: publicPath('people', slug) };
}

function toDetail(person: PersonRow): PersonDetail {
  return {
    ...toPerson(person),
    bio: person.bio,
    portrait: toPicture(person.portrait),
    links: (person.links ?? []).map(({ label, url }) => ({ label, url })),
  };
}
