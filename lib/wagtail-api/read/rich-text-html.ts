import {
  asText,
  calloutRoot,
  footnoteNumber,
  idOf,
  imageOf,
  isFormatted,
  linkTarget,
  recipeOf,
  type RichNode,
  type RichText,
  type RichTextTargets,
  type textBits,
  videoLabel,
  videoOf,
} from './rich-text-nodes';

interface HtmlOptions {
  /** Links and pictures by id, for programs that keep addresses of their own. */
  isById: boolean;
}

/** An editor's text as HTML of plain elements, without classes of this site. */
export function richTextHtml(text: RichText, targets: RichTextTargets, options: HtmlOptions): string {
  return new HtmlWriter(text, targets, options).children(text.root);
}

const marks: readonly [keyof typeof textBits, string][] = [
  ['code', 'code'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['italic', 'i'],
  ['bold', 'b'],
];

/** Nodes that are one element around their children. */
const elements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  listitem: 'li',
  tablerow: 'tr',
};

const taggedElements: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'ul', 'ol']);

class HtmlWriter {
  constructor(
    private readonly text: RichText,
    private readonly targets: RichTextTargets,
    private readonly options: HtmlOptions,
  ) {}

  children(node: RichNode): string {
    return (node.children ?? []).map((child) => this.node(child)).join('');
  }

  private node(node: RichNode): string {
    const element = elements[node.type];
    if (element) return this.element(element, node);
    switch (node.type) {
      case 'text':
        return marks.reduce(
          (html, [mark, tag]) => (isFormatted(node, mark) ? `<${tag}>${html}</${tag}>` : html),
          escapeHtml(node.text ?? ''),
        );
      case 'linebreak':
        return '<br/>';
      case 'tab':
        return ' ';
      case 'horizontalrule':
        return '<hr/>';
      case 'heading':
      case 'list':
        return taggedElements.has(node.tag ?? '') ? this.element(node.tag ?? '', node) : this.children(node);
      case 'link':
      case 'autolink':
        return this.link(node);
      case 'table':
        return `<table><tbody>${this.children(node)}</tbody></table>`;
      case 'tablecell':
        return this.cell(node);
      case 'upload':
        return this.picture(node);
      case 'block':
        return this.block(node);
      case 'inlineBlock':
        return this.footnote(node);
      default:
        return this.children(node);
    }
  }

  private element(tag: string, node: RichNode): string {
    return `<${tag}>${this.children(node)}</${tag}>`;
  }

  /** Words alone where the link leads nowhere that may be shown. */
  private link(node: RichNode): string {
    const words = this.children(node);
    const target = linkTarget(node, this.targets);
    if (!target) return words;
    if ('href' in target) {
      const rel = target.isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
      return `<a${attributes({ href: target.href, ...rel })}>${words}</a>`;
    }
    const own = this.options.isById
      ? { linktype: 'page', id: String(target.page.id) }
      : { href: target.path };
    return `<a${attributes(own)}>${words}</a>`;
  }

  private cell(node: RichNode): string {
    const tag = (node.headerState ?? 0) > 0 ? 'th' : 'td';
    const spans = {
      ...((node.colSpan ?? 1) > 1 ? { colspan: String(node.colSpan) } : {}),
      ...((node.rowSpan ?? 1) > 1 ? { rowspan: String(node.rowSpan) } : {}),
    };
    return `<${tag}${attributes(spans)}>${this.children(node)}</${tag}>`;
  }

  private picture(node: RichNode): string {
    const image = imageOf(node, this.targets);
    if (!image) return '';
    const html = this.options.isById
      ? `<embed${attributes({ alt: image.alt, embedtype: 'image', format: 'fullwidth', id: String(image.id) })}/>`
      : `<img${attributes({
          alt: image.alt,
          src: image.url,
          width: String(image.width ?? ''),
          height: String(image.height ?? ''),
        })}/>`;
    const caption = asText(node.fields?.caption);
    return caption ? `<figure>${html}<figcaption>${escapeHtml(caption)}</figcaption></figure>` : html;
  }

  private block(node: RichNode): string {
    const { blockType, kind, poll } = node.fields ?? {};
    if (blockType === 'recipeCard') return recipeHtml(node);
    if (blockType === 'video') return this.video(node);
    if (blockType === 'poll') return `<div${attributes({ 'data-poll': String(idOf(poll) ?? '') })}></div>`;
    const root = calloutRoot(node);
    return root ? `<aside${attributes({ 'data-kind': asText(kind) })}>${this.children(root)}</aside>` : '';
  }

  /** By id, an address is Wagtail's own form of a video, which stands for itself. */
  private video(node: RichNode): string {
    const video = videoOf(node, this.targets);
    if (!video) return '';
    const { title, still, source } = video;
    if (this.options.isById)
      return `<embed${attributes({
        embedtype: 'media',
        ...('host' in source ? { url: source.url } : { 'data-video': String(source.id) }),
        title,
        'data-still': still ? String(still.id) : undefined,
      })}/>`;
    const picture = still ? `<img${attributes({ alt: '', src: still.url })}/>` : '';
    const link = `<a${attributes({ href: source.url })}>${escapeHtml(videoLabel(video))}</a>`;
    return `<figure>${picture}<figcaption>${link}</figcaption></figure>`;
  }

  private footnote(node: RichNode): string {
    const number = footnoteNumber(node, this.text);
    if (number === null) return '';
    return `<sup${attributes({ 'data-source': asText(node.fields?.key) })}>${number}</sup>`;
  }
}

function recipeHtml(node: RichNode): string {
  const { title, facts, ingredients, steps, storage } = recipeOf(node);
  const list = (tag: string, items: readonly string[]) =>
    `<${tag}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
  const end = storage ? `<p>${escapeHtml(storage)}</p>` : '';
  const head = `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(facts)}</p>`;
  return `<section>${head}${list('ul', ingredients)}${list('ol', steps)}${end}</section>`;
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
