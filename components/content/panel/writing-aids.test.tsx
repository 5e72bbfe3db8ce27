import { render, screen, waitFor } from '@testing-library/react';
import { LinkProblems } from './link-problems';
import { ScheduleNote } from './schedule-note';
import { SearchPreview } from './search-preview';

type Fields = Record<string, { value?: unknown }>;

const form: { fields: Fields } = { fields: {} };

jest.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useFormFields: <Value,>(select: (state: [Fields]) => Value) => select([form.fields]),
  useDebounce: <Value,>(value: Value) => value,
  useDocumentInfo: () => ({ id: 7, collectionSlug: 'posts', lastUpdateTime: 1 }),
}));

const words = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const linkTo = (url: string) => ({
  type: 'link',
  fields: { url },
  children: [{ type: 'text', text: 'here' }],
});
const body = (...children: object[]) => ({ value: { root: { type: 'root', children } } });

const answers = new Map<string, () => Promise<Partial<Response>>>();
const asked: string[] = [];

beforeEach(() => {
  answers.clear();
  asked.splice(0);
  form.fields = {};
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return answers.get(address)?.() ?? Promise.resolve({ ok: true, status: 200 });
  }) as typeof fetch;
});

describe('the preview in search results', () => {
  const shown = () => screen.getByRole('region', { name: 'Preview in search results' });

  it('says how long the text is while it is written', () => {
    form.fields = { body: body(words('One two three.')) };
    const { rerender } = render(<SearchPreview />);
    expect(shown()).toHaveTextContent('3 words, 1 min read');
    form.fields = { body: body(words('Alone')) };
    rerender(<SearchPreview />);
    expect(shown()).toHaveTextContent('1 word, 1 min read');
    form.fields = { body: body(words(Array(900).fill('word').join(' '))) };
    rerender(<SearchPreview />);
    expect(shown()).toHaveTextContent(/900 words, [3-6] min read/);
  });

  it('shows what is there yet, and before that where it will stand', () => {
    const { rerender } = render(<SearchPreview />);
    expect(shown()).toHaveTextContent('/blog/…');
    expect(shown()).toHaveTextContent('The excerpt appears here.');
    expect(shown()).toHaveTextContent('0 words');
    form.fields = {
      title: { value: 'How to serve eggs' },
      'seo.title': { value: 'Eggs for babies' },
      excerpt: { value: 'Short.' },
      slug: { value: 'eggs' },
    };
    rerender(<SearchPreview />);
    expect(shown()).toHaveTextContent('/blog/eggs');
    expect(shown()).toHaveTextContent('Eggs for babies');
    expect(screen.getByRole('status')).toHaveTextContent('The description has 6 characters');
  });
});

describe('the links of a text', () => {
  const notFound = () => Promise.resolve({ ok: false, status: 404 });

  it('are said to lead nowhere where the site has nothing, each once', async () => {
    answers.set('/blog/gone', notFound);
    form.fields = {
      body: body(
        linkTo('/blog/gone'),
        linkTo('/blog/there'),
        linkTo('/blog/gone'),
        linkTo('https://nhs.uk/x'),
      ),
    };
    render(<LinkProblems />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Broken links' })).toHaveTextContent(
      'Nothing on this site is at /blog/gone.',
    );
    expect(asked.toSorted()).toEqual(['/blog/gone', '/blog/there']);
  });

  it('are found in the buttons of a story too, and forgotten once they are mended', async () => {
    answers.set('/nutriai/foods/eggg', notFound);
    form.fields = { 'pages.2.link.href': { value: '/nutriai/foods/eggg' } };
    const { rerender } = render(<LinkProblems />);
    expect(await screen.findByText('Nothing on this site is at /nutriai/foods/eggg.')).toBeVisible();
    form.fields = { 'pages.2.link.href': { value: '/nutriai/foods/egg' } };
    rerender(<LinkProblems />);
    await waitFor(() => expect(screen.queryByText(/eggg/)).toBeNull());
  });

  it('are not spoken of while nobody answers', async () => {
    answers.set('/blog/slow', () => Promise.reject(new TypeError('no network')));
    form.fields = { body: body(linkTo('/blog/slow')) };
    render(<LinkProblems />);
    await waitFor(() => expect(asked).toEqual(['/blog/slow']));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('below the date', () => {
  const schedule = '/cms-api/posts/7/schedule';
  const scheduled = (scheduledFor: string | null) => () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ scheduledFor }) });

  it('stands when the page is published by itself', async () => {
    answers.set(schedule, scheduled('2030-01-02T09:30:00.000Z'));
    render(<ScheduleNote />);
    expect(await screen.findByText(/^Scheduled for 2 January 2030/)).toBeVisible();
  });

  it('stands what “Publish” will do with a date to come, and nothing about one that is past', async () => {
    answers.set(schedule, scheduled(null));
    form.fields = { publishedAt: { value: '2031-05-06T00:00:00.000Z' } };
    const { unmount } = render(<ScheduleNote />);
    expect(await screen.findByText(/“Publish” will schedule it for 6 May 2031/)).toBeVisible();
    unmount();
    form.fields = { publishedAt: { value: '2020-05-06T00:00:00.000Z' } };
    render(<ScheduleNote />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
