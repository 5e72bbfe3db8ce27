import { type Api, expect, test } from './api-test';
import { expectRefusal, pageBySlug, readJson, readList } from './content-answers';
import { EditorContent, paragraphs } from './editor-content';

const pages = '/api/v2/pages/';

/** Titles that a search finds among the pages of a test, whose mark is one of the words. */
async function found(api: Api, query: string): Promise<string[]> {
  return (await readList(api, `${pages}?${query}`)).items.map(({ title }) => title);
}

test('a page shows while it is published, and its draft does not', async ({ api, request }) => {
  const editor = await EditorContent.open(api, request);
  try {
    const page = await editor.infoPage({ _status: 'draft' });
    expect(await found(api, `slug=${page.slug}`)).toEqual([]);
    await expectRefusal(api, `${pages}find/?html_path=/${page.slug}/`, { status: 404, message: 'not found' });

    await editor.change('pages', page.id, { _status: 'published' });
    const { id } = await pageBySlug(api, page.slug);
    expect((await readJson(api, `${pages}${id}/`)).title).toBe(page.title);
    expect(await found(api, `search=${editor.mark}`)).toEqual([page.title]);

    const answer = await api.patch(
      `/cms-api/pages/${page.id}?draft=true`,
      { title: `New ${editor.mark}`, _status: 'draft' },
      { headers: editor.headers },
    );
    expect(answer.status()).toBe(200);
    expect((await readJson(api, `${pages}${id}/`)).title).toBe(page.title);
    expect(await found(api, `search=New+${editor.mark}`)).toEqual([]);

    await editor.change('pages', page.id, { _status: 'draft' });
    expect(await found(api, `slug=${page.slug}`)).toEqual([]);
    expect(await found(api, `search=${editor.mark}`)).toEqual([]);
    const missing = { status: 404, message: 'No Page matches the given query.' };
    await expectRefusal(api, `${pages}${id}/`, missing);
    await expectRefusal(api, `${pages}?child_of=${id}`, { message: "parent page doesn't exist" });
    await expectRefusal(api, `${pages}?ancestor_of=${id}`, { message: "descendant page doesn't exist" });
    await expectRefusal(api, `${pages}?descendant_of=${id}`, { message: "ancestor page doesn't exist" });
    await expectRefusal(api, `${pages}find/?id=${id}`, { status: 404, message: 'not found' });
    // Staff see drafts in the editors' API only.
    expect((await api.get(`${pages}${id}/`, { headers: editor.headers })).status()).toBe(404);
  } finally {
    await editor.removeAll();
  }
});

test('searches whole words of titles and texts, all of them or any', async ({ api, request }) => {
  const editor = await EditorContent.open(api, request);
  const { mark } = editor;
  try {
    const one = await editor.infoPage({
      title: `Crème brûlée ${mark}`,
      body: paragraphs('Iron-rich breakfast for the baby’s first week.'),
    });
    const two = await editor.infoPage({
      title: `Feeding ${mark}`,
      excerpt: 'All about solids.',
      body: paragraphs('A breakfast.'),
    });
    const titles = (query: string) => found(api, `${query}&order=title`);
    expect(await titles(`search=${mark}`)).toEqual([one.title, two.title]);
    expect(await titles(`search=${mark.toUpperCase()}+CREME`)).toEqual([one.title]);
    expect(await titles(`search=brulee+${mark}`)).toEqual([one.title]);
    expect(await titles(`search=breakfast+${mark}`)).toEqual([one.title, two.title]);
    expect(await titles(`search=iron+breakfast+${mark}`)).toEqual([one.title]);
    expect(await titles(`search=rich-iron+${mark}`)).toEqual([one.title]);
    expect(await titles(`search=solids+${mark}`)).toEqual([two.title]);
    for (const part of ['feed', 'solid', 'breakfasts', 'week%27s', 'zzz']) {
      expect(await titles(`search=${part}+${mark}`), part).toEqual(part === 'week%27s' ? [one.title] : []);
    }
    expect(await titles(`search=${mark}+zzz&search_operator=or`)).toEqual([one.title, two.title]);
    expect(await titles(`search=${mark}+zzz&search_operator=and`)).toEqual([]);
    expect(await titles('search=')).toEqual([]);
    expect(await titles('search=%22%21')).toEqual([]);
    expect(await titles(`search=%22${mark}%22+OR+NOT+(`)).toEqual([]);
    expect(await titles(`search=breakfast+${mark}&title=${encodeURIComponent(two.title)}`)).toEqual([
      two.title,
    ]);
    expect(await titles(`search=${mark}&type=blog.BlogPage`)).toEqual([]);
    expect(await titles(`search=${mark}&child_of=root&show_in_menus=false`)).toHaveLength(2);
    expect(await found(api, `search=${mark}&order=-id`)).toEqual([two.title, one.title]);
    expect(await found(api, `search=${mark}&order=random`)).toHaveLength(2);
    // The word in the title counts for more than the one in the text.
    expect((await found(api, `search=feeding+breakfast+${mark}&search_operator=or`))[0]).toBe(two.title);
    expect(await found(api, `search=${mark}&limit=1&offset=1`)).toHaveLength(1);

    await editor.change('pages', two.id, { title: `Weaning ${mark}` });
    expect(await titles(`search=feeding+${mark}`)).toEqual([]);
    expect(await titles(`search=weaning+${mark}`)).toEqual([`Weaning ${mark}`]);
  } finally {
    await editor.removeAll();
  }
  expect(await found(api, `search=${mark}`)).toEqual([]);
});

test('an address without a search ignores the operator', async ({ api }) => {
  expect(await found(api, 'slug=safe-sleep&search_operator=x')).toHaveLength(1);
});
