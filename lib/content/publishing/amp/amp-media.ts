import { absoluteUrl } from '../metadata';
import type { Picture } from '../../reading/picture';
import type { StoryVideo } from '../../reading/story-page';
import { type Markup, markup } from './markup';

/** A picture that fills its page. The first page's comes in one size, which the head has asked for already. */
export function ampPicture(picture: Picture, isFirst: boolean): Markup {
  const { src, srcSet, width, height, alt } = picture;
  const sizes = !isFirst && srcSet !== '' && markup` srcset="${absoluteSrcSet(srcSet)}"`;
  return markup`<amp-img src="${absoluteUrl(src)}"${sizes} width="${width}" height="${height}" layout="fill" alt="${alt}">${withoutScripts(picture, isFirst)}</amp-img>`;
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
  return markup`<amp-video autoplay${!hasSound && markup` noaudio`} crossorigin="anonymous" width="${width}" height="${height}" layout="fill" poster="${still}" alt="${alt}" title="${alt}"${captions && markup` captions-id="${captionsId(pageId)}"`}><source src="${absoluteUrl(src)}" type="${type}">${track}${poster && withoutScripts({ ...poster, alt }, false)}</amp-video>`;
}

/** Where AMP writes the captions of the page's film: clear of the words and of the link at the lower edge. */
export function ampCaptions(pageId: string, wordsAt: 'top' | 'middle' | 'bottom'): Markup {
  return markup`
<amp-story-grid-layer template="vertical" class="words at-${wordsAt === 'top' ? 'middle' : 'top'}"><amp-story-captions id="${captionsId(pageId)}" layout="fixed-height" height="80" style-preset="appear"></amp-story-captions></amp-story-grid-layer>`;
}

function captionsId(pageId: string): string {
  return `${pageId}-captions`;
}

/** AMP knows no film without scripts: its poster stands for it. */
function withoutScripts({ src, width, height, alt }: Picture, isFirst: boolean): Markup {
  const lazy = !isFirst && markup` loading="lazy"`;
  return markup`<noscript><img src="${absoluteUrl(src)}" width="${width}" height="${height}" alt="${alt}"${lazy}></noscript>`;
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
