import type { SerializedBlockNode } from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import type { CalloutBlock, Post, RecipeCardBlock, VideoBlock } from '../../platform/database/payload-types';
import { publicPath } from '../cms/public-path';
import { toArticleVideo } from '../reading/article-video';
import { formatDate } from '../reading/format-date';
import { followsFootnote } from '../reading/follows-footnote';
import { toPicture } from '../reading/picture';
import { escapeHtml } from './escape-html';
import { absoluteUrl } from './metadata';

interface FeedHtmlPost extends Pick<
  Post,
  'body' | 'excerpt' | 'inShort' | 'sources' | 'checkedOn' | 'cover'
> {
  /** Absolute. */
  url: string;
}

/**
 * Writes a whole post as HTML for feed readers: plain elements without classes of this site, and absolute
 * addresses, because a reader shows the text somewhere else.
 */
export function feedHtml({ url, body, excerpt, inShort, sources, checkedOn, cover }: FeedHtmlPost): string {
  const html = [
    picture(cover),
    `<p>${escapeHtml(excerpt)}</p>`,
    list(
      'ul',
      (inShort ?? []).map(({ line }) => line),
    ),
    textHtml(body, { url, keys: (sources ?? []).map(({ key }) => key) }),
    sourcesHtml({ sources, checkedOn }),
    `<p><a href="${escapeHtml(url)}">Read it on the site</a></p>`,
  ].join('');
  // Quotes of the text itself are escaped, so this meets attributes alone.
  return html.replaceAll(/ (href|src)="(\/(?!\/)[^"]*)"/g, (_all, name: string, path: string) => {
    return ` ${name}="${absoluteUrl(path)}"`;
  });
}

interface Place {
  url: string;
  /** Keys of the sources, which number the footnotes. */
  keys: readonly string[];
}

function textHtml(body: Post['body'], place: Place): string {
  return convertLexicalToHTML({
    data: body,
    converters: convertersFor(place),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}

function convertersFor(place: Place): HTMLConvertersFunction {
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkHTMLConverter({ internalDocToHref: ({ linkNode }) => pathOf(linkNode.fields.doc) }),
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    list: ({ node, nodesToHTML }) => element(node.tag, nodesToHTML({ nodes: node.children })),
    table: ({ node, nodesToHTML }) =>
      `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
    tablerow: ({ node, nodesToHTML }) => element('tr', nodesToHTML({ nodes: node.children })),
    tablecell: ({ node, nodesToHTML }) =>
      element(node.headerState > 0 ? 'th' : 'td', nodesToHTML({ nodes: node.children })),
    upload: ({ node }) => picture(node.value, node.fields.caption),
    blocks: {
      callout: ({ node: { fields } }: { node: SerializedBlockNode<CalloutBlock> }) =>
        `<blockquote>${textHtml(fields.content, place)}</blockquote>`,
      recipeCard: ({ node: { fields } }: { node: SerializedBlockNode<RecipeCardBlock> }) =>
        recipeHtml(fields),
      video: ({ node: { fields } }: { node: SerializedBlockNode<VideoBlock> }) => videoHtml(fields, place),
      poll: () => `<p><a href="${escapeHtml(place.url)}">Answer the question on the site</a></p>`,
    },
    inlineBlocks: {
      footnote: ({ node, parent, childIndex }) =>
        footnoteHtml(node.fields, place, followsFootnote(parent, childIndex)),
    },
  });
}

function footnoteHtml(fields: object, { keys }: Place, followsAnother: boolean): string {
  const index = 'key' in fields ? keys.indexOf(String(fields.key)) : -1;
  return index < 0 ? '' : `<sup>${followsAnother ? ', ' : ''}${index + 1}</sup>`;
}

function element(tag: string, children: readonly string[]): string {
  return `<${tag}>${children.join('')}</${tag}>`;
}

function list(tag: 'ul' | 'ol', lines: readonly string[]): string {
  return lines.length > 0
    ? element(
        tag,
        lines.map((line) => `<li>${escapeHtml(line)}</li>`),
      )
    : '';
}

/** The internal link's page; the home page where it was not loaded. */
function pathOf(doc: { relationTo: string; value: unknown } | null | undefined): string {
  const value = doc?.value;
  const isRouted =
    doc?.relationTo === 'posts' || doc?.relationTo === 'pages' || doc?.relationTo === 'stories';
  if (!isRouted || typeof value !== 'object' || value === null || !('slug' in value)) return '/';
  return publicPath(doc.relationTo as 'posts', String(value.slug));
}

function picture(image: unknown, caption?: unknown): string {
  const shown = toPicture(typeof image === 'object' ? (image as Parameters<typeof toPicture>[0]) : null);
  if (!shown) return '';
  const { src, width, height, alt } = shown;
  const words =
    typeof caption === 'string' && caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return (
    `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" ` +
    `height="${height}"/>${words}</figure>`
  );
}

/** Few readers of feeds play videos: a picture leads to where it plays. */
function videoHtml(fields: VideoBlock, place: Place): string {
  const video = toArticleVideo(fields);
  if (!video) return '';
  const { title, still, source } = video;
  const url = escapeHtml('file' in source ? place.url : source.outside.url);
  const where = 'file' in source ? 'on the site' : `on ${source.outside.host}`;
  const image = still
    ? `<a href="${url}"><img src="${escapeHtml(still.src)}" alt="" width="${still.width}" ` +
      `height="${still.height}"/></a>`
    : '';
  return `<figure>${image}<figcaption><a href="${url}">${escapeHtml(title)} (video ${where})</a></figcaption></figure>`;
}

function recipeHtml({
  title,
  fromMonths,
  minutes,
  servings,
  ingredients,
  steps,
  storage,
}: RecipeCardBlock): string {
  const facts =
    `From ${fromMonths} months. ${minutes} minutes. ${servings} ` +
    `${servings === 1 ? 'serving' : 'servings'}.`;
  return [
    `<h3>${escapeHtml(title)}</h3><p>${facts}</p>`,
    list(
      'ul',
      ingredients.map(({ text }) => text),
    ),
    list(
      'ol',
      steps.map(({ text }) => text),
    ),
    storage ? `<p>${escapeHtml(storage)}</p>` : '',
  ].join('');
}

function sourcesHtml({ sources, checkedOn }: Pick<Post, 'sources' | 'checkedOn'>): string {
  if (!sources?.length) return '';
  const lines = sources.map(
    ({ org, title, year, url }) =>
      `<li>${escapeHtml(org)}. <a href="${escapeHtml(url)}">${escapeHtml(title)}</a>${year ? `, ${year}` : ''}.</li>`,
  );
  const checked = checkedOn ? `<p>Facts checked against these sources on ${formatDate(checkedOn)}.</p>` : '';
  return `<h2>Sources</h2>${element('ol', lines)}${checked}`;
}
