import { markdownToRichText, UnknownEmbedError } from '../../../content/cms/seed/markdown-to-rich-text';
import { fieldErrors } from '../../../platform/http/api-error';
import type { RichTextRoot } from '../html/lexical-nodes';
import { markdownEditor } from './markdown-editor';

let editor: ReturnType<typeof markdownEditor> | undefined;

/**
 * Converts an editor's Markdown into the rich text that is stored.
 * @throws ApiError 400 for a poll or picture that is not there
 */
export async function convertMarkdown(markdown: string): Promise<RichTextRoot> {
  const config = await (editor ??= markdownEditor());
  try {
    return markdownToRichText(markdown.replaceAll('\r\n', '\n'), config) as RichTextRoot;
  } catch (error) {
    if (error instanceof UnknownEmbedError) throw fieldErrors({ body_markdown: [error.message] });
    throw error;
  }
}
