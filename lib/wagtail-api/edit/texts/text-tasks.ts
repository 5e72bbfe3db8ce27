import { fieldErrors } from '../../../platform/http/api-error';
import { htmlToRichText } from '../html/html-to-rich-text';
import type { RichTextRoot } from '../html/lexical-nodes';
import { parseHtml } from '../html/parse-html';
import { namedIn, type NamedIds, type TextReferences } from '../html/text-references';
import { sizeProblem } from './size-problem';

/** What is done with the texts that editors send, which may be long: pure functions from plain data to plain data. */
const textTasks = {
  // Loaded late: whoever converts HTML needs no editor.
  markdown: async (markdown: string): Promise<RichTextRoot> =>
    ofBearableSize('body_markdown', await (await import('./convert-markdown')).convertMarkdown(markdown)),
  /** The pages, pictures and polls that a text in HTML names. */
  namedInHtml: (html: string): NamedIds => namedIn(parseHtml(html)),
  html: ({ html, references }: { html: string; references: TextReferences }): RichTextRoot =>
    ofBearableSize('body', htmlToRichText(parseHtml(html), references)),
};

/** Refuses here what the main thread is not even to receive. */
function ofBearableSize(field: string, text: RichTextRoot): RichTextRoot {
  const problem = sizeProblem(text);
  if (problem !== null) throw fieldErrors({ [field]: [problem] });
  return text;
}

type TextTasks = typeof textTasks;
export type TextTaskName = keyof TextTasks;
export type TextInput<Name extends TextTaskName> = Parameters<TextTasks[Name]>[0];
export type TextResult<Name extends TextTaskName> = Awaited<ReturnType<TextTasks[Name]>>;

/** Runs a task by its name. */
export async function runTextTask<Name extends TextTaskName>(
  name: Name,
  input: TextInput<Name>,
): Promise<TextResult<Name>> {
  const task = textTasks[name] as (input: TextInput<Name>) => TextResult<Name> | Promise<TextResult<Name>>;
  return task(input);
}
