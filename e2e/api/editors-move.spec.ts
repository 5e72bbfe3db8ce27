import { type Editor, expect, type PageBody, pagesPath, test, told } from './editors-test';

const home = 2;
const blog = 3;
const storyIndex = 4;

/** Of all pages below the home page only these, in their order. */
async function orderOf(editor: Editor, pages: readonly PageBody[]): Promise<string> {
  const ids = new Map(pages.map(({ id }, index) => [id, 'abcdef'[index]]));
  let order = '';
  for (let offset = 0; ; offset += 20) {
    const answer = await editor.get(`${pagesPath}/?child_of=${home}&fields=_,id&offset=${offset}`);
    const { items } = await answer.json();
    order += items.map(({ id }: PageBody) => ids.get(id) ?? '').join('');
    if (items.length < 20) return order;
  }
}

test('moves a page among its siblings', async ({ editor }) => {
  const pages = [await editor.newInfoPage(), await editor.newInfoPage(), await editor.newInfoPage()];
  const [a, b, c] = pages.map(({ id }) => id) as [number, number, number];
  const move = async (id: number, destination: number, position?: string) => {
    const body = await editor.done(id, 'move', { destination_page_id: destination, position });
    expect([body.id, '__types' in body]).toEqual([id, false]);
    return orderOf(editor, pages);
  };
  expect(await orderOf(editor, pages)).toBe('abc');
  expect(await move(c, a, 'left')).toBe('cab');
  expect(await move(c, a, 'right')).toBe('acb');
  expect(await move(a, b, 'right')).toBe('cba');
  expect(await move(b, c, 'left')).toBe('bca');
  expect(await move(a, home, 'first-child')).toBe('abc');
  expect(await move(a, home, 'last-child')).toBe('bca');
  expect(await move(c, b, 'first-sibling')).toBe('cba');
  expect(await move(c, b, 'last-sibling')).toBe('bac');
  // Without a position: the last sibling of the destination, not its child.
  expect(await move(b, a)).toBe('acb');
  // It is there already.
  expect(await move(b, c, 'right')).toBe('acb');
  await editor.remove(a, b, c);
});

test('what stands in the way goes along with all that is below it', async ({ editor }) => {
  const page = await editor.newInfoPage();
  const children = async () => {
    const answer = await editor.get(`${pagesPath}/?child_of=${blog}&fields=_,id&limit=5`);
    return (await answer.json()).items;
  };
  const before = await children();
  await editor.done(page.id, 'move', { destination_page_id: blog, position: 'left' });
  const { items } = await (await editor.get(`${pagesPath}/?child_of=${home}&fields=_,id`)).json();
  const ids = items.map(({ id }: PageBody) => id);
  expect(ids.indexOf(page.id)).toBe(ids.indexOf(blog) - 1);
  expect(await children()).toEqual(before);
  await editor.remove(page.id);
});

test('moves that may not be', async ({ editor }) => {
  const [page, post] = [await editor.newInfoPage(), await editor.newPost()];
  const refused = { detail: 'You do not have permission to move the page to the target specified.' };
  for (const body of [
    { destination_page_id: page.id },
    { destination_page_id: page.id, position: 'first-child' },
    { destination_page_id: blog, position: 'last-child' },
    { destination_page_id: home, position: 'right' },
    { destination_page_id: home },
    { destination_page_id: 1 },
    { destination_page_id: 1, position: 'first-child' },
    { destination_page_id: post.id, position: 'left' },
  ]) {
    expect([body, ...(await told(editor.act(page.id, 'move', body)))]).toEqual([body, 403, refused]);
  }
  for (const id of [home, blog, storyIndex]) {
    const body = { destination_page_id: page.id, position: 'left' };
    expect(await told(editor.act(id, 'move', body))).toEqual([403, refused]);
  }
  const move = (body: object) => told(editor.act(page.id, 'move', body));
  expect(await move({})).toEqual([400, { destination_page_id: ['This field is required.'] }]);
  expect(await move({ destination_page_id: 'x', position: 'zzz' })).toEqual([
    400,
    { destination_page_id: ['A valid integer is required.'], position: ['"zzz" is not a valid choice.'] },
  ]);
  expect(await move({ destination_page_id: 999_999 })).toEqual([
    404,
    { message: 'No Page matches the given query.' },
  ]);
  await editor.remove(page.id, post.id);
});
