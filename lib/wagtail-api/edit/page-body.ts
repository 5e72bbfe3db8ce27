import { editorConfigFactory } from '@payloadcms/richtext-lexical';
import { articleEditor } from '../../content/cms/editor/article-editor';
import { markdownToRichText } from '../../content/cms/seed/markdown-to-rich-text';
import { fieldErrors, nonFieldError } from '../../platform/http/api-error';
import type { EditorsTransaction } from './edited-page';
import { htmlToRichText } from './html/html-to-rich-text';
import type { RichTextRoot } from './html/lexical-nodes';
import { parseHtml } from './html/parse-html';
import { namedIn, type TextReferences } from './html/text-references';
import { markdownProblem } from './markdown-problem';
import { documentsOfPages, existing } from './named-objects';

interface SentBody {
  body?: string | undefined;
  body_markdown?: string | undefined;
}

/**
 * The text of a page as it is stored; undefined when none was sent, null for an empty one.
 * @throws ApiError 400 when both forms were sent, when it names a page or picture that is not there, or when its Markdown cannot be converted
 */
export async function readPageBody(
  transaction: EditorsTransaction,
  { body, body_markdown: markdown }: SentBody,
): Promise<RichTextRoot | null | undefined> {
  if (body !== undefined && markdown !== undefined) {
    throw nonFieldError('Send the text as body or as body_markdown, not as both.');
  }
  if (markdown !== undefined) return unlessEmpty(await readMarkdown(transaction, markdown));
  return body === undefined ? undefined : unlessEmpty(await readHtml(transaction, body));
}

async function readMarkdown({ payload }: EditorsTransaction, markdown: string): Promise<RichTextRoot> {
  const problem = markdownProblem(markdown);
  if (problem !== null) throw fieldErrors({ body_markdown: [problem] });
  const { config } = payload;
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor: articleEditor });
  return markdownToRichText(markdown.replaceAll('\r\n', '\n'), editorConfig) as RichTextRoot;
}

async function readHtml(transaction: EditorsTransaction, html: string): Promise<RichTextRoot> {
  const nodes = parseHtml(html);
  const named = namedIn(nodes);
  const references: TextReferences = {
    pages: await documentsOfPages(transaction, named.pages),
    images: await existing(transaction, 'images', named.images),
    polls: await existing(transaction, 'polls', named.polls),
  };
  for (const [kind, word] of Object.entries(words) as [keyof TextReferences, string][]) {
    const missing = named[kind].find((id) => !references[kind].has(id));
    if (missing !== undefined) throw fieldErrors({ body: [`There is no ${word} ${missing}.`] });
  }
  return htmlToRichText(nodes, references);
}

const words: Record<keyof TextReferences, string> = { pages: 'page', images: 'image', polls: 'poll' };

function unlessEmpty(text: RichTextRoot): RichTextRoot | null {
  return text.root.children?.length ? text : null;
}
