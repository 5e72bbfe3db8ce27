import type { Payload } from 'payload';
import { kindWord } from '../lib/content/search/sqlite-index';
import { tsvectorOf } from '../lib/content/search/postgres-index';
import { stemWord } from '../lib/content/search/stem-word';
import { wordsOf } from '../lib/content/search/words';
import { generatedPosts } from './generated-posts';
import type { Record } from './insert-rows';

/** A text of 700 words with all that the site makes of one, reckoned once. */
export interface GeneratedText {
  title: string;
  summary: string;
  headings: readonly string[];
  body: string;
  /** The body as the editor stores it. */
  richText: string;
  words: Parts;
  stems: Parts;
  vocabulary: readonly string[];
}

interface Parts {
  title: readonly string[];
  headings: readonly string[];
  summary: readonly string[];
  body: readonly string[];
}

/** After so many the texts repeat; addresses, dates and pictures never do. */
const distinctTexts = 10_000;

/** The text of a post by its number. */
export function generatedTexts(count: number, random: () => number): (number: number) => GeneratedText {
  const source = generatedPosts(Math.min(count, distinctTexts), random);
  const made: GeneratedText[] = [];
  return (number) => {
    const place = number % Math.min(count, distinctTexts);
    while (made.length <= place) {
      const next = source.next();
      if (next.done) throw new Error('There are not so many texts.');
      const { title, summary, headings, body } = next.value;
      made.push(complete({ title: title.slice(0, 110), summary: summary.slice(0, 200), headings, body }));
    }
    const text = made[place];
    if (!text) throw new Error('There is no such text.');
    return text;
  };
}

function complete(text: Pick<GeneratedText, 'title' | 'summary' | 'headings' | 'body'>): GeneratedText {
  const words: Parts = {
    title: wordTexts(text.title),
    headings: wordTexts(text.headings.join('\n')),
    summary: wordTexts(text.summary),
    body: wordTexts(text.body),
  };
  const stems: Parts = {
    title: words.title.map(stemOf),
    headings: words.headings.map(stemOf),
    summary: words.summary.map(stemOf),
    body: words.body.map(stemOf),
  };
  const vocabulary = [...new Set([...words.title, ...words.headings, ...words.summary, ...words.body])];
  return { ...text, richText: JSON.stringify(richText(text.body)), words, stems, vocabulary };
}

const stems = new Map<string, string>();

function stemOf(word: string): string {
  const known = stems.get(word) ?? stemWord(word);
  stems.set(word, known);
  return known;
}

function wordTexts(text: string): string[] {
  return wordsOf(text).map((word) => word.text);
}

interface Indexed {
  entryId: number;
  nodeId: number;
  publishedAtMs: number;
  text: GeneratedText;
}

/**
 * Rows of the two full-text indexes (lib/content/search/*-index.ts and
 * lib/content/cms/page-tree/page-words-index.ts), for many at once.
 */
export function indexRows(
  payload: Payload,
  { entryId, nodeId, publishedAtMs, text: { words, stems: own } }: Indexed,
): { entry: Record; page: Record } {
  const body = [...words.summary, ...words.body];
  if (payload.db.name === 'postgres') {
    return {
      entry: {
        id: entryId,
        kind: 'post',
        published_at_ms: publishedAtMs,
        lead: tsvectorOf({ ...own, body: [] }),
        stems: tsvectorOf(own),
      },
      page: { id: nodeId, words: tsvectorOf({ title: words.title, headings: [], summary: [], body }) },
    };
  }
  return {
    entry: {
      rowid: entryId,
      title: own.title.join(' '),
      headings: own.headings.join(' '),
      summary: own.summary.join(' '),
      body: own.body.join(' '),
      kind: kindWord('post'),
    },
    page: { rowid: nodeId, title: words.title.join(' '), body: body.join(' ') },
  };
}

/** A text in the shape of the editor, in as many pieces to a paragraph as links and marks make of one. */
function richText(body: string) {
  const common = { version: 1, format: '', indent: 0, direction: null };
  return {
    root: {
      ...common,
      type: 'root',
      children: body.split('\n').map((paragraph) => ({
        ...common,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: (paragraph.match(/(?:\S+\s*){1,8}/g) ?? []).map((text, place) => ({
          type: 'text',
          text,
          version: 1,
          format: place % 2,
          mode: 'normal',
          style: '',
          detail: 0,
        })),
      })),
    },
  };
}
