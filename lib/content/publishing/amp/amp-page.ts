import { absoluteUrl } from '../metadata';
import type { StoryDetail } from '../../reading/stories';
import { storyPath } from '../story-data';
import type { StoryPage } from '../../reading/story-page';
import { ampCaptions, ampPicture, ampVideo } from './amp-media';
import { type Markup, markup, type MarkupValue } from './markup';
import { toneColours } from './tones';

interface PageContext {
  story: StoryDetail;
  siteName: string;
  isFirst: boolean;
}

interface Link {
  label: string;
  href: string;
}

/** One page of a story in AMP: what is seen, the words, the captions, and last of all what is pulled up. */
export function ampPage(page: StoryPage, context: PageContext): Markup {
  const { id, tone, video } = page;
  const link = pulledUpLink(page, context);
  const pulledUp = link ? outlink(link, page) : sourcesAttachment(page, context);
  return markup`
<amp-story-page id="${id}">
<amp-story-grid-layer template="fill">${ground(page, context)}</amp-story-grid-layer>
<amp-story-grid-layer template="vertical" class="words at-${place(page)}${pulledUp && ' above-link'}">
<div class="panel tone-${tone}">${words(page, context, link)}</div>
</amp-story-grid-layer>${video?.captions && ampCaptions(id, place(page))}${pulledUp}
</amp-story-page>`;
}

function ground({ id, picture, video, tone }: StoryPage, { isFirst }: PageContext): Markup {
  if (video) return ampVideo(video, id);
  return picture ? ampPicture(picture, isFirst) : markup`<div class="tone-${tone}"></div>`;
}

/** Over a film the words would hide what happens in its middle. */
function place({ position, video }: StoryPage): StoryPage['position'] {
  return video && position === 'middle' ? 'bottom' : position;
}

function words(page: StoryPage, context: PageContext, link: Link | null): MarkupValue[] {
  const { layout, heading, text, quiz } = page;
  const { story, isFirst } = context;
  return [
    layout === 'cover' && markup`<div class="rule"></div>`,
    isFirst ? markup`<h1>${heading}</h1>` : markup`<h2>${heading}</h2>`,
    text && markup`<p class="lines">${text}</p>`,
    quiz && markup`<p>${quiz.question}</p><ul>${quiz.options.map(answer)}</ul>`,
    // The editor's own link has the lower edge.
    quiz && page.link && inlineLink(quizLink(page, context)),
    layout === 'closing' && link && story.sources.length > 0 && inlineLink(sourcesLink(story)),
  ];
}

function answer({ text }: { text: string }): Markup {
  return markup`<li class="answer">${text}</li>`;
}

function inlineLink({ label, href }: Link): Markup {
  return markup`<a href="${href}">${label}</a>`;
}

/** The editor's own link; else the way to the quiz, or to the article behind the story. */
function pulledUpLink(page: StoryPage, context: PageContext): Link | null {
  const { relatedPost } = context.story;
  if (page.link) return { label: page.link.label, href: absoluteUrl(page.link.href) };
  if (page.quiz) return quizLink(page, context);
  return page.layout === 'closing' && relatedPost
    ? { label: 'Read the article', href: absoluteUrl(relatedPost.path) }
    : null;
}

/**
 * A quiz can be answered in our player only: AMP's own needs a service, and keyboards and screen readers
 * cannot use it.
 */
function quizLink({ id }: StoryPage, { story, siteName }: PageContext): Link {
  return { label: `Answer it on ${siteName}`, href: absoluteUrl(`${storyPath(story.slug)}#${id}`) };
}

function sourcesLink({ slug, sources }: StoryDetail): Link {
  const names = [...new Set(sources.map(({ org }) => org))].join(', ');
  return { label: `Sources: ${names}`, href: absoluteUrl(`${storyPath(slug)}#sources`) };
}

function outlink(link: Link, { tone }: StoryPage): Markup {
  const accent = markup`cta-accent-element="background" cta-accent-color="${toneColours[tone].accent}"`;
  const start = markup`<amp-story-page-outlink layout="nodisplay" theme="custom" ${accent}>`;
  return markup`
${start}${inlineLink(link)}</amp-story-page-outlink>`;
}

/** A closing page that leads nowhere else lets the sources be pulled up. */
function sourcesAttachment({ layout }: StoryPage, { story }: PageContext): Markup | null {
  if (layout !== 'closing' || story.sources.length === 0) return null;
  const items = story.sources.map(
    ({ org, title, year, url }) =>
      markup`<li>${inlineLink({ label: `${org}: ${title}${year === null ? '' : ` (${year})`}`, href: url })}</li>`,
  );
  const words = markup`cta-text="Sources" title="Sources"`;
  const start = markup`<amp-story-page-attachment layout="nodisplay" theme="dark" ${words}>`;
  return markup`
${start}<h2>Sources</h2><ul>${items}</ul></amp-story-page-attachment>`;
}
