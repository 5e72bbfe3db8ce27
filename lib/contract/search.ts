import * as z from 'zod';
import { blogItem, webStoryItem } from './content';

/** Search is read by our own rules (lib/content/search): any text is a good query, and an empty one finds nothing. */
const wanted = z.string().optional();
const count = z.string().meta({ format: 'integer' });

/** GET /api/v2/search_blogs/ and /api/v2/search_web_stories/ */
export const articleSearchQuery = z.object({
  q: wanted.meta({ description: 'What to look for: up to 12 words, 200 characters.' }),
  query: wanted.meta({ description: 'The same as `q`.' }),
  search: wanted.meta({ description: 'The same as `q`.' }),
  limit: count.optional().meta({ description: '0 to 20; the default is 20.' }),
  offset: count.optional(),
});

const queryFacts = {
  query: z.string().meta({ description: 'What was searched for.' }),
  corrected_query: z.string().nullable().meta({
    description: 'The corrected query that the items belong to, if a spelling mistake was corrected.',
  }),
  suggested_query: z
    .string()
    .nullable()
    .meta({ description: 'Another query that would find more; the items do not belong to it.' }),
};

const found = {
  snippet_html: z.string().meta({ description: 'Escaped text, in which `<mark>` is the only element.' }),
  score: z.number().meta({ description: 'Comparable within one response only.' }),
};

function articleSearchAnswer<Item extends z.ZodObject>(item: Item) {
  return z.object({
    meta: z.object({ total_count: z.int(), ...queryFacts }),
    items: z.array(item.extend(found)),
  });
}

export const blogSearchAnswer = articleSearchAnswer(blogItem);
export const webStorySearchAnswer = articleSearchAnswer(webStoryItem);

const suggestionsAtMost = 20;
const suggestionsUsually = 6;

/** GET /api/search */
export const siteSearchQuery = z.object({
  q: z.string().default(''),
  limit: z.coerce.number().int().min(0).max(suggestionsAtMost).default(suggestionsUsually),
});

const textPart = z.object({ text: z.string(), is_match: z.boolean() });

export const siteSearchAnswer = z.object({
  ...queryFacts,
  total_count: z.int(),
  items: z.array(
    z.object({
      kind: z.enum(['post', 'story', 'recipe', 'food']),
      title: z.array(textPart),
      snippet: z.array(textPart),
      path: z.string().meta({ description: 'Path on this site.' }),
      thumbnail: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
    }),
  ),
});

export type SiteSearchAnswer = z.output<typeof siteSearchAnswer>;
