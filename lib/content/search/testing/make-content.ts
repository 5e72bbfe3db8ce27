import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Post } from '../../../platform/database/payload-types';
import { slugify } from '../../reading/slugify';

interface TestPost {
  title: string;
  excerpt?: string;
  heading?: string;
  text?: string;
  publishedAt?: string;
  status?: 'draft' | 'published';
}

/** Makes posts with as little as a test names of them. */
export async function contentMaker(payload: Payload) {
  const data = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#c9e265' } })
    .png()
    .toBuffer();
  const file = { data, mimetype: 'image/png', name: 'upright.png', size: data.length };
  const { id: cover } = await payload.create({ collection: 'images', data: { alt: 'A green field' }, file });
  const { id: category } = await payload.create({
    collection: 'categories',
    data: { title: 'Shelf', slug: 'shelf', description: 'For tests', tone: 'pear', order: 1 },
  });
  const post = ({ title, excerpt = '', heading, text = '', publishedAt, status = 'published' }: TestPost) =>
    payload.create({
      collection: 'posts',
      depth: 0,
      data: {
        title,
        slug: slugify(title),
        excerpt: excerpt || 'A test.',
        cover,
        category,
        body: richText(heading, text || 'Nothing.'),
        publishedAt: publishedAt ?? '2026-01-01T00:00:00.000Z',
        _status: status,
      },
    });
  const story = (title: string, pages: readonly { heading: string; text: string }[]) =>
    payload.create({
      collection: 'stories',
      depth: 0,
      data: {
        title,
        slug: slugify(title),
        excerpt: 'A test.',
        poster: cover,
        pages: pages.map((page) => ({ ...page, layout: 'text', tone: 'night', position: 'middle' })),
        publishedAt: '2026-01-01T00:00:00.000Z',
        _status: 'published',
      },
    });
  return { post, story };
}

export function richText(heading: string | undefined, text: string): Post['body'] {
  const common = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const };
  const words = (value: string) => ({
    type: 'text',
    text: value,
    version: 1,
    format: 0,
    mode: 'normal',
    style: '',
    detail: 0,
  });
  const children = [
    ...(heading ? [{ ...common, type: 'heading', tag: 'h2', children: [words(heading)] }] : []),
    ...text.split('\n').map((line) => ({
      ...common,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: [words(line)],
    })),
  ];
  return { root: { ...common, type: 'root', children } };
}
