import type { Payload } from 'payload';
import { mediaStore } from '../../../platform/files/media/media-store';
import { titleFromName } from '../uploads/uploaded-file';
import {
  illustrationAlt,
  type IllustrationFormat,
  renderIllustration,
} from './illustrations/render-illustration';
import { findPreparedPicture, pixelsOf, type PreparedPicture, readPreparedFile } from './prepared-pictures';

/** What an editor would fill in. */
interface Words {
  alt: string;
  credit: string;
  firstContentKey: string;
}

/** A picture of the first content. */
interface Illustration {
  name: string;
  format: IllustrationFormat;
  /** As the illustration describes itself when not given. */
  alt?: string;
}

/** Finds the picture an earlier, interrupted start made, or makes it. @returns the id of the image */
export async function ensureImage(
  payload: Payload,
  { name, format, alt = illustrationAlt(name) }: Illustration,
): Promise<number> {
  const words = {
    alt,
    credit: 'Composed with Fluent Emoji by Microsoft (MIT)',
    firstContentKey: `${name}-${format}`,
  };
  const { docs } = await payload.find({
    collection: 'images',
    where: { firstContentKey: { equals: words.firstContentKey } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  if (docs[0]) return docs[0].id;
  const prepared = findPreparedPicture(name, format);
  if (prepared) return storePrepared(payload, words, prepared);
  return upload(payload, words, await renderIllustration(name, format));
}

async function upload(payload: Payload, words: Words, data: Buffer): Promise<number> {
  const image = await payload.create({
    collection: 'images',
    data: words,
    file: { data, mimetype: 'image/png', name: `${words.firstContentKey}.png`, size: data.byteLength },
    depth: 0,
  });
  return image.id;
}

/** The files and the row as an upload leaves them, without decoding and encoding anything. */
async function storePrepared(
  payload: Payload,
  words: Words,
  { filename, width, height, sizes }: PreparedPicture,
): Promise<number> {
  const urlOfFiles = `${payload.config.routes.api}/images/file`;
  const store = async (name: string, pixels: { width: number; height: number }) => {
    const bytes = await readPreparedFile(name);
    await mediaStore().put({ folder: 'images', name }, bytes);
    return {
      ...pixels,
      filename: name,
      filesize: bytes.byteLength,
      mimeType: 'image/webp',
      url: `${urlOfFiles}/${name}`,
    };
  };
  const whole = await store(filename, { width, height });
  const stored = await Promise.all(
    Object.entries(sizes).map(async ([size, name]) => [size, await store(name, pixelsOf(name))] as const),
  );
  const image = await payload.db.create({
    collection: 'images',
    data: {
      ...words,
      title: titleFromName(words.firstContentKey),
      ...whole,
      focalX: 50,
      focalY: 50,
      sizes: Object.fromEntries(stored),
    },
  });
  return Number(image.id);
}
