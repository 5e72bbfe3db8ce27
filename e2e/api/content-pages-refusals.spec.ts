import { expect, test } from './api-test';
import { expectRefusal, pageBySlug } from './content-answers';

const pages = '/api/v2/pages/';

const refusals: [query: string, message: string][] = [
  ['limit=abc', 'limit must be a positive integer'],
  ['limit=-1', 'limit must be a positive integer'],
  ['limit=', 'limit must be a positive integer'],
  ['limit=21', 'limit cannot be higher than 20'],
  ['offset=abc', 'offset must be a positive integer'],
  ['offset=-1', 'offset must be a positive integer'],
  ['order=x', "cannot order by 'x' (unknown field)"],
  ['order=-x', "cannot order by '-x' (unknown field)"],
  ['order=title,-zz', "cannot order by '-zz' (unknown field)"],
  ['order=--title', "cannot order by '--title' (invalid field)"],
  ['order=parent', "cannot order by 'parent' (unknown field)"],
  ['order=detail_url', "cannot order by 'detail_url' (unknown field)"],
  ['order=-random', "cannot order by '-random' (unknown field)"],
  ['order=random,title', 'random ordering cannot be combined with other fields'],
  ['order=random&offset=0', 'random ordering with offset is not supported'],
  ['search=a&slug=b', "cannot filter by 'slug' while searching (field is not indexed)"],
  ['search=a&order=slug', "cannot order by 'slug' while searching (field is not indexed)"],
  ['search=a&order=-seo_title', "cannot order by 'seo_title' while searching (field is not indexed)"],
  ['type=blog.BlogPage&search=a&tags=b', 'filtering by tag with a search query is not supported'],
  [
    'type=blog.BlogPage&search=a&excerpt=b',
    "cannot filter by 'excerpt' while searching (field is not indexed)",
  ],
  ['search=%20', 'search must not be blank'],
  ['search=a&search_operator=x', "search_operator must be 'and' or 'or', got 'x'"],
  [
    'id=abc',
    "field filter error. 'abc' is not a valid value for id (invalid literal for int() with base 10: 'abc')",
  ],
  [
    'show_in_menus=abc',
    "field filter error. 'abc' is not a valid value for show_in_menus (expected 'true' or 'false', got 'abc')",
  ],
  [
    'show_in_menus=True',
    "field filter error. 'True' is not a valid value for show_in_menus (expected 'true' or 'false', got 'True')",
  ],
  ['slug=%00', 'field filter error. null characters are not allowed for slug'],
  [
    'first_published_at=soon',
    "field filter error. 'soon' is not a valid value for first_published_at (“soon” value has an invalid format. It must be in YYYY-MM-DD HH:MM[:ss[.uuuuuu]][TZ] format.)",
  ],
  [
    'type=blog.BlogPage&date=soon',
    "field filter error. 'soon' is not a valid value for date (“soon” value has an invalid date format. It must be in YYYY-MM-DD format.)",
  ],
  [
    'type=blog.BlogPage&category=feeding',
    "field filter error. 'feeding' is not a valid value for category (Field 'id' expected a number but got 'feeding'.)",
  ],
  ['type=x', "type doesn't exist"],
  ['type=blog.Nothing', "type doesn't exist"],
  ['type=wagtailimages.Image', "type doesn't exist"],
  ['type=blog.BlogPage,', "type doesn't exist"],
  ['child_of=abc', 'child_of must be a positive integer'],
  ['child_of=-1', 'child_of must be a positive integer'],
  ['child_of=', 'child_of must be a positive integer'],
  ['child_of=0', "parent page doesn't exist"],
  ['child_of=1', "parent page doesn't exist"],
  ['child_of=99999999999', "parent page doesn't exist"],
  ['ancestor_of=abc', 'ancestor_of must be a positive integer'],
  ['ancestor_of=root', 'ancestor_of must be a positive integer'],
  ['ancestor_of=0', "descendant page doesn't exist"],
  ['descendant_of=abc', 'descendant_of must be a positive integer'],
  ['descendant_of=0', "ancestor page doesn't exist"],
  ['child_of=2&descendant_of=2', 'filtering by descendant_of with child_of is not supported'],
  ['child_of=root&descendant_of=abc', 'filtering by descendant_of with child_of is not supported'],
  ['translation_of=abc', 'translation_of must be a positive integer'],
  ['translation_of=0', "translation_of page doesn't exist"],
  ['zz=1&aa=2&limit=1', 'query parameter is not an operation or a recognised field: aa, zz'],
  ['locale_id=1&parent=2', 'query parameter is not an operation or a recognised field: locale_id, parent'],
  ['excerpt=x', 'query parameter is not an operation or a recognised field: excerpt'],
  [
    'rich_text_format=x',
    "rich_text_format must be one of 'db_html', 'db_markdown', 'html', 'markdown', got 'x'",
  ],
];

for (const [query, message] of refusals) {
  test(`?${query} is 400`, async ({ api }) => {
    await expectRefusal(api, `${pages}?${query}`, { message });
  });
}

