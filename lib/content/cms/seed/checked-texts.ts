import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { claimsOf } from './claims';
import { type PostFile, readPostFiles, readStoryFiles, type StoryFile } from './read-files';

/** What was compared with its sources on a day. */
export interface CheckedText {
  /** Its file, from the folder of the first content: `posts/fever-when-to-call.md`. */
  file: string;
  /** The day that its readers are shown. */
  checked: string;
  /** Changes with what it claims, and with the documents that it rests on. */
  print: string;
}

const recordFile = path.resolve(process.cwd(), 'lib/content/cms/seed/checked-texts.json');
const records = z.record(
  z.string(),
  z.strictObject({ checked: z.iso.date(), print: z.string().regex(/^[0-9a-f]{16}$/) }),
);

/** Each post and web story as it stands now. */
export async function textsNow(): Promise<CheckedText[]> {
  const [posts, stories] = await Promise.all([readPostFiles(), readStoryFiles()]);
  return [
    ...posts.map((post) => ({
      file: `posts/${post.slug}.md`,
      checked: post.checked,
      print: printOf([claimsOf(post).map(({ claim, url }) => [claim, url]), post.in_short, sourcesOf(post)]),
    })),
    ...stories.map((story) => ({
      file: `stories/${story.slug}.yaml`,
      checked: story.checked,
      print: printOf([story.pages.map(({ heading, text, quiz }) => [heading, text, quiz]), sourcesOf(story)]),
    })),
  ];
}

/** What was recorded of the last check of each, by its file. */
export async function recordedChecks(): Promise<z.output<typeof records>> {
  return records.parse(JSON.parse(await readFile(recordFile, 'utf8')));
}

/** Returns the text of the record in which these stand as checked on their days. */
export function recordOf(texts: readonly CheckedText[]): string {
  const entries = texts.map(({ file, checked, print }) => [file, { checked, print }] as const);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function sourcesOf({ sources }: Pick<PostFile | StoryFile, 'sources'>) {
  return sources.map(({ url, year }) => [url, year ?? null]);
}

function printOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}
