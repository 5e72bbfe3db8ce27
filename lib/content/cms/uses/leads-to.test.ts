import { leadsTo } from './leads-to';

const siteUrl = 'http://localhost:3000';
const paths = ['/blog/first-foods', '/blog/first-tastes'];

it.each([
  '/blog/first-foods',
  '/blog/first-foods/',
  '/blog/first-tastes?from=mail#top',
  'http://localhost:3000/blog/first-foods',
])('%s leads to one of them', (address) => {
  expect(leadsTo(address, { paths, siteUrl })).toBe(true);
});

it.each([
  '/blog/first-foods-again',
  '/blog',
  '/',
  '/web-stories/first-foods',
  'https://other.example/blog/first-foods',
  '//other.example/blog/first-foods',
  'http://[',
  '',
])('%j does not', (address) => {
  expect(leadsTo(address, { paths, siteUrl })).toBe(false);
});

it('knows the home page', () => {
  expect(leadsTo('/', { paths: ['/'], siteUrl })).toBe(true);
});
