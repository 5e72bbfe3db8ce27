import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { storyLayouts, storyPositions, storyTones } from '../fields/story-pages';

const folder = path.resolve(process.cwd(), 'lib/content/cms/seed');

const source = z.strictObject({
  key: z.string(),
  org: z.string(),
  title: z.string(),
  year: z.number().optional(),
  url: z.url(),
});

const day = z.coerce.string().transform((value) => value.slice(0, 10));

const postFrontMatter = z.strictObject({
  title: z.string(),
  category: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  in_short: z.array(z.string()).length(3),
  checked: day,
  sources: z.array(source),
});

const pageFrontMatter = z.strictObject({ title: z.string(), excerpt: z.string(), checked: day });

const faq = z.array(
  z.strictObject({
    group: z.string(),
    items: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  }),
);

const polls = z.array(
  z.strictObject({ key: z.string(), question: z.string(), options: z.array(z.string()).min(2).max(8) }),
);

const story = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  poster: z.string(),
  posterAlt: z.string(),
  checked: day,
  sources: z.array(source),
  relatedPost: z.string(),
  pages: z.array(
    z.strictObject({
      layout: z.enum(storyLayouts),
      heading: z.string(),
      text: z.string().optional(),
      picture: z.string().optional(),
      alt: z.string().optional(),
      tone: z.enum(storyTones),
      position: z.enum(storyPositions),
      link: z.strictObject({ label: z.string(), href: z.string() }).optional(),
      quiz: z
        .strictObject({
          question: z.string(),
          options: z.array(z.strictObject({ text: z.string(), correct: z.boolean() })),
          explanation: z.string(),
        })
        .optional(),
    }),
  ),
});

const storyClaims = z.record(z.string(), z.record(z.string(), z.string()));

export type PostFile = z.infer<typeof postFrontMatter> & { slug: string; markdown: string };
export type PageFile = z.infer<typeof pageFrontMatter> & { slug: string; markdown: string };
export type StoryFile = z.infer<typeof story> & { slug: string };
export type FaqFile = z.infer<typeof faq>;
export type PollFile = z.infer<typeof polls>;

export async function readPostFiles(): Promise<PostFile[]> {
  return readMarkdownFolder('posts', postFrontMatter);
}

export async function readPageFiles(): Promise<PageFile[]> {
  return readMarkdownFolder('pages', pageFrontMatter);
}

export async function readFaqFile(): Promise<FaqFile> {
  return faq.parse(parse(await readFile(path.join(folder, 'pages/faq.yaml'), 'utf8')));
}

export async function readPollFile(): Promise<PollFile> {
  return polls.parse(parse(await readFile(path.join(folder, 'polls.yaml'), 'utf8')));
}

export async function readStoryFiles(): Promise<StoryFile[]> {
  const names = await filesIn('stories', '.yaml');
  return Promise.all(
    names.map(async (name) => ({
      ...story.parse(parse(await readFile(path.join(folder, 'stories', name), 'utf8'))),
      slug: path.basename(name, '.yaml'),
    })),
  );
}

/**
 * Which of a web story's own sources says what a page of it claims, by the story and the page's heading. A page
 * with a figure to act on, an age, a time or a word on whom to call has to stand there.
 */
export async function readStoryClaims(): Promise<Record<string, Record<string, string>>> {
  return storyClaims.parse(JSON.parse(await readFile(path.join(folder, 'story-claims.json'), 'utf8')));
}

async function readMarkdownFolder<Matter extends object>(
  name: string,
  schema: z.ZodType<Matter>,
): Promise<(Matter & { slug: string; markdown: string })[]> {
  const names = await filesIn(name, '.md');
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(path.join(folder, name, file), 'utf8');
      const [, matter, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      if (matter === undefined || markdown === undefined)
        throw new Error(`${name}/${file} has no front matter`);
      return { ...schema.parse(parse(matter)), slug: path.basename(file, '.md'), markdown };
    }),
  );
}

async function filesIn(name: string, ending: string): Promise<string[]> {
  return (await readdir(path.join(folder, name))).filter((file) => file.endsWith(ending)).sort();
}
