import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { isFoundBy, readQuery } from '../../../../content/search/search-query';
import { wordsOf } from '../../../../content/search/words';
import type { FoundArticle } from '../rule-answer';

const folder = path.join(process.cwd(), 'lib/content/cms/seed/posts');
const frontMatter = z.object({ title: z.string(), excerpt: z.string() });
const articlesAtMost = 3;
const inPassing = 0.4;

interface Article {
  slug: string;
  title: string;
  summary: string;
  telling: readonly string[];
  text: readonly string[];
}

const textsOf = (text: string) => [...new Set(wordsOf(text).map((word) => word.text))];
let articles: readonly Article[] | undefined;

function firstArticles(): readonly Article[] {
  articles ??= readdirSync(folder).map((file) => {
    const [, head = '', ...body] = readFileSync(path.join(folder, file), 'utf8').split(/^---$/m);
    const { title, excerpt } = frontMatter.parse(parse(head));
    return {
      slug: path.basename(file, '.md'),
      title,
      summary: excerpt,
      telling: textsOf(`${title} ${excerpt}`),
      text: textsOf(body.join(' ')),
    };
  });
  return articles;
}

/** Finds the first posts of a new site by the words of a question, as the search of the database does. */
export function findFirstArticles(words: string): Promise<FoundArticle[]> {
  const { words: asked } = readQuery(words);
  if (words === '' || asked.length === 0) return Promise.resolve([]);
  const found = firstArticles()
    .map(({ slug, title, summary, telling, text }) => {
      const shares = asked.map((word) => {
        if (telling.some((each) => isFoundBy(word, each))) return 1;
        return text.some((each) => isFoundBy(word, each)) ? inPassing : 0;
      });
      const coverage = shares.reduce<number>((sum, share) => sum + share, 0) / asked.length;
      return { path: `/blog/${slug}`, title, summary, quote: '', coverage };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.coverage - a.coverage);
  return Promise.resolve(found.slice(0, articlesAtMost));
}
