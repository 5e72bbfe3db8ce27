import type { Payload } from 'payload';
import { illustrationAlt, renderIllustration } from './illustrations/render-illustration';

export type IllustrationFormat = 'post' | 'poster' | 'page';

/** Finds the picture an earlier, interrupted start made, or draws it. @returns the id of the image */
export async function ensureImage(
  payload: Payload,
  name: string,
  format: IllustrationFormat,
  alt = illustrationAlt(name),
): Promise<number> {
  const firstContentKey = `${name}-${format}`;
  const { docs } = await payload.find({
    collection: 'images',
    where: { firstContentKey: { equals: firstContentKey } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  if (docs[0]) return docs[0].id;
  const data = await renderIllustration(name, format);
  const image = await payload.create({
    collection: 'images',
    data: { alt, firstContentKey, credit: 'Composed with Fluent Emoji by Microsoft (MIT)' },
    file: { data, mimetype: 'image/png', name: `${firstContentKey}.png`, size: data.byteLength },
    depth: 0,
  });
  return image.id;
}
