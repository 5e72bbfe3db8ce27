import { absoluteUrl } from '../metadata';
import type { Poster, Posters } from '../poster-files';
import { publisherLogo } from '../publisher-logo';
import type { StoryDetail } from '../../reading/stories';
import { storyCanonicalPath, storyData } from '../story-data';
import { getSettings } from '../../../platform/settings/settings';
import { ampPage } from './amp-page';
import { type AmpExtension, boilerplate, extensionScript, runtimeScript } from './boilerplate';
import { jsonInScript, type Markup, markup, raw } from './markup';
import { storyStyles } from './styles';

/**
 * A story as one AMP document, for crawlers and AMP's own readers. Every text of it is text, whatever an editor wrote.
 * @param posters cuts of the story's poster; `portrait` is what AMP asks for
 */
export function ampDocument(story: StoryDetail, posters: Posters): string {
  const { SITE_NAME } = getSettings();
  const pages = story.pages.map((page, index) =>
    ampPage(page, { story, siteName: SITE_NAME, isFirst: index === 0 }),
  );
  const publisher = markup`publisher="${SITE_NAME}" publisher-logo-src="${absoluteUrl(publisherLogo.path)}"`;
  return markup`<!doctype html>
<html amp lang="en-GB">
<head>
${head(story, posters)}
</head>
<body>
<amp-story standalone title="${story.title}" ${publisher}${posterAttributes(story, posters)}>${pages}
</amp-story>
</body>
</html>
`.toString();
}

function posterAttributes(story: StoryDetail, { portrait, square, landscape }: Posters): Markup {
  // A picture too small to be cut can only come from before that was checked; AMP wants one in any case.
  const upright = portrait?.path ?? story.poster?.src ?? publisherLogo.path;
  return markup` poster-portrait-src="${absoluteUrl(upright)}"${
    square && markup` poster-square-src="${absoluteUrl(square.path)}"`
  }${landscape && markup` poster-landscape-src="${absoluteUrl(landscape.path)}"`}`;
}

function head(story: StoryDetail, { portrait, square, landscape }: Posters): Markup {
  const { SITE_NAME } = getSettings();
  const { title, canonicalSlug, seo } = story;
  const posters = [portrait, square, landscape].filter((poster): poster is Poster => poster !== undefined);
  const robots = seo.isHiddenFromSearch
    ? 'noindex, follow'
    : 'index, follow, max-image-preview:large, max-snippet:-1';
  return markup`<meta charset="utf-8">
<meta name="viewport" content="width=device-width,minimum-scale=1,initial-scale=1">
<title>${seo.title ?? title} · ${SITE_NAME}</title>
<link rel="canonical" href="${absoluteUrl(storyCanonicalPath(canonicalSlug))}">
<link rel="alternate" type="application/rss+xml" title="${SITE_NAME}" href="${absoluteUrl('/feed.xml')}">
<meta name="description" content="${description(story)}">
<meta name="robots" content="${robots}">
${sharing(story)}
${firstPicture(story)}
${runtimeScript}
${usedExtensions(story).map(extensionScript)}
${boilerplate}
<style amp-custom>${raw(storyStyles)}</style>
<script type="application/ld+json">${jsonInScript(storyData(story, posters))}</script>`;
}

function description({ seo, excerpt }: StoryDetail): string {
  return seo.description ?? excerpt;
}

/** Open Graph and the Twitter card. */
function sharing(story: StoryDetail): Markup {
  const image = absoluteUrl(`/og/stories/${story.slug}`);
  const alt = story.poster?.alt ?? story.title;
  return markup`<meta property="og:type" content="article">
<meta property="og:site_name" content="${getSettings().SITE_NAME}">
<meta property="og:locale" content="en_GB">
<meta property="og:title" content="${story.title}">
<meta property="og:description" content="${description(story)}">
<meta property="og:url" content="${absoluteUrl(storyCanonicalPath(story.canonicalSlug))}">
<meta property="og:image" content="${image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${alt}">
<meta property="article:published_time" content="${story.publishedAt}">
<meta property="article:modified_time" content="${story.updatedAt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${story.title}">
<meta name="twitter:description" content="${description(story)}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${alt}">`;
}

/**
 * What the reader sees first is asked for before the runtime has come; of a film that is the picture that
 * stands for it.
 */
function firstPicture({ pages: [first] }: StoryDetail): Markup | null {
  const picture = first?.picture ?? first?.video?.poster;
  return picture ? markup`<link rel="preload" as="image" href="${absoluteUrl(picture.src)}">` : null;
}

function usedExtensions({ pages }: StoryDetail): AmpExtension[] {
  const videos = pages.flatMap(({ video }) => video ?? []);
  return [
    'amp-story',
    ...(videos.length > 0 ? (['amp-video'] as const) : []),
    ...(videos.some(({ captions }) => captions) ? (['amp-story-captions'] as const) : []),
  ];
}
