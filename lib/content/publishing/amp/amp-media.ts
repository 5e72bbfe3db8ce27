import { absoluteUrl } from '../metadata';
import type { Picture } from '../../reading/picture';
import type { StoryVideo } from '../../reading/story-page';
import { type Markup, markup } from './markup';

/** A picture that fills its page. The first page's comes in one size, which the head has asked for already. */
export function ampPicture(picture: Picture, isFirst: boolean): Markup {
  const { src, srcSet, width, height, alt } = picture;
  const sizes = !isFirst && srcSet !== '' && markup` srcset="${absoluteSrcSet(srcSet)}"`;
  const source = markup`src="${absoluteUrl(src)}"${sizes} width="${width}" height="${height}"`;
  const fallback = withoutScripts(picture, isFirst);
  return markup`<amp-img ${source} layout="fill" alt="${alt}">${fallback}</amp-img>`;
}

/**
 * A film that fills its page; AMP plays it without sound until the reader asks. Another host may keep the
 * document, hence `crossorigin`.
 */
export function ampVideo(video: StoryVideo, pageId: string): Markup {
  const { src, type, width, height, alt, poster, captions, hasSound } = video;
  const still = poster && absoluteUrl(poster.src);
  const track =
    captions &&
    markup`<track src="${absoluteUrl(captions)}" kind="captions" srclang="en" label="English" default>`;
  const playing = markup`autoplay${!hasSound && markup` noaudio`} crossorigin="anonymous"`;
  const size = markup`width="${width}" height="${height}" layout="fill"`;
  const words = markup`alt="${alt}" title="${alt}"${captions && markup` captions-id="${captionsId(pageId)}"`}`;
  const source = markup`<source src="${absoluteUrl(src)}" type="${type}">`;
  const fallback = poster && withoutScripts({ ...poster, alt }, false);
  const start = markup`<amp-video ${playing} ${size} poster="${still}" ${words}>`;
  return markup`${start}${source}${track}${fallback}</amp-video>`;
}

/** Where AMP writes the captions of the page's film: clear of the words and of the link at the lower edge. */
export function ampCaptions(pageId: string, wordsAt: 'top' | 'middle' | 'bottom'): Markup {
  const look = markup`layout="fixed-height" height="80" style-preset="appear"`;
  const captions = markup`<amp-story-captions id="${captionsId(pageId)}" ${look}></amp-story-captions>`;
  const place = wordsAt === 'top' ? 'middle' : 'top';
  return markup`
<amp-story-grid-layer template="vertical" class="words at-${place}">${captions}</amp-story-grid-layer>`;
}

function captionsId(pageId: string): string {
  return `${pageId}-captions`;
}

/** AMP knows no film without scripts: its poster stands for it. */
function withoutScripts({ src, width, height, alt }: Picture, isFirst: boolean): Markup {
  const lazy = !isFirst && markup` loading="lazy"`;
  const source = markup`src="${absoluteUrl(src)}" width="${width}" height="${height}"`;
  return markup`<noscript><img ${source} alt="${alt}"${lazy}></noscript>`;
}

/** A picture smaller than a width is stored under that width as it is; AMP takes each width once. */
function absoluteSrcSet(srcSet: string): string {
  const byWidth = new Map(
    srcSet
      .split(', ')
      .map((candidate) => candidate.split(' '))
      .map(([path = '', width = '']) => [width, absoluteUrl(path)]),
  );
  return [...byWidth].map(([width, address]) => `${address} ${width}`).join(', ');
}
