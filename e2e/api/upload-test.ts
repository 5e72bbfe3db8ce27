import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test as base } from './api-test';
import { sendUpload, signInStaff, type StaffHeaders, type UploadFile } from './staff-session';

export { expect } from './api-test';

export const images = '/cms-api/images';
export const documents = '/cms-api/documents';

/** Left half red, right half blue; never twice the same bytes. */
export function twoColours(width = 1200, height = 800) {
  const shade = Math.floor(Math.random() * 200);
  return sharp({ create: { width, height, channels: 3, background: { r: 0, g: shade, b: 255 } } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: { r: 255, g: shade, b: 0 } } },
      left: 0,
      top: 0,
    },
  ]);
}

export const jpegFile = (buffer: Buffer, name = 'picture.jpg'): UploadFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});
export const pngFile = (buffer: Buffer, name = 'picture.png'): UploadFile => ({
  name,
  mimeType: 'image/png',
  buffer,
});
export const pdf = (mark: string = randomUUID()) =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</A(${mark})>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);
export const pdfFile = (buffer = pdf(), name = 'leaflet.pdf'): UploadFile => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** A PNG of one bit a pixel, all of one colour. */
export function flatPng(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.byteLength);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface StoredImage {
  id: number;
  title: string;
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  sizes: Record<string, { filename: string | null; width: number | null; height: number | null }>;
}

export const filesOf = (image: StoredImage): string[] => [
  image.filename,
  ...Object.values(image.sizes).flatMap(({ filename }) => filename ?? []),
];

export async function bytesOf(request: APIRequestContext, name: string, folder = 'images'): Promise<Buffer> {
  const answer = await request.get(`/media/${folder}/${name}`);
  expect([name, answer.status()]).toEqual([name, 200]);
  return answer.body();
}

interface Options {
  path?: string;
  data?: Record<string, unknown>;
}

/** Uploads as an editor, and takes away again what was taken. */
export class Uploads {
  private readonly made: string[] = [];

  constructor(
    private readonly request: APIRequestContext,
    readonly headers: StaffHeaders,
  ) {}

  async create<Doc = StoredImage>(file: UploadFile, options: Options = {}): Promise<Doc> {
    const { status, text } = await this.send(file, options);
    expect(status, text).toBe(201);
    return JSON.parse(text).doc;
  }

  refused(file: UploadFile | undefined, options: Options = {}): Promise<{ status: number; text: string }> {
    return this.send(file, options);
  }

  async removeAll(): Promise<void> {
    for (const path of this.made.splice(0)) await this.request.delete(path, { headers: this.headers });
  }

  private async send(
    file: UploadFile | undefined,
    { path = images, data = { alt: 'Two colours' } }: Options,
  ): Promise<{ status: number; text: string }> {
    const answer = await sendUpload(this.request, { path, headers: this.headers, file, data });
    const text = await answer.text();
    if (answer.status() === 201) this.made.push(`${path.split('?')[0]}/${JSON.parse(text).doc.id}`);
    return { status: answer.status(), text };
  }
}

export const test = base.extend<{ uploads: Uploads }>({
  uploads: async ({ api, request }, provide) => {
    const uploads = new Uploads(request, await signInStaff(api, 'editor'));
    await provide(uploads);
    await uploads.removeAll();
  },
});
