import { render, screen } from '@testing-library/react';
import type { Post } from '@/lib/platform/database/payload-types';
import { RichText } from './rich-text';

// Payload's package is ESM and pulls its editor in; what is ours are the converters it is given. This stands
// in for its walk over the nodes.
jest.mock('@payloadcms/richtext-lexical/react', () => jest.requireActual('./testing/lexical-stand-in'));

type Node = Record<string, unknown>;

const text = (words: string): Node => ({ type: 'text', version: 1, text: words });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', version: 1, children });
const heading = (tag: string, words: string): Node => ({
  type: 'heading',
  version: 1,
  tag,
  children: [text(words)],
});
const footnote = (key: string): Node => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id: key, blockType: 'footnote', key },
});
const link = (fields: Node, words = 'read on', type = 'link'): Node => ({
  type,
  version: 1,
  fields,
  children: [text(words)],
});

function bodyOf(...children: Node[]): Post['body'] {
  return {
    root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children },
  } as Post['body'];
}

const sources = ['nhs', 'who', 'aap'].map((key) => ({
  key,
  org: key,
  title: key,
  year: null,
  url: `https://${key}.example`,
}));

describe('footnotes', () => {
  it('carry the number of their source, whatever the order of use', () => {
    render(
      <RichText
        body={bodyOf(paragraph(footnote('aap'), footnote('nhs'), footnote('aap')))}
        sources={sources}
      />,
    );
    const marks = screen.getAllByRole('link');
    expect(marks.map((mark) => [mark.textContent, mark.getAttribute('href')])).toEqual([
      ['3', '#source-aap'],
      ['1', '#source-nhs'],
      ['3', '#source-aap'],
    ]);
    expect(marks[0]).toHaveAccessibleName('Source 3');
  });

  it('are kept apart by a comma where one follows another', () => {
    const { container } = render(
      <RichText
        body={bodyOf(paragraph(footnote('aap'), footnote('nhs'), text(' and '), footnote('who')))}
        sources={sources}
      />,
    );
    expect(container.querySelector('p')).toHaveTextContent('3, 1 and 2');
  });

  it('give the first use an id, and no id twice', () => {
    const { container } = render(
      <RichText body={bodyOf(paragraph(footnote('nhs'), footnote('nhs')))} sources={sources} />,
    );
    expect([...container.querySelectorAll('sup')].map(({ id }) => id)).toEqual(['use-nhs', '']);
  });

  it('give no id twice where a callout cites the same source', () => {
    const callout: Node = {
      type: 'block',
      version: 1,
      fields: {
        id: 'box',
        blockType: 'callout',
        kind: 'doctor',
        content: bodyOf(paragraph(footnote('nhs'))),
      },
    };
    const { container } = render(
      <RichText body={bodyOf(callout, paragraph(footnote('nhs')), callout)} sources={sources} />,
    );
    const ids = [...container.querySelectorAll('sup')].map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids.filter((id) => id !== '')).toEqual(['use-nhs']);
  });

  it('to a source that is not there are dropped', () => {
    render(<RichText body={bodyOf(paragraph(text('Fact.'), footnote('gone')))} sources={sources} />);
    expect(screen.getByText('Fact.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('gives each heading the id that the table of contents leads to', () => {
  const body = bodyOf(heading('h2', 'Eggs'), paragraph(text('x')), heading('h3', 'Eggs'));
  render(<RichText body={body} />);
  expect(screen.getAllByRole('heading').map(({ id, tagName }) => [tagName, id])).toEqual([
    ['H2', 'eggs'],
    ['H3', 'eggs-2'],
  ]);
});

describe('videos', () => {
  const still = { filename: 'egg.webp', width: 600, height: 400, alt: 'An egg' };
  const video = (fields: Node): Node => ({
    type: 'block',
    version: 2,
    fields: { blockType: 'video', title: 'Cutting grapes', still, ...fields },
  });

  it('of this site play on the page, and load nothing before', () => {
    const file = {
      id: 4,
      filename: 'g.mp4',
      mimeType: 'video/mp4',
      alt: 'Hands cut grapes',
      captions: 'WEBVTT',
    };
    const { container } = render(<RichText body={bodyOf(video({ file }))} />);
    const film = screen.getByLabelText('Hands cut grapes');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).toHaveAttribute('poster', '/media/images/egg.webp');
    expect(container.querySelector('source')).toHaveAttribute('src', '/media/videos/g.mp4');
    expect(container.querySelector('track')).toHaveAttribute('src', '/media/captions/4.vtt');
    expect(screen.getByText('Cutting grapes')).toBeInTheDocument();
  });

  it('elsewhere are a link with a picture of ours: no frame, and nothing from the other site', () => {
    const { container } = render(
      <RichText body={bodyOf(video({ address: 'https://youtu.be/dQw4w9WgXcQ' }))} />,
    );
    const link = screen.getByRole('link', { name: 'Cutting grapes Video on YouTube, opens in a new tab' });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(container.querySelector('iframe')).toBeNull();
    expect([...container.querySelectorAll('[src]')].map((each) => each.getAttribute('src'))).toEqual([
      '/media/images/egg.webp',
    ]);
  });

  it('that are gone, or at an address that is no video’s, are left out', () => {
    const { container } = render(
      <RichText body={bodyOf(video({ file: 4 }), video({ address: 'javascript:alert(1)' }))} />,
    );
    expect(container.querySelector('figure')).toBeNull();
  });
});

describe('links', () => {
  it.each([
    'https://www.nhs.uk/baby',
    'http://example.org',
    'mailto:editors@pear.example',
    '/blog/safe-sleep',
    '/',
    '#eggs',
  ])('lead to %s', (url) => {
    render(<RichText body={bodyOf(paragraph(link({ linkType: 'custom', url })))} />);
    expect(screen.getByRole('link', { name: 'read on' })).toHaveAttribute('href', url);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://pear.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil',
    '',
  ])('to %j leave only their words behind', (url) => {
    const fields = { linkType: 'custom', url };
    const { container } = render(
      <RichText body={bodyOf(paragraph(link(fields), link(fields, ' there', 'autolink')))} />,
    );
    expect(container).toHaveTextContent('read on there');
    expect(container.querySelector('[href]')).toBeNull();
  });

  it('to a document of this site lead to where it is today', () => {
    const doc = (relationTo: string, value: unknown) =>
      link({ linkType: 'internal', doc: { relationTo, value } });
    render(
      <RichText
        body={bodyOf(
          paragraph(
            doc('posts', { slug: 'a' }),
            doc('pages', { slug: 'terms' }),
            doc('stories', { slug: 's' }),
            doc('posts', 7),
            doc('staff', { slug: 'x' }),
          ),
        )}
      />,
    );
    expect(screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href'))).toEqual([
      '/blog/a',
      '/terms',
      '/web-stories/s',
      '/',
      '/',
    ]);
  });

  it('open a new tab that cannot reach back only when asked to', () => {
    render(
      <RichText
        body={bodyOf(paragraph(link({ linkType: 'custom', url: 'https://a.example', newTab: true })))}
      />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

it('shows markup that somebody typed as text', () => {
  const { container } = render(<RichText body={bodyOf(heading('h2', '<img src=x onerror=alert(1)>'))} />);
  expect(container.querySelector('img')).toBeNull();
});
