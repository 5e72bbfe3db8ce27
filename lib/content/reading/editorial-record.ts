import 'server-only';
import type { Where } from 'payload';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { sql } from '../../platform/database/sql';
import { getCms } from '../cms/payload';
import { publicPath } from '../cms/public-path';
import { listCategories } from './categories';
import { countPublished, ofPosts, ofStories } from './content-totals';
import { type Correction, toCorrections } from './corrections';

interface Linked {
  title: string;
  path: string;
}

/** What the editors did: how much they published on each subject, what they checked last and what they corrected. */
export interface EditorialRecord {
  posts: number;
  stories: number;
  subjects: (Linked & { posts: number })[];
  /** The newest first. */
  checks: (Linked & { date: string })[];
  /** Of all posts, the newest first. */
  corrections: (Linked & Correction)[];
}

/** More of them stand below the posts themselves. */
const shownChecks = 12;
const shownCorrections = 100;

/** Reads what the editors did, from the published posts. */
export async function readEditorialRecord(): Promise<EditorialRecord> {
  tagPage(cacheTags.posts, cacheTags.stories);
  const cms = await getCms();
  const categories = await listCategories();
  const [posts, stories, checks, corrections, subjects] = await Promise.all([
    countPublished(cms, ofPosts),
    countPublished(cms, ofStories),
    newestChecks(),
    newestCorrections(),
    Promise.all(
      categories.map(async ({ id, slug, title }) => ({
        title,
        path: publicPath('categories', slug),
        posts: await countPublished(cms, sql`${ofPosts} AND category_id = ${id}`),
      })),
    ),
  ]);
  return { posts, stories, checks, corrections, subjects: subjects.filter((each) => each.posts > 0) };
}

async function newestChecks(): Promise<EditorialRecord['checks']> {
  const docs = await findPosts({ checkedOn: { exists: true } }, '-checkedOn', shownChecks);
  return docs.flatMap(({ title, slug, checkedOn }) =>
    checkedOn ? [{ title, path: publicPath('posts', slug), date: checkedOn.slice(0, 10) }] : [],
  );
}

async function newestCorrections(): Promise<EditorialRecord['corrections']> {
  const docs = await findPosts({ 'corrections.date': { exists: true } }, '-updatedAt', shownCorrections);
  return docs
    .flatMap(({ title, slug, corrections }) =>
      toCorrections(corrections).map((each) => ({ ...each, title, path: publicPath('posts', slug) })),
    )
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, shownCorrections);
}

async function findPosts(where: Where, sort: string, limit: number) {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'posts',
    overrideAccess: false,
    where: { and: [{ _status: { equals: 'published' } }, where] },
    select: { title: true, slug: true, checkedOn: true, corrections: true },
    depth: 0,
    limit,
    pagination: false,
    sort: [sort, '-id'],
  });
  return docs;
}
