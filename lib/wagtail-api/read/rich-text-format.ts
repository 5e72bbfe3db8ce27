import { badRequest } from './content-error';
import type { ContentParameters } from './content-parameters';

/**
 * How rich text is written out: with links and pictures by id (`db_`), for programs that keep their own
 * addresses, or finished.
 */
const richTextFormats = ['db_html', 'db_markdown', 'html', 'markdown'] as const;
export type RichTextFormat = (typeof richTextFormats)[number];

/** @throws ApiError 400 */
export function readRichTextFormat(parameters: ContentParameters): RichTextFormat {
  const value = parameters.get('rich_text_format') ?? 'db_html';
  const format = richTextFormats.find((known) => known === value);
  if (format) return format;
  const names = richTextFormats.map((name) => `'${name}'`).join(', ');
  throw badRequest(`rich_text_format must be one of ${names}, got '${value}'`);
}
