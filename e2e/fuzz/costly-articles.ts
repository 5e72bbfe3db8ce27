import type { Caller } from './make-request';
import type { NamedRequest } from './costly-requests';
import type { Random } from './random';

/** Markdown and HTML that cost most to convert, as a piece that is repeated. */
const pieces = {
  body_markdown: [
    ['plain paragraphs', `${'Soft pears are sweet. '.repeat(20)}\n\n`],
    ['bold words', `${'**x** '.repeat(49)}\n\n`],
    ['emphasis', `${'*x* '.repeat(99)}\n\n`],
    ['links', `${'[a](/b) '.repeat(49)}\n\n`],
    ['stars', `${'*'.repeat(199)}\n\n`],
    ['open brackets', `${'['.repeat(199)}\n\n`],
    ['lines', 'a\n'],
    ['paragraphs', 'a\n\n'],
    ['quotations', '> x\n'],
    ['items', '- **x** *y*\n'],
    ['rows of a table', '| **a** | b |\n'],
    ['call-outs', ':::doctor\nx\n:::\n'],
    ['footnotes', `${'x[^a] '.repeat(60)}\n\n`],
  ],
  body: [
    ['plain paragraphs', `<p>${'Soft pears are sweet. '.repeat(20)}</p>`],
    ['paragraphs', '<p>a</p>'],
    ['bold words', '<b>a</b>c'],
    ['links', '<a href="/b">a</a>'],
    ['nothing but <', '<'],
    ['open attributes', '<a "'],
    ['frames', '<div>'],
    ['nested lists', '<ul><li>a'],
    ['references', '&amp;'],
    ['comments', '<!--'],
  ],
} as const;

/**
 * With the second many are as large as can be stored (lib/wagtail-api/edit/texts/size-problem.ts); longer
 * ones are converted, and refused.
 */
const lengths = [2_500, 20_000, 50_000, 490_000];

/** New pages by an editor, each with a text that is costly to convert, of a length by chance. */
export function costlyArticles(editor: Caller, random: Random): NamedRequest[] {
  return Object.entries(pieces).flatMap(([field, kinds]) =>
    kinds.map(([kind, piece]) => {
      const length = random.pick(lengths);
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      const page = { type: 'info.InfoPage', title: kind, excerpt: kind, [field]: text };
      return {
        name: `new page: ${field} of ${length} characters, ${kind}`,
        request: {
          method: 'POST',
          target: '/admin/api/main/pages/',
          headers: [
            ['Authorization', editor.authorization ?? ''],
            ['Content-Type', 'application/json'],
          ],
          body: Buffer.from(JSON.stringify(page)),
        },
      };
    }),
  );
}
