import 'server-only';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import type { Page } from '../../platform/database/payload-types';
import { canonicalSlug } from '../publishing/canonical-slug';
import { containsNul } from './contains-nul';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { type PostDetail, toSeo } from './posts';

export interface InfoPage {
  slug: string;
  title: string;
  updatedAt: string;
  /** Another page's for an alias. */
  canonicalSlug: string;
  excerpt: string;
  body: Page['body'];
  questionGroups: QuestionGroup[];
  checkedOn: string | null;
  seo: PostDetail['seo'];
}

export interface QuestionGroup {
  title: string;
  questions: { question: string; answer: NonNullable<Page['body']> }[];
}

/** @param isDraft shows the newest draft; only in Next's draft mode, which staff alone can enter */
export const getInfoPageBySlug = cache(async (slug: string, isDraft = false): Promise<InfoPage | null> => {
  tagPage(cacheTags.pages, cacheTags.page(slug));
  if (containsNul(slug)) return null;
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'pages',
    overrideAccess: isDraft,
    draft: isDraft,
    where: isDraft
      ? { slug: { equals: slug } }
      : { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    depth: 1,
    populate: { pages: { slug: true } },
    limit: 1,
    pagination: false,
  });
  const [page] = docs;
  if (!page) return null;
  return {
    slug: page.slug,
    canonicalSlug: canonicalSlug(page),
    title: page.title,
    updatedAt: page.updatedAt,
    excerpt: page.excerpt,
    body: page.body,
    questionGroups: (page.questionGroups ?? []).map(({ title, questions }) => ({ title, questions })),
    checkedOn: page.checkedOn ?? null,
    seo: toSeo(page.seo),
  };
});
