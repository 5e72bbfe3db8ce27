import type { FlattenedField } from 'payload';
import { listProblem } from './list-problem';

const flattenedFields = [
  { type: 'text', name: 'title' },
  { type: 'date', name: 'createdAt' },
] as unknown as FlattenedField[];

const payload = { collections: { posts: { config: { flattenedFields } } } } as unknown as Parameters<
  typeof listProblem
>[0];

const list = ['collections', 'posts'];

it.each([
  [{ 'where[or][0][and][0][createdAt][greater_than]': 'x' }, /createdAt/],
  [{ 'where[title][all][]': 'x' }, /title.*all/],
  [{ 'where[nothing][equals]': '1' }, /no field "nothing"/],
  [{ where: 'x' }, /A filter is an object/],
  [{ sort: "title'--" }, /sort/],
])('says what is wrong with %j', (searchParams, words) => {
  expect(listProblem(payload, list, searchParams)).toMatch(words);
  expect(listProblem(payload, [...list, 'trash'], searchParams)).toMatch(words);
});

it.each([
  {},
  { 'where[or][0][and][0][createdAt][greater_than]': '2026-01-31T00:00:00.000Z' },
  { 'where[title][like]': 'pear', sort: '-createdAt', limit: '10', page: '2' },
  { search: 'pear', columns: '["title","-createdAt"]' },
  { sort: ['title', '-createdAt'] },
])('lets %j through', (searchParams) => {
  expect(listProblem(payload, list, searchParams)).toBeNull();
});

it.each([
  [[]],
  [['collections']],
  [['collections', 'toString']],
  [['collections', 'posts', '1']],
  [['account']],
])('asks nothing of %j, which is no list', (segments) => {
  expect(listProblem(payload, segments, { 'where[nothing][equals]': '1' })).toBeNull();
});
