import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldedText } from '@/lib/nutriai/engine/red-flags/words-of';

/** Folders whose texts are spelt right: what we publish, and what the engine knows of food. */
const folders = [
  'lib/content/cms/seed',
  'knowledge/foods',
  'knowledge/compounds',
  'knowledge/names',
  'knowledge/recipes',
  'knowledge/rules',
  'docs',
];

/** Returns every word of texts that are spelt right. */
export function ordinaryWords(): string[] {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml)$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  return texts.flatMap((text) => foldedText(text).match(/[a-z]{5,}/g) ?? []);
}
