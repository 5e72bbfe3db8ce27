import sharp from 'sharp';
import type { PageCollection } from '../page-tree/kinds';
import type { PanelClient } from './panel-client';

const common = { version: 1, format: '', indent: 0, direction: null };

/** An editor's text of one paragraph, with whatever else stands beside it. */
export function richText(words: string, ...others: object[]) {
  const text = { type: 'text', text: words, version: 1, format: 0, mode: 'normal', style: '', detail: 0 };
  const paragraph = { ...common, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] };
  return { root: { ...common, type: 'root', children: [paragraph, ...others] } };
}

/** A new picture. @returns its id */
export async function newPicture({ payload }: PanelClient, width = 1200): Promise<number> {
  const data = await sharp({ create: { width, height: 1600, channels: 3, background: '#8a3' } })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: 'images',
    data: { alt: 'A pear' },
    file: { data, mimetype: 'image/png', name: 'pear.png', size: data.byteLength },
  });
  return id;
}

const shared = new WeakMap<PanelClient, Promise<number>>();

/** A picture that many documents may show: each new one is drawn anew in all its sizes. @returns its id */
function sharedPicture(client: PanelClient): Promise<number> {
  const picture = shared.get(client) ?? newPicture(client);
  shared.set(client, picture);
  return picture;
}

/** A new category. @returns its id */
export async function newCategory({ payload }: PanelClient): Promise<number> {
  const { id } = await payload.create({
    collection: 'categories',
    data: { title: 'Checks', slug: '', description: 'For checks.', tone: 'pear', order: 1 },
  });
  return id;
}

/** All that a document needs to be published, without a title and an address. */
export async function completeDocument(client: PanelClient, collection: PageCollection): Promise<object> {
  switch (collection) {
    case 'posts':
      return {
        excerpt: 'About a check.',
        cover: await sharedPicture(client),
        category: await newCategory(client),
        body: richText('Words of a post.'),
      };
    case 'stories':
      return {
        excerpt: 'About a check.',
        poster: await sharedPicture(client),
        pages: [
          {
            layout: 'cover',
            tone: 'night',
            position: 'bottom',
            heading: 'One',
            picture: await sharedPicture(client),
          },
          { layout: 'text', tone: 'pear', position: 'middle', heading: 'Two', text: 'More.' },
          { layout: 'text', tone: 'pear', position: 'middle', heading: 'Three', text: 'More.' },
          { layout: 'closing', tone: 'pear', position: 'middle', heading: 'Four', text: 'The end.' },
        ],
      };
    case 'pages':
      return { excerpt: 'About a check.', body: richText('Words of a page.') };
  }
}
