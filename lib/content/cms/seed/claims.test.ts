import { claimsOf, unsourcedSections } from './claims';
import { type PostFile, readPostFiles } from './read-files';

let posts: PostFile[];

beforeAll(async () => {
  posts = await readPostFiles();
});

const post = (markdown: string): PostFile => ({
  title: 'Fever',
  category: 'health-and-safety',
  excerpt: '',
  tags: [],
  in_short: [],
  checked: '2026-11-20',
  sources: [
    { key: 'nice', org: 'NICE', title: 'Fever', year: 2019, url: 'https://www.nice.org.uk/guidance/ng143' },
  ],
  slug: 'fever',
  markdown,
});

it('reads a sentence with its source, edition and day', () => {
  const [claim, ...rest] = claimsOf(post('Drink. **Call** at 38.0 °C.[^nice] Rest.'));
  expect(rest).toEqual([]);
  expect(claim).toEqual({
    claim: 'Call at 38.0 °C.',
    page: '/blog/fever',
    source: 'NICE: Fever',
    url: 'https://www.nice.org.uk/guidance/ng143',
    edition: '2019',
    read: '2026-11-20',
  });
});

it('finds a section that gives a figure without a source', () => {
  expect(
    unsourcedSections(post('## At night\nCall at 39 °C.\n\n## By day\nCall at 39 °C.[^nice]\n')),
  ).toEqual(['At night']);
});

it.each([
  'Give no more than 600 ml of milk a day.',
  'Sips of water, 120–240 ml (4–8 oz) in a whole day.',
  'No honey before 12 months.',
  'About 4 in 100 babies never crawl.',
])('takes for a figure to act on: %s', (text) => {
  expect(unsourcedSections(post(`## At home\n${text}\n`))).toEqual(['At home']);
});

it('takes no spoon of mash and no ten minutes for a figure to act on', () => {
  expect(unsourcedSections(post('## At home\nStir in 30 ml of milk and rest for 10 minutes.\n'))).toEqual([]);
});

it('finds no article with a figure to act on and no source beside it', () => {
  const wrong = posts.flatMap((each) => unsourcedSections(each).map((heading) => `${each.slug}: ${heading}`));
  expect(wrong).toEqual([]);
});

it('knows source, edition and day of every claim, and at least three claims of every article', () => {
  for (const each of posts) {
    const claims = claimsOf(each);
    expect([each.slug, claims.length >= 3]).toEqual([each.slug, true]);
    expect(
      claims.filter(({ claim, edition, read }) => !claim || !edition || !/^\d{4}-\d\d-\d\d$/.test(read)),
    ).toEqual([]);
  }
});
