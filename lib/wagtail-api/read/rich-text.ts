import { batchField } from './content-field';
import type { ContentField, FieldReader } from './object-shape';
import { richTextHtml } from './rich-text-html';
import { richTextMarkdown } from './rich-text-markdown';
import { loadTargets, type RichNode, type RichText } from './rich-text-nodes';

interface EditorState {
  root: unknown;
}

/**
 * A text of the editor, written out in the format that the call asks for.
 * @param sourceKeys keys of the document's sources, which number the footnotes
 */
export function richTextField<Row>(
  name: string,
  state: (row: Row) => EditorState | null | undefined,
  {
    columns = [],
    sourceKeys = () => [],
  }: { columns?: readonly string[]; sourceKeys?: (row: Row) => readonly string[] } = {},
): ContentField<Row> {
  const read: FieldReader<Row> = async (rows, context) => {
    const texts = rows.map((row): RichText | null => {
      const root = state(row)?.root;
      return root ? { root: root as RichNode, sourceKeys: sourceKeys(row) } : null;
    });
    const targets = await loadTargets(
      texts.filter((text) => text !== null),
      context,
    );
    const format = context.richTextFormat();
    const write = format === 'html' || format === 'db_html' ? richTextHtml : richTextMarkdown;
    const isById = format === 'db_html' || format === 'db_markdown';
    return texts.map((text) => (text ? write(text, targets, { isById }) : ''));
  };
  return batchField(name, read, { columns });
}
