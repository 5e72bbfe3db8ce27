import { expect, test } from './api-test';
import { signInStaff, type StaffHeaders } from './staff-session';
import { storyForm, uprightImage } from './story-form';

// One after the other: Payload keeps a person's sessions in one list, and two sign-ins at the same moment can
// lose one of them.
test.describe.configure({ mode: 'default' });

let headers: StaffHeaders;
let image: number;

test.beforeEach(async ({ api, request }) => {
  headers = await signInStaff(api, 'editor');
  image = await uprightImage(request, headers);
});

interface Fault {
  path: string;
  message: string;
}

const faultsOf = (body: { errors?: { data?: { errors?: Fault[] } }[] }): [string, string][] =>
  (body.errors?.[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]);

test('a story with faults is not published, and each fault is named at its field', async ({ api }) => {
  const { pages, ...form } = storyForm(image);
  const answer = await api.post(
    '/cms-api/stories',
    {
      ...form,
      pages: [
        ...pages.slice(0, 2),
        { ...pages[2], heading: '', link: { label: 'Write', href: 'mailto:a@b.example' } },
        { layout: 'quiz', heading: 'Your turn' },
        { layout: 'video', heading: 'Watch' },
        { ...pages[3], heading: 'x'.repeat(70), text: 'x'.repeat(131) },
      ],
    },
    { headers },
  );
  expect(answer.status()).toBe(400);
  expect(faultsOf(await answer.json())).toEqual([
    ['pages.2.heading', 'The page needs a heading.'],
    ['pages.2.link.href', 'A link starts with / for this site, or with https:// for another.'],
    ['pages.3.quiz.question', 'A quiz page needs a question.'],
    ['pages.4.video', 'A video page needs a video.'],
    ['pages.5.text', 'Heading and text have 201 characters; 200 are the most.'],
  ]);
});

test('the same story is kept as a draft, is not published later, and is once its faults are gone', async ({
  api,
}) => {
  const form = storyForm(image);
  const three = form.pages.slice(0, 3);
  const draft = await api.post(
    '/cms-api/stories?draft=true',
    { ...form, pages: three, _status: 'draft' },
    { headers },
  );
  expect(draft.status(), await draft.text()).toBe(201);
  const { id, slug } = (await draft.json()).doc;
  const publish = (data: object) =>
    api.patch(`/cms-api/stories/${id}`, { ...data, _status: 'published' }, { headers });
  const refused = await publish({});
  expect(refused.status()).toBe(400);
  expect(faultsOf(await refused.json())).toEqual([['pages', 'A story has 4 to 30 pages; this one has 3.']]);
  expect((await api.get(`/web-stories/${slug}`)).status()).toBe(404);
  expect((await publish({ pages: form.pages })).status()).toBe(200);
  expect((await api.get(`/web-stories/${slug}`)).status()).toBe(200);
});

test('the panel’s list names errors and warnings of a form that is only being filled', async ({ api }) => {
  const check = async (form: unknown) => {
    const answer = await api.post('/cms-api/stories/problems', form, { headers });
    return { status: answer.status(), body: await answer.json() };
  };
  expect(await check(storyForm(image))).toEqual({ status: 200, body: { problems: [] } });
  const { body } = await check({
    title: '',
    pages: [{ layout: 'picture', heading: 'Cut it', text: 'x'.repeat(180) }],
  });
  const [first] = body.problems;
  expect(first).toEqual({ level: 'error', page: null, path: 'title', message: 'The story needs a title.' });
  expect(body.problems).toContainEqual({
    level: 'warning',
    page: 1,
    path: 'pages.0.picture',
    message: 'The page has no picture.',
  });
  expect((await check({ poster: 'x', pages: 'none' })).status).toBe(200);
});

test('the list is for editors', async ({ api }) => {
  const path = '/cms-api/stories/problems';
  expect((await api.post(path, storyForm(image))).status()).toBe(401);
  const moderator = await signInStaff(api, 'moderator');
  expect((await api.post(path, storyForm(image), { headers: moderator })).status()).toBe(403);
});
