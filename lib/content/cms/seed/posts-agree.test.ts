import { type PostFile, readPostFiles } from './read-files';

let posts: PostFile[];

beforeAll(async () => {
  posts = await readPostFiles();
});

/** A figure that a parent acts on, as posts word it: the groups of `says` are what has to be among `agreed`. */
const figures = [
  {
    name: 'hours without a wet nappy',
    says: /no wet napp(?:y|ies)[^.|\n]{0,20}? (?:for|in) (\d+)/gi,
    agreed: ['6', '8'],
  },
  {
    name: 'fever under 3 months',
    says: /under (?:3|three) months[^.|\n]{0,60}?(\d\d(?:\.\d)?) °C/gi,
    agreed: ['38', '38.0'],
  },
  {
    name: 'fever from 3 to 6 months',
    says: /3 ?(?:to|–|-) ?6 months (?:has|with|\|) ?(\d\d(?:\.\d)?) °C/gi,
    agreed: ['39', '39.0'],
  },
  { name: 'water for powder', says: /(\d\d) °C[^.|\n]{0,20}(?:or hotter|kills)/gi, agreed: ['70'] },
  { name: 'minutes in the kettle', says: /kettle for no more than (\d+) minutes/gi, agreed: ['30'] },
  { name: 'room for sleep', says: /(\d\d)–20 °C/g, agreed: ['16'] },
  {
    name: 'most milk after one',
    says: /more than (\d{3}) ml(?= of cow| crowds|\.)/gi,
    agreed: ['600'],
  },
  {
    name: 'minutes under water for a burn',
    says: /\b(\d{1,3}) minutes\*{0,2} under cool running/gi,
    agreed: ['20'],
  },
  { name: 'water a day under one', says: /\b(\d{1,3})–\d{1,3} ml \(4–8 oz\)/gi, agreed: ['120'] },
];

it.each(figures)('says the same everywhere: $name', ({ says, agreed }) => {
  const found = posts.flatMap(({ slug, markdown, in_short: lines }) =>
    [...`${lines.join('\n')}\n${markdown}`.matchAll(says)].map(([words, figure = '']) => ({
      slug,
      words,
      figure,
    })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ figure }) => !agreed.includes(figure))).toEqual([]);
});

it('says in every post when to call somebody', () => {
  expect(posts.filter(({ markdown }) => !/^:::doctor$/m.test(markdown)).map(({ slug }) => slug)).toEqual([]);
});

it('closes every box at the start of a line, where the reader of Markdown looks for its end', () => {
  const open = posts.filter(({ markdown }) => {
    const opened = markdown.match(/^:::(?:good-to-know|doctor)$/gm) ?? [];
    return opened.length !== (markdown.match(/^:::$/gm) ?? []).length || /^[ \t]+:::/m.test(markdown);
  });
  expect(open.map(({ slug }) => slug)).toEqual([]);
});

it('names the emergency numbers of three regions in every post on health', () => {
  const silent = posts.filter(
    ({ category, markdown }) =>
      category === 'health-and-safety' && !['999', '112', '911'].every((number) => markdown.includes(number)),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
