import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { type Api, expect } from './api-test';
import { sendUpload, signInStaff, type StaffHeaders } from './staff-session';

/** Rich text of one paragraph, as the editor stores it. */
export function paragraphs(...texts: string[]) {
  const rest = { version: 1, format: '', indent: 0, direction: 'ltr' };
  return {
    root: {
      ...rest,
      type: 'root',
      children: texts.map((text) => ({
        ...rest,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
      })),
    },
  };
}

export interface Made {
  id: number;
  slug: string;
  title: string;
}

/** Pictures of the site's own content, by whose they are. */
const ownPictures = new Map<string, number>();

/** Writes content as an editor does, over the panel's REST, and takes it away again. */
export class EditorContent {
  /** Stands in every title and slug, so that a test finds what is its own. */
  readonly mark = `z${randomUUID().replace(/-/g, '').slice(0, 10)}`;
  private readonly made: string[] = [];

  private constructor(
    private readonly api: Api,
    private readonly request: APIRequestContext,
    readonly headers: StaffHeaders,
  ) {}

  static async open(api: Api, request: APIRequestContext): Promise<EditorContent> {
    return new EditorContent(api, request, await signInStaff(api, 'editor'));
  }

  async image({ alt = 'A pear', width = 1200, height = 800 } = {}): Promise<number> {
    const shade = Math.floor(Math.random() * 0xffffff);
    const background = `#${shade.toString(16).padStart(6, '0')}`;
    const buffer = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const answer = await sendUpload(this.request, {
      path: '/cms-api/images',
      headers: this.headers,
      file: { name: `${this.mark}.png`, mimeType: 'image/png', buffer },
      data: { alt },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = (await answer.json()).doc;
    this.made.push(`/cms-api/images/${id}`);
    return id;
  }

  /**
   * One that the site came with: where a test does not look at the picture, writing a new one at all widths
   * would take longer than the test.
   */
  private async ownPicture(collection: 'posts' | 'stories', field: 'cover' | 'poster'): Promise<number> {
    const known = ownPictures.get(field);
    if (known !== undefined) return known;
    const answer = await this.api.get(`/cms-api/${collection}?sort=id&limit=1&depth=0`, {
      headers: this.headers,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const { docs } = await answer.json();
    ownPictures.set(field, docs[0][field]);
    return docs[0][field];
  }

  category(data: Record<string, unknown> = {}): Promise<Made> {
    return this.create('categories', {
      title: `Shelf ${this.mark}`,
      description: 'For a test.',
      tone: 'pear',
      order: 900,
      ...data,
    });
  }

  async post(data: Record<string, unknown>): Promise<Made> {
    return this.create('posts', {
      title: `Post ${this.mark}`,
      excerpt: 'What a test says.',
      body: paragraphs('Words of a test.'),
      _status: 'published',
      cover: data.cover ?? (await this.ownPicture('posts', 'cover')),
      ...data,
    });
  }

  infoPage(data: Record<string, unknown> = {}): Promise<Made> {
    return this.create('pages', {
      title: `Page ${this.mark}`,
      excerpt: 'What a test says.',
      body: paragraphs('Words of a test.'),
      _status: 'published',
      ...data,
    });
  }

  async story(data: Record<string, unknown> = {}): Promise<Made> {
    const picture = await this.ownPicture('stories', 'poster');
    const page = { layout: 'picture', tone: 'night', position: 'bottom', heading: 'A page', picture };
    return this.create('stories', {
      title: `Story ${this.mark}`,
      excerpt: 'What a test says.',
      poster: picture,
      pages: [page, page, page, page],
      _status: 'published',
      ...data,
    });
  }

  async create(collection: string, data: Record<string, unknown>): Promise<Made> {
    const answer = await this.api.post(`/cms-api/${collection}?depth=0`, data, { headers: this.headers });
    expect(answer.status(), await answer.text()).toBe(201);
    const { doc } = await answer.json();
    this.made.push(`/cms-api/${collection}/${doc.id}`);
    return doc;
  }

  async change(collection: string, id: number, data: Record<string, unknown>): Promise<Made> {
    const answer = await this.api.patch(`/cms-api/${collection}/${id}?depth=0`, data, {
      headers: this.headers,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).doc;
  }

  /** The last made goes first: what is pointed at goes after what points. */
  async removeAll(): Promise<void> {
    for (const path of this.made.splice(0).reverse()) await this.api.delete(path, { headers: this.headers });
  }
}
