import type { Payload } from 'payload';
import { isScreenOfNoDocument } from './document-ids';

const views = { calendar: { path: '/calendar' }, edit: { default: {} } };
const payload = {
  collections: {
    posts: { config: { admin: { components: { views } } } },
    images: { config: { admin: {} } },
    members: { config: { admin: {} }, customIDType: 'text' },
  },
} as unknown as Pick<Payload, 'collections'>;

it.each([
  'collections/posts/abc',
  'collections/posts/1abc',
  'collections/posts/2147483648',
  'collections/posts/abc/versions',
  'collections/posts/1/versions/abc',
  'collections/posts/trash/abc',
  'collections/posts/calendar/1',
  'collections/images/calendar',
  'collections/members/x/versions/abc',
  'globals/installation/versions/abc',
])('there is no document at %s', (path) => {
  expect(isScreenOfNoDocument(payload, path.split('/'))).toBe(true);
});

it.each([
  '',
  'account',
  'collections',
  'collections/toString/abc',
  'collections/posts',
  'collections/posts/1',
  'collections/posts/create',
  'collections/posts/calendar',
  'collections/posts/trash',
  'collections/posts/trash/1/versions/2147483647',
  'collections/posts/1/versions/1',
  'collections/members/0b5e4d0e-5b7b-4f5e-8d5e-1f2a3b4c5d6e',
  'globals/installation',
  'globals/installation/versions',
  'globals/installation/versions/1',
])('lets Payload show %s', (path) => {
  expect(isScreenOfNoDocument(payload, path.split('/'))).toBe(false);
});
