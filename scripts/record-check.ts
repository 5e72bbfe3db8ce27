import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordedChecks, recordOf, textsNow } from '../lib/content/cms/seed/checked-texts';

/**
 * Says that a text of the first content was compared with its sources today: `npm run checked --
 * posts/fever-when-to-call.md`. With `--words` only its words have changed and not what they say: the day that
 * readers are shown stays.
 */
const folder = path.resolve(process.cwd(), 'lib/content/cms/seed');
const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const isWordsOnly = args.includes('--words');

const known = await textsNow();
const unknown = files.filter((file) => known.every((text) => text.file !== file));
if (files.length === 0 || unknown.length > 0) {
  process.stderr.write(
    `Name the texts that were checked, such as ${known[0]?.file}. Not there: ${unknown.join(', ')}\n`,
  );
  process.exit(1);
}
if (!isWordsOnly) {
  const today = new Date().toISOString().slice(0, 10);
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), text.replace(/^checked: \S+$/m, `checked: ${today}`));
  }
}
const before = await recordedChecks();
const texts = (await textsNow()).flatMap((text) => {
  const recorded = before[text.file];
  if (files.includes(text.file)) return [text];
  return recorded ? [{ file: text.file, ...recorded }] : [];
});
await writeFile(path.join(folder, 'checked-texts.json'), recordOf(texts));
process.stdout.write(`${files.join(', ')}: recorded\n`);
