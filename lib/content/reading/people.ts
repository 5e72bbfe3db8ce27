import 'server-only';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import type { Person as PersonRow } from '../../platform/database/payload-types';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { containsNul } from './contains-nul';
import { type Person, toPerson } from './person';
import { type Picture, toPicture } from './picture';

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
  if (containsNul(slug)) return null;
  return (await listPeople()).find((person) => person.slug === slug) ?? null;
}

function toDetail(person: PersonRow): PersonDetail {
  return {
    ...toPerson(person),
    bio: person.bio,
    portrait: toPicture(person.portrait),
    links: (person.links ?? []).map(({ label, url }) => ({ label, url })),
  };
}
