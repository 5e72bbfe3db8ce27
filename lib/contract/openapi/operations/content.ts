import type * as z from 'zod';
import * as content from '../../content';
import type { Operation } from '../operation';

const tag = 'Content';

interface ContentResource {
  /** Last part of the operations' names. */
  name: string;
  path: string;
  what: string;
  list: { query: z.ZodType; answer: z.ZodType };
  detail: { path: string; params: z.ZodType; query: z.ZodType; answer: z.ZodType };
  find: z.ZodType;
}

/** List, detail and find are the same three for every resource. */
function operationsOf({ name, path, what, list, detail, find }: ContentResource): Operation[] {
  return [
    {
      id: `list${name}`,
      method: 'get',
      path,
      tag,
      summary: `List ${what}`,
      access: 'public',
      query: list.query,
      answers: { 200: { description: 'Count and items.', schema: list.answer } },
      refusals: ['message'],
    },
    {
      id: `find${name}`,
      method: 'get',
      path: `${path}find/`,
      tag,
      summary: `Find one of ${what}`,
      access: 'public',
      query: find,
      answers: { 302: { description: 'Found: `Location` is the address of its details.' } },
      refusals: ['messageNotFound'],
    },
    {
      id: `read${name}`,
      method: 'get',
      path: detail.path,
      tag,
      summary: `One of ${what}`,
      access: 'public',
      params: detail.params,
      query: detail.query,
      answers: { 200: { description: 'Its details.', schema: detail.answer } },
      refusals: ['message', 'messageNotFound'],
    },
  ];
}

const idDetail = (path: string, answer: z.ZodType) => ({
  path: `${path}{id}/`,
  params: content.contentIdParams,
  query: content.contentDetailQuery,
  answer,
});

export const contentOperations: readonly Operation[] = [
  ...operationsOf({
    name: 'Pages',
    path: '/api/v2/pages/',
    what: 'pages',
    list: { query: content.pageListQuery, answer: content.pageList },
    detail: idDetail('/api/v2/pages/', content.pageDetail),
    find: content.pageFindQuery,
  }),
  ...operationsOf({
    name: 'Images',
    path: '/api/v2/images/',
    what: 'pictures',
    list: { query: content.fileListQuery, answer: content.imageList },
    detail: idDetail('/api/v2/images/', content.imageDetail),
    find: content.fileFindQuery,
  }),
  ...operationsOf({
    name: 'Documents',
    path: '/api/v2/documents/',
    what: 'documents',
    list: { query: content.fileListQuery, answer: content.documentList },
    detail: idDetail('/api/v2/documents/', content.documentItem),
    find: content.fileFindQuery,
  }),
  {
    id: 'listBlogPages',
    method: 'get',
    path: '/api/v2/blogs/',
    tag,
    summary: 'List posts, newest first',
    access: 'public',
    query: content.blogListQuery,
    answers: { 200: { description: 'Count and items.', schema: content.blogList } },
    refusals: ['message'],
  },
  ...operationsOf({
    name: 'WebStories',
    path: '/api/v2/web-stories/',
    what: 'web stories',
    list: { query: content.webStoryListQuery, answer: content.webStoryList },
    detail: {
      path: '/api/v2/web-stories/{slug}',
      params: content.webStoryParams,
      query: content.contentDetailQuery,
      answer: content.storyPage,
    },
    find: content.webStoryFindQuery,
  }),
];
