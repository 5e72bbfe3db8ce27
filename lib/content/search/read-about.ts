import 'server-only';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { getCms } from '../cms/payload';
import { searchContent } from './search-content';
import type { SearchKind } from './search-entry';
import { isFoundBy, readQuery } from './search-query';
import { wordsOf } from './words';

export interface ReadAbout {
  kind: SearchKind;
  title: string;
  path: string;
}

const lookedThrough = 20;
const shownAtMost = 4;

/** Returns posts and web stories that are about something: those whose title names it, the best match first. */
export async function readAbout(name: string): Promise<ReadAbout[]> {
  tagPage(cacheTags.posts, cacheTags.stories);
  const query = name.replace(/ \(.*\)$/, '');
  const { hits, isPartial, correctedQuery } = await searchContent(await getCms(), {
    query,
    kinds: ['post', 'story'],
    limit: lookedThrough,
  });
  if (isPartial || correctedQuery !== null) return [];
  return hits
    .filter(({ title }) => isNamedIn(title, query))
    .slice(0, shownAtMost)
    .map(({ kind, title, path }) => ({ kind, title, path }));
}

/** By all its words, each in any form, and not as the beginning of another ("egg" in "eggplant"). */
function isNamedIn(title: string, name: string): boolean {
  const words = wordsOf(title);
  return readQuery(name).words.every((word) =>
    words.some(({ text }) => isFoundBy({ ...word, prefix: null }, text)),
  );
}
