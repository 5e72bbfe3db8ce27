import 'server-only';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import type { Category } from '../../platform/database/payload-types';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';

export interface CategorySummary {
  id: number;
  slug: string;
  title: string;
  description: string;
  tone: Category['tone'];
}

export const listCategories = cache(async (): Promise<CategorySummary[]> => {
  tagPage(cacheTags.categories);
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'categories',
    overrideAccess: false,
    depth: 0,
    limit: 100,
    pagination: false,
    sort: 'order',
  });
  return docs.map(toCategorySummary);
});

export async function getCategoryBySlug(slug: string): Promise<CategorySummary | null> {
  return (await listCategories()).find((category) => category.slug === slug) ?? null;
}

export function toCategorySummary({ id, slug, title, description, tone }: Category): CategorySummary {
  return { id, slug, title, description, tone };
}
