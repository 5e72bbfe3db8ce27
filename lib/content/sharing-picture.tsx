import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { dataPath } from '../ops/data-dir';
import { getSettings } from '../ops/settings';
import type { Picture } from './picture';
import { getPostBySlug } from './posts';
import { getSitePicture } from './site-picture';
import { getStoryBySlug } from './stories';

const size = { width: 1200, height: 630 };
const colours = { page: '#10191b', text: '#eef4ee', pear: '#c9e265', leaf: '#7fb069' };

interface Subject {
  title: string;
  picture: Picture | null;
}

/**
 * Draws the picture for a shared link: title on the left, the page's own illustration on the right.
 * @param segments `['site']`, `['blog', slug]` or `['stories', slug]`
 * @returns `null` when there is no such published page
 */
export async function sharingPicture(segments: readonly string[]): Promise<Response | null> {
  const subject = await findSubject(segments);
  if (!subject) return null;
  const font = await readFile(path.join(process.cwd(), 'app/fonts/fraunces-latin-600.woff'));
  return new ImageResponse(<SharingPicture {...subject} art={await asJpeg(subject.picture)} />, {
    ...size,
    fonts: [{ name: 'Fraunces', data: font, weight: 600, style: 'normal' }],
    headers: { 'cache-control': 'public, max-age=86400' },
  });
}

async function findSubject([kind, slug, ...rest]: readonly string[]): Promise<Subject | null> {
  if (rest.length > 0) return null;
  if (kind === 'site' && !slug) {
    return {
      title: 'Calm, sourced answers for the first three years',
      picture: await getSitePicture('home-hero'),
    };
  }
  if (!slug) return null;
  if (kind === 'blog') {
    const post = await getPostBySlug(slug);
    return post && { title: post.title, picture: post.cover };
  }
  if (kind === 'stories') {
    const story = await getStoryBySlug(slug);
    return story && { title: story.title, picture: story.poster };
  }
  return null;
}

/** The drawing library reads no WebP. */
async function asJpeg(picture: Picture | null): Promise<string | null> {
  if (!picture) return null;
  const file = dataPath(picture.src.replace(/^\//, ''));
  const jpeg = await sharp(file).resize(520, 630, { fit: 'cover' }).jpeg({ quality: 82 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function SharingPicture({ title, art }: Subject & { art: string | null }) {
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
          <svg width="52" height="52" viewBox="0 0 48 48">
            <path
              fill={colours.pear}
              d="M24 11c-4.600 0-6.700 3.400-7.400 7.500-.6 3.700-2.300 5.700-4.500 8.400C9.800 29.600 8.500 32 8.500 35c0 6.600 6.600 11 15.500 11s15.500-4.400 15.500-11c0-3-1.300-5.400-3.600-8.100-2.200-2.700-3.900-4.700-4.500-8.400C30.700 14.400 28.600 11 24 11Z"
            />
            <path
              fill={colours.leaf}
              d="M24.500 11.500C24 6.500 27.500 2 35 2c.4 6-3.700 9.900-9 10.200-.9 0-1.400-.1-1.500-.7Z"
            />
          </svg>
          {getSettings().SITE_NAME}
        </div>
        <div style={{ display: 'flex', fontSize: title.length > 48 ? 58 : 70, lineHeight: 1.12 }}>
          {title}
        </div>
        <div style={{ display: 'flex', width: 120, height: 8, borderRadius: 8, background: colours.pear }} />
      </div>
      {art && <img src={art} width={520} height={630} alt="" />}
    </div>
  );
}
