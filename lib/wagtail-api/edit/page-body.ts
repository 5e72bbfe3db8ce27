import { fieldErrors, nonFieldError } from '../../platform/http/api-error';
import type { EditorsTransaction } from './edited-page';
import type { RichTextRoot } from './html/lexical-nodes';
import type { NamedIds, TextReferences } from './html/text-references';
import { markdownProblem } from './markdown-problem';
import { documentsOfPages, existing } from './named-objects';
import { convertText } from './texts/convert-text';

/** A page's fields; those of a web story have no text. */
interface SentFields {
  body?: string | undefined;
  body_markdown?: string | undefined;
  [field: string]: unknown;
}

/** A text as it is stored, and what it names, which may be deleted before it is. */
export interface ConvertedBody {
  /** Null for an empty text. */
  text: RichTextRoot | null;
  named: NamedIds;
}

const nothingNamed: NamedIds = { pages: [], images: [], videos: [], polls: [] };

type Reader = Pick<EditorsTransaction, 'payload' | 'req'>;

/**
 * Converts the text that was sent for a page; undefined when none was sent. A long text takes its time: this
 * is done before the write begins, which keeps all other writers waiting.
 * @throws ApiError 400 when both forms were sent, when it names a page or picture that is not there, or when
 *   its Markdown cannot be converted; 503
 */
export async function convertPageBody(
  reader: Pick<Reader, 'payload'>,
  { body, body_markdown: markdown }: SentFields,
  signal: AbortSignal,
): Promise<ConvertedBody | undefined> {
  if (body !== undefined && markdown !== undefined) {
    throw nonFieldError('Send the text as body or as body_markdown, not as both.');
  }
  if (markdown !== undefined) return readMarkdown(markdown, signal);
  return body === undefined ? undefined : readHtml({ ...reader, req: {} }, body, signal);
}

/**
 * Gives the text for storing it; undefined when none was sent.
 * @throws ApiError 400 when something that it names has been deleted since it was converted
 */
export async function pageBodyToStore(
  transaction: EditorsTransaction,
  converted: ConvertedBody | undefined,
): Promise<RichTextRoot | null | undefined> {
  if (converted) await readReferences(transaction, converted.named);
  return converted?.text;
}

async function readMarkdown(markdown: string, signal: AbortSignal): Promise<ConvertedBody> {
  const problem = markdownProblem(markdown);
  if (problem !== null) throw fieldErrors({ body_markdown: [problem] });
  const text = await convertText('markdown', markdown, { signal });
  return { text: unlessEmpty(text), named: nothingNamed };
}

async function readHtml(reader: Reader, html: string, signal: AbortSignal): Promise<ConvertedBody> {
  const sender = { signal, characters: html.length };
  const named = await convertText('namedInHtml', html, sender);
  const references = await readReferences(reader, named);
  return { text: unlessEmpty(await convertText('html', { html, references }, sender)), named };
}

async function readReferences(reader: Reader, named: NamedIds): Promise<TextReferences> {
  const references: TextReferences = {
    pages: await documentsOfPages(reader, named.pages),
    images: await existing(reader, 'images', named.images),
    videos: await existing(reader, 'videos', named.videos),
    polls: await existing(reader, 'polls', named.polls),
  };
  for (const [kind, word] of Object.entries(words) as [keyof TextReferences, string][]) {
    const missing = named[kind].find((id) => !references[kind].has(id));
    if (missing !== undefined) throw fieldErrors({ body: [`There is no ${word} ${missing}.`] });
  }
  return references;
}

const words: Record<keyof TextReferences, string> = {
  pages: 'page',
  images: 'image',
  videos: 'video',
  polls: 'poll',
};

function unlessEmpty(text: RichTextRoot): RichTextRoot | null {
  return text.root.children?.length ? text : null;
}
