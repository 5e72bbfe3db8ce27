import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPostFiles } from '@/lib/content/cms/seed/read-files';

/** Texts that people read have one kind of quote and apostrophe, the typographic one. */
const seed = path.join(process.cwd(), 'lib/content/cms/seed');

/** Code, addresses and links are no prose. */
const notProse = /```[\s\S]*?```|`[^`]*`|\]\([^()]*\)|<[^<>]*>|https?:\/\/\S+/g;
const straightInProse = /["']/;
const straightApostrophe = /\p{L}'{1,2}\p{L}/u;

const linesOf = (text: string, straight: RegExp) =>
  text
    .replace(notProse, '')
    .split('\n')
    .filter((line) => straight.test(line) && !line.startsWith('#'));

it('writes typographic quotes in every post', async () => {
  const posts = await readPostFiles();
  expect(posts.length).toBeGreaterThan(50);
  const found = posts.flatMap(({ slug, markdown }) =>
    linesOf(markdown, straightInProse).map((line) => ({ slug, line })),
  );
  expect(found).toEqual([]);
});

it.each(['posts', 'stories', 'pages'])('writes typographic apostrophes in all %s', (folder) => {
  const files = readdirSync(path.join(seed, folder)).filter((file) => /\.(?:md|yaml)$/.test(file));
  expect(files.length).toBeGreaterThan(3);
  const found = files.flatMap((file) =>
    linesOf(readFileSync(path.join(seed, folder, file), 'utf8'), straightApostrophe).map(
      (line) => `${file}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
