import { ContentParameters } from './content-parameters';
import { siteFilter } from './page-filters';
import { kindsOfTypes } from './page-types';

const check = (site: string | null, siteUrl: string) => () =>
  siteFilter(new ContentParameters(new URLSearchParams(site === null ? {} : { site })), siteUrl);

it.each([
  [null, 'https://pear.example'],
  ['pear.example', 'https://pear.example'],
  ['pear.example:443', 'https://pear.example'],
  ['localhost', 'http://localhost:3000'],
  ['localhost:3000', 'http://localhost:3000'],
  ['pear.example:80', 'http://pear.example'],
])('the site %j of %j', (site, siteUrl) => {
  expect(check(site, siteUrl)).not.toThrow();
});

it.each([
  ['', 'https://pear.example'],
  ['other.example', 'https://pear.example'],
  ['pear.example:80', 'https://pear.example'],
  ['pear.example:x', 'https://pear.example'],
  ['localhost:3001', 'http://localhost:3000'],
])('no site %j of %j', (site, siteUrl) => {
  let refusal: unknown = null;
  try {
    check(site, siteUrl)();
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ status: 404, body: { message: 'No Site matches the given query.' } });
});

it.each([
  ['blog.BlogPage', ['post']],
  ['blog.blogpage', ['post']],
  ['blog.BlogPage,stories.StoryPage', ['post', 'story']],
  ['wagtailcore.Page', ['any']],
  ['Blog.BlogPage', null],
  ['blog', null],
  ['blog.BlogPage.x', null],
  ['blog.BlogPage,', null],
  ['wagtailimages.Image', null],
  ['blog. BlogPage', null],
])('types %j', (types, kinds) => {
  expect(kindsOfTypes(types)).toEqual(kinds);
});
