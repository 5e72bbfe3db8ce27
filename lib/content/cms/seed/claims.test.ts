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
