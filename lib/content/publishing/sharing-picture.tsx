import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { type MediaFolder, mediaStore } from '../../platform/files/media/media-store';
import { getSettings } from '../../platform/settings/settings';
import { BoundedQueue } from '../../platform/threads/bounded-queue';
import type { Picture } from '../reading/picture';
import type { SharingSubject } from './sharing-subject';

const size = { width: 1200, height: 630 };
const artWidth = 520;
const colours = { page: '#10191b', text: '#eef4ee', pear: '#c9e265', leaf: '#7fb069' };

/** Drawing takes a processor half a second and always gives the same for the same subject. */
const drawn = new Map<string, Promise<Buffer>>();
const maxDrawn = 100;

/**
 * One at a time: otherwise a single client could keep all processors and the threads that read files busy. Photos have
 * a queue of their own, which strangers must not be able to fill.
 */
const queue = new BoundedQueue({ atOnce: 1, waitingAtMost: 20 });
const waitAtMostMs = 10_000;

/**
 * The picture for a shared link, a PNG: title on the left, the page's own illustration on the right.
 * @throws Error for which `isTooManyPictures` holds where too many others are being drawn
 */
export function sharingPicture(subject: SharingSubject): Promise<Buffer> {
  const art = subject.drawings ?? [subject.picture?.square ?? subject.picture?.src];
  const key = JSON.stringify([getSettings().SITE_NAME, subject.title, ...art]);
  const known = drawn.get(key);
  if (known) return known;
  const picture = queue.run({ signal: AbortSignal.timeout(waitAtMostMs) }, () => draw(subject));
  const oldest = drawn.keys().next();
  if (drawn.size >= maxDrawn && !oldest.done) drawn.delete(oldest.value);
  drawn.set(key, picture);
  // A failure is not kept: the next caller tries again.
  picture.catch(() => drawn.delete(key));
  return picture;
}

async function draw({ title, picture, drawings }: SharingSubject): Promise<Buffer> {
  const font = await readFile(path.join(process.cwd(), 'app/fonts/fraunces-latin-600.woff'));
  const words = title.replace(withoutGlyph, ' ').replace(/\s+/g, ' ').trim();
  const image = new ImageResponse(
    <SharingPicture title={words} art={await (drawings ? asPlate(drawings) : asJpeg(picture))} />,
    {
      ...size,
      fonts: [{ name: 'Fraunces', data: font, weight: 600, style: 'normal' }],
    },
  );
  return Buffer.from(await image.arrayBuffer());
}

/** The font has Latin letters alone; for others the drawing library would ask a third party for one. */
const withoutGlyph = /[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/gu;

/** The drawing library reads no WebP. The square, where there is one, has what matters in its middle. */
async function asJpeg(picture: Picture | null): Promise<string | null> {
  if (!picture) return null;
  const [, folder, name] = /^\/media\/(images|posters)\/([^/]+)$/.exec(picture.square ?? picture.src) ?? [];
  const file = folder && name ? await mediaStore().read({ folder: folder as MediaFolder, name }) : null;
  if (!file) throw new Error('The picture of this page has no file.');
  const jpeg = await sharp(file)
    .resize(artWidth, size.height, { fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

const plateSide = 420;
/** Where up to four drawings lie on a plate: the left and the top edge of each, and its side. */
const placesOnPlate: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[90, 90, 240]],
  2: [
    [50, 130, 160],
    [210, 130, 160],
  ],
  3: [
    [55, 60, 150],
    [215, 60, 150],
    [135, 215, 150],
  ],
  4: [
    [55, 55, 150],
    [215, 55, 150],
    [55, 215, 150],
    [215, 215, 150],
  ],
};

/** A plate with drawings of foods on it. */
async function asPlate(drawings: readonly string[]): Promise<string> {
  const [left, top] = [(artWidth - plateSide) / 2, (size.height - plateSide) / 2];
  const places = placesOnPlate[drawings.length] ?? [];
  const foods = await Promise.all(
    drawings.slice(0, places.length).map(async (drawing, index) => {
      const [x = 0, y = 0, side = 0] = places[index] ?? [];
      const svg = await readFile(path.join(process.cwd(), 'public', drawing));
      const input = await sharp(svg, { density: 72 * (side / 32) })
        .resize(side, side)
        .png()
        .toBuffer();
      return { input, left: left + x, top: top + y };
    }),
  );
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${artWidth}" height="${size.height}"><circle ` +
      `cx="${artWidth / 2}" cy="${size.height / 2}" r="${plateSide / 2}" fill="#f5f2e9"/></svg>`,
  );
  const jpeg = await sharp({
    create: { width: artWidth, height: size.height, channels: 3, background: '#7fa7c9' },
  })
    .composite([{ input: plate, left: 0, top: 0 }, ...foods])
    .jpeg({ quality: 86 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Steps down as the title grows, so that the longest that an editor may write stays within the picture. */
function fontSizeFor({ length }: string): number {
  if (length <= 44) return 70;
  if (length <= 72) return 58;
  return length <= 92 ? 50 : 44;
}

function SharingPicture({ title, art }: { title: string; art: string | null }) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours.page,
        color: colours.text,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: '64px 56px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 34 }}>
          <Pear />
          {getSettings().SITE_NAME}
        </div>
        <div
          style={{
            display: 'block',
            fontSize: fontSizeFor(title),
            lineHeight: 1.12,
            lineClamp: 6,
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', width: 120, height: 8, borderRadius: 8, background: colours.pear }} />
      </div>
      {art && <img src={art} width={artWidth} height={size.height} alt="" />}
    </div>
  );
}

/** The drawing of the logo. */
function Pear() {
  return (
    <svg width="52" height="52" viewBox="0 0 48 48">
      <path
        fill={colours.pear}
        d={
          'M24 11c-4.600 0-6.700 3.400-7.400 7.500-.6 3.700-2.300 5.700-4.500 8.400C9.800 29.600 ' +
          '8.500 32 8.500 35c0 6.600 6.600 11 15.500 11s15.500-4.400 ' +
          '15.500-11c0-3-1.300-5.400-3.600-8.100-2.200-2.700-3.900-4.700-4.500-8.400C30.700 ' +
          '14.400 28.600 11 24 11Z'
        }
      />
      <path
        fill={colours.leaf}
        d="M24.500 11.500C24 6.500 27.500 2 35 2c.4 6-3.700 9.900-9 10.200-.9 0-1.400-.1-1.500-.7Z"
      />
    </svg>
  );
}
