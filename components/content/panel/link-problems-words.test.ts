import { linkedInForm, linkProblem, siteLinks } from './link-problems-words';

const origin = 'https://pear.example';
const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'here' }] });
const text = (...links: object[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: links }] },
});
const custom = (url: string) => link({ linkType: 'custom', url });

it('finds the links of a text that lead to this site, each once', () => {
  const found = siteLinks(
    text(
      custom('/blog/old-name?x=1#part'),
      custom('https://pear.example/nutriai/foods/egg'),
      custom('/nutriai/foods/egg'),
      custom('https://www.nhs.uk/'),
      custom('mailto:a@example.com'),
      custom('#sources'),
      custom(''),
      link({ linkType: 'internal', doc: { relationTo: 'posts', value: 7 } }),
      link({ linkType: 'internal', doc: { relationTo: 'posts', value: { id: 7 } } }),
    ),
    origin,
  );
  expect(found).toEqual([
    { href: '/blog/old-name?x=1', isDocument: false },
    { href: '/nutriai/foods/egg', isDocument: false },
    {
      href: '/cms-api/posts/7?depth=0&draft=false&select[title]=true&select[_status]=true',
      isDocument: true,
    },
  ]);
});

it('finds the buttons of a story, and the article at its end', () => {
  const linked = linkedInForm({
    'pages.0.link.href': { value: '/blog/gone' },
    'pages.0.link.label': { value: 'Read on' },
    'pages.1.link.href': { value: 'https://www.nhs.uk/' },
    'pages.2.link.href': {},
    relatedPost: { value: 7 },
  });
  expect(siteLinks(linked, origin)).toEqual([
    { href: '/blog/gone', isDocument: false },
    {
      href: '/cms-api/posts/7?depth=0&draft=false&select[title]=true&select[_status]=true',
      isDocument: true,
    },
  ]);
});

it('finds the links of a text in its form', () => {
  const linked = linkedInForm({ title: { value: 'Eggs' }, body: { value: text(custom('/blog/eggs')) } });
  expect(siteLinks(linked, origin)).toEqual([{ href: '/blog/eggs', isDocument: false }]);
});

it('finds none where there is no text', () => {
  expect(siteLinks(undefined, origin)).toEqual([]);
  expect(siteLinks(linkedInForm({}), origin)).toEqual([]);
  expect(siteLinks(text(), origin)).toEqual([]);
});

it.each([
  [{ href: '/blog/gone', isDocument: false }, { status: 404 }, 'Nothing on this site is at /blog/gone.'],
  [{ href: '/blog/gone', isDocument: false }, { status: 410 }, 'Nothing on this site is at /blog/gone.'],
  [{ href: '/blog/there', isDocument: false }, { status: 200 }, null],
  // Nothing is claimed of what could not be found out.
  [{ href: '/blog/there', isDocument: false }, { status: 503 }, null],
  [
    { href: '/cms-api/posts/7', isDocument: true },
    { status: 404 },
    'A link leads to a page that has been deleted.',
  ],
  [
    { href: '/cms-api/posts/7', isDocument: true },
    { status: 200, title: 'Water', isDraft: true },
    '“Water” is not published yet: visitors who follow the link will not find it.',
  ],
  [{ href: '/cms-api/posts/7', isDocument: true }, { status: 200, title: 'Water', isDraft: false }, null],
])('says of %j answered %j: %s', (asked, answer, problem) => {
  expect(linkProblem(asked, answer)).toBe(problem);
});
