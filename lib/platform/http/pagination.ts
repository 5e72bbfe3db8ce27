import * as z from 'zod';
import { type pageQuery, pageSizeAtMost } from '../../contract/page-query';
import { notFound } from './api-error';

const defaultPageSize = 20;

const wholeNumber = z.string().regex(/^[1-9]\d{0,14}$/);

export interface Page {
  limit: number;
  offset: number;
  number: number;
}

/** What a list is asked for: which of its entries, and which page of those. */
export interface PagedQuery<Query> {
  query: Query;
  page: Pick<Page, 'limit' | 'offset'>;
}

/** @throws ApiError 404 for a page that is no number */
export function pageOf(query: z.output<typeof pageQuery>): Page {
  const number = query.page === undefined ? 1 : readWholeNumber(query.page);
  if (number === null) throw notFound('Invalid page.');
  const limit = Math.min(readWholeNumber(query.page_size ?? '') ?? defaultPageSize, pageSizeAtMost);
  return { limit, number, offset: (number - 1) * limit };
}

function readWholeNumber(text: string): number | null {
  return wholeNumber.safeParse(text).success ? Number(text) : null;
}

/**
 * DRF's list. The links keep the other parameters and are built on the site's own address, never on the request's Host.
 * @throws ApiError 404 for a page past the last
 */
export function pagedList<Item>(list: {
  page: Page;
  count: number;
  results: Item[];
  request: Request;
  siteUrl: string;
}): { count: number; next: string | null; previous: string | null; results: Item[] } {
  const { page, count, results } = list;
  if (page.number > 1 && page.offset >= count) throw notFound('Invalid page.');
  const link = (number: number): string => {
    const { pathname, searchParams } = new URL(list.request.url);
    if (number === 1) searchParams.delete('page');
    else searchParams.set('page', String(number));
    const query = searchParams.toString();
    return `${list.siteUrl}${pathname}${query === '' ? '' : `?${query}`}`;
  };
  return {
    count,
    next: page.offset + page.limit < count ? link(page.number + 1) : null,
    previous: page.number > 1 ? link(page.number - 1) : null,
    results,
  };
}
