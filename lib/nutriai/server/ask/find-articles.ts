import type { Payload } from 'payload';
import { searchContent, type SearchHit } from '../../../content/search/search-content';
import { isFoundBy, readQuery } from '../../../content/search/search-query';
import { wordsOf } from '../../../content/search/words';
import type { FindArticles, FoundArticle } from './rule-answer';

const articlesAtMost = 3;
const quoteAtLeast = 60;

/** Looks questions up in our own posts. */
export function articleFinder(payload: Payload, nowMs: number): FindArticles {
  return async (words) => {
    if (words === '') return [];
    const { hits, isPartial, correctedQuery } = await searchContent(payload, {
      query: words,
      kinds: ['post'],
      limit: articlesAtMost,
      nowMs,
    });
    const isWhole = !isPartial && correctedQuery === null;
    return hits
      .map((hit) => ({ ...articleOf(hit), coverage: coverageOf(hit, words, isWhole) }))
      .sort((a, b) => b.coverage - a.coverage);
  };
}

function articleOf({ path, title, summary, snippet }: SearchHit): Omit<FoundArticle, 'coverage'> {
  const passage = snippet.map(({ text }) => text).join('');
  const isOwn = !passage.includes(summary) && !summary.includes(passage) && passage.length >= quoteAtLeast;
  return { path, title, summary, quote: isOwn ? passage.trim() : '' };
}

/** A word that stands in passing somewhere in the text says little about what the article is about. */
const inPassing = 0.4;

/**
 * How much of what was asked for the article is about, by the words of its title and excerpt, and less by
 * those of its text.
 */
function coverageOf({ title, summary, snippet }: SearchHit, words: string, isWhole: boolean): number {
  const { words: asked } = readQuery(words);
  const telling = wordsOf(`${title} ${summary}`);
  const passage = wordsOf(snippet.map(({ text }) => text).join(' '));
  const shares = asked.map((word) => {
    if (telling.some(({ text }) => isFoundBy(word, text))) return 1;
    return isWhole || passage.some(({ text }) => isFoundBy(word, text)) ? inPassing : 0;
  });
  return shares.length === 0 ? 0 : shares.reduce<number>((sum, share) => sum + share, 0) / shares.length;
}
