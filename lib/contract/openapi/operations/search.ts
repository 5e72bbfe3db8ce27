import * as search from '../../search';
import { operationsById } from '../operation';

const tag = 'Search';

export const searchOperations = operationsById([
  {
    id: 'searchSite',
    method: 'get',
    path: '/api/search',
    tag,
    summary: 'Search suggestions',
    description: 'For showing suggestions while someone types: the last word may be unfinished.',
    access: 'public',
    query: search.siteSearchQuery,
    answers: { 200: { description: 'The best matches of every kind.', schema: search.siteSearchAnswer } },
    refusals: ['fields'],
  },
  {
    id: 'searchBlogs',
    method: 'get',
    path: '/api/v2/search_blogs/',
    tag,
    summary: 'Search posts, best match first',
    access: 'public',
    query: search.articleSearchQuery,
    answers: { 200: { description: 'Count and items.', schema: search.blogSearchAnswer } },
    refusals: ['message'],
  },
  {
    id: 'searchWebStories',
    method: 'get',
    path: '/api/v2/search_web_stories/',
    tag,
    summary: 'Search web stories, best match first',
    access: 'public',
    query: search.articleSearchQuery,
    answers: { 200: { description: 'Count and items.', schema: search.webStorySearchAnswer } },
    refusals: ['message'],
  },
]);
