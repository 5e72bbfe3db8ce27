import * as z from 'zod';
import { growthCentilesAnswer, growthCentilesRequest } from '../contract/nutriai-growth';
import { tool } from './tool';

/** What is read of the search's answer. */
const foundArticles = z.object({
  meta: z.object({ total_count: z.int() }),
  items: z.array(
    z.object({
      title: z.string(),
      meta: z.object({ html_url: z.url().nullable() }),
      excerpt: z.string(),
      snippet_html: z.string(),
      date: z.string().nullable(),
    }),
  ),
});

const marks: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** A snippet of the search as plain text. */
function plainText(snippetHtml: string): string {
  return snippetHtml
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (escape) => marks[escape] ?? escape);
}

export const searchArticles = tool({
  name: 'search_articles',
  title: 'Search articles',
  description:
    'Searches the site’s articles for parents, best match first. Add “.md” to an article’s address ' +
    'for its full text as Markdown.',
  input: z.object({ words: z.string().min(1).max(200), limit: z.int().min(1).max(10).default(5) }),
  output: z.object({
    total_count: z.int(),
    articles: z.array(
      z.object({
        title: z.string(),
        url: z.url(),
        excerpt: z.string(),
        snippet: z.string(),
        date: z.string().nullable(),
      }),
    ),
  }),
  run: async ({ words, limit }, call) => {
    const query = { q: words, limit: String(limit) };
    const { meta, items } = foundArticles.parse(await call({ operation: 'searchBlogs', query }));
    return {
      total_count: meta.total_count,
      articles: items.flatMap(({ title, excerpt, snippet_html: snippet, date, meta: { html_url: url } }) =>
        url === null ? [] : [{ title, url, excerpt, snippet: plainText(snippet), date }],
      ),
    };
  },
});

export const growthCentile = tool({
  name: 'growth_centile',
  title: 'Growth centile',
  description:
    'Gives the centile of a weight (kg), length (cm) or head circumference (cm) on the WHO Child ' +
    'Growth Standards, from birth to five years. One measurement is not a diagnosis: pass on the ' +
    'words and the notes, and for `talk` or `talk_soon` suggest a health visitor or a doctor. Give ' +
    'the age in months; dates are needed only for a child born before 37 weeks.',
  input: z.object(growthCentilesRequest.shape),
  output: growthCentilesAnswer,
  run: async (measured, call) =>
    growthCentilesAnswer.parse(await call({ operation: 'growthCentiles', body: measured })),
});
