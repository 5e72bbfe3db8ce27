import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { type State, toMdast } from 'hast-util-to-mdast';
import type { Paragraph, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cleanContent } from './clean-content';

/**
 * Writes the main part of a rendered page as Markdown, after its title, description and address. It is made
 * from the page itself, so that both always say the same. What only a browser can use is left out, and so is
 * every element that the page marks with `data-mdast="ignore"`.
 */
export function pageMarkdown(html: string): string {
  const page = fromHtml(html);
  const main = select('main', page);
  if (!main) throw new Error('The page has no main part.');
  const facts = pageFacts(page);
  const content: Root = { type: 'root', children: cleanContent(main.children, facts.url) };
  const text = toMarkdown(toMdast(content, { handlers: { summary } }), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    resourceLink: true,
  });
  return `${frontMatter(facts)}\n${text}`;
}

interface PageFacts {
  title: string;
  description: string;
  url: string;
  updated: string;
}

function pageFacts(page: Root): PageFacts {
  const contentOf = (selector: string) => String(select(selector, page)?.properties.content ?? '');
  return {
    title: contentOf('meta[property="og:title"]'),
    description: contentOf('meta[name="description"]'),
    url: String(select('link[rel="canonical"]', page)?.properties.href ?? ''),
    updated: contentOf('meta[property="article:modified_time"]'),
  };
}

/** A string of JSON is one of YAML too, whatever an editor has written in it. */
function frontMatter(facts: PageFacts): string {
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  );
  return `---\n${lines.join('')}---\n`;
}

/** What opens a part of the page is set off from that part, as it is on the screen. */
function summary(state: State, element: Element): Paragraph {
  const children = state.all(element) as PhrasingContent[];
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}