const fieldRefusals: [fields: string, message: string][] = [
  ['title,*', "fields error: '*' must be in the first position"],
  ['title,_', "fields error: '_' must be in the first position"],
  ['-*', "fields error: '*' cannot be negated"],
  ['-_', "fields error: '_' cannot be negated"],
  ['*,title', "fields error: additional fields with '*' doesn't make sense"],
  ['_,-title', "fields error: negated fields with '_' doesn't make sense"],
  ['title, slug', 'fields error: unexpected whitespace at position 6'],
  ['title,,slug', "fields error: unexpected char ',' at position 6"],
  ['title,', "fields error: unexpected char ',' at position 6"],
  ['title)', "fields error: unexpected char ')' at position 5"],
  ['-parent(title)', "fields error: unexpected char '(' at position 7"],
  ['*(title)', "fields error: unexpected char '(' at position 1"],
  ['ti-tle', "fields error: unexpected char '-' at position 2"],
  ['title!', "fields error: unexpected char '!' at position 5"],
  ['cover(title', 'fields error: unexpected end of input (did you miss out a close bracket?)'],
  ['a(b(c(d(e(f)))))', 'fields error: nested too deeply at position 9'],
  ['zz,aa', 'unknown fields: aa, zz'],
  ['-zz', 'unknown fields: zz'],
  ['parent', 'unknown fields: parent'],
  ['path', 'unknown fields: path'],
  ['excerpt', 'unknown fields: excerpt'],
  ['title(id)', "'title' does not support nested fields"],
];

for (const [fields, message] of fieldRefusals) {
  test(`?fields=${fields} is 400`, async ({ api }) => {
    await expectRefusal(api, `${pages}?fields=${encodeURIComponent(fields)}`, { message });
  });
}

test('a language or a site that is not there is 404', async ({ api }) => {
  for (const locale of ['fr', '', 'EN']) {
    await expectRefusal(api, `${pages}?locale=${locale}`, {
      status: 404,
      message: 'No Locale matches the given query.',
    });
  }
  for (const site of ['other.example', 'localhost:1', '']) {
    await expectRefusal(api, `${pages}?site=${site}`, {
      status: 404,
      message: 'No Site matches the given query.',
    });
  }
});

/** Each bad parameter, in the order in which they are looked at. */
const inOrder: [parameter: string, refusal: { status?: number; message: string }][] = [
  ['type=x', { message: "type doesn't exist" }],
  ['unknown=1', { message: 'query parameter is not an operation or a recognised field: unknown' }],
  [
    'id=abc',
    {
      message:
        "field filter error. 'abc' is not a valid value for id (invalid literal for int() with base 10: 'abc')",
    },
  ],
  ['child_of=abc', { message: 'child_of must be a positive integer' }],
  ['ancestor_of=abc', { message: 'ancestor_of must be a positive integer' }],
  ['descendant_of=abc', { message: 'descendant_of must be a positive integer' }],
  ['order=x', { message: "cannot order by 'x' (unknown field)" }],
  ['translation_of=abc', { message: 'translation_of must be a positive integer' }],
  ['locale=fr', { status: 404, message: 'No Locale matches the given query.' }],
  ['search=%20', { message: 'search must not be blank' }],
  ['offset=abc', { message: 'offset must be a positive integer' }],
  ['limit=abc', { message: 'limit must be a positive integer' }],
  ['fields=zz', { message: 'unknown fields: zz' }],
];

for (const [index, [parameter, refusal]] of inOrder.entries()) {
  test(`${parameter} is told before all that come after it`, async ({ api }) => {
    const query = inOrder
      .slice(index)
      .reverse()
      .map(([each]) => each)
      .join('&');
    await expectRefusal(api, `${pages}?${query}`, refusal);
  });
}

test('details apply the filters of the list, and do not look at other parameters', async ({ api }) => {
  const { id } = await pageBySlug(api, 'safe-sleep');
  const missing = { status: 404, message: 'No Page matches the given query.' };
  await expectRefusal(api, `${pages}${id}/?slug=other`, missing);
  await expectRefusal(api, `${pages}${id}/?descendant_of=${id}`, missing);
  await expectRefusal(api, `${pages}${id}/?type=stories.StoryPage`, {
    status: 404,
    message: 'No StoryPage matches the given query.',
  });
  await expectRefusal(api, `${pages}${id}/?type=stories.StoryPage,info.InfoPage`, missing);
  await expectRefusal(api, `${pages}${id}/?type=x`, { message: "type doesn't exist" });
  await expectRefusal(api, `${pages}${id}/?child_of=abc`, { message: 'child_of must be a positive integer' });
  await expectRefusal(api, `${pages}${id}/?order=x`, { message: "cannot order by 'x' (unknown field)" });
  await expectRefusal(api, `${pages}${id}/?search=sleep`, { status: 404, message: '' });
  await expectRefusal(api, `${pages}${id}/?fields=zz`, { message: 'unknown fields: zz' });
  await expectRefusal(api, `${pages}${id}/?fields=parent(title)`, {
    message: "'parent' does not support nested fields",
  });
  const answer = await api.get(`${pages}${id}?foo=1&limit=abc&offset=-1&fields=_`);
  expect([answer.status(), await answer.text()]).toEqual([200, '{}']);
});

test('an address without a page is 404', async ({ api }) => {
  for (const id of ['0', '99999999', '99999999999999999999']) {
    await expectRefusal(api, `${pages}${id}/`, { status: 404, message: 'No Page matches the given query.' });
  }
  for (const id of ['abc', '-1', '1.5']) {
    await expectRefusal(api, `${pages}${id}/`, { status: 404, detail: 'Not found.' });
  }
  expect((await api.get('/api/v2/')).status()).toBe(404);
});
