import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchEntry } from '../lib/content/search/search-entry';
import { stopWords } from '../lib/content/search/stop-words';
import { wordsOf } from '../lib/content/search/words';

/** Words as often as they stand in the text. */
interface Topic {
  words: string[];
  telling: string[];
}

type Random = () => number;

const folder = 'lib/content/cms/seed/posts';
const firstDayMs = Date.UTC(2020, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

/** The first content's own posts as lists of words: what a post of this site is made of. */
export function readTopics(): Topic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const words = wordsOf(readFileSync(path.join(folder, name), 'utf8')).map(({ text }) => text);
      return { words, telling: words.filter((word) => word.length > 3 && !stopWords.has(word)) };
    });
}

/**
 * Posts of 700 words: what a topic says, the small words of all, and now and then a word that is nearly
 * unique, such as a name.
 */
export function* generatedPosts(count: number, random: Random): Generator<SearchEntry> {
  const topics = readTopics();
  const small = topics.flatMap(({ words }) => words.filter((word) => stopWords.has(word)));
  const telling = topics.flatMap((topic) => topic.telling);
  for (let number = 0; number < count; number += 1) {
    const topic = topics[number % topics.length];
    if (!topic) return;
    const ownWord = () => one(topic.telling, random);
    const word = () => {
      const chance = random();
      if (chance < 0.45) return one(small, random);
      if (chance < 0.94) return ownWord();
      return chance < 0.98 ? one(telling, random) : rareWord(random);
    };
    yield {
      kind: number % 5 === 0 ? 'story' : 'post',
      ref: String(number),
      path: `/blog/post-${number}`,
      title: text(6, ownWord),
      summary: text(20, word),
      headings: Array.from({ length: 5 }, () => text(4, ownWord)),
      body: Array.from({ length: 14 }, () => `${text(50, word)}.`).join('\n'),
      publishedAt: new Date(firstDayMs + (number % 2_000) * dayMs).toISOString(),
    };
  }
}

function text(length: number, word: () => string): string {
  return Array.from({ length }, word).join(' ');
}

export function one<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

function rareWord(random: Random): string {
  const syllables = [
    'ba',
    'ren',
    'ti',
    'mol',
    'sa',
    'ver',
    'lu',
    'kin',
    'do',
    'pel',
    'ra',
    'ste',
    'no',
    'gri',
    'fa',
    'wen',
  ];
  return Array.from({ length: 3 + Math.floor(random() * 2) }, () => one(syllables, random)).join('');
}
