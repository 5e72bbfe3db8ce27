import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { csvRows } from '../../knowledge/csv-rows';

/** What a parent may type, and whether it tells of an emergency. */
export interface RedFlagCase {
  /** The class of the emergency; null for a harmless question. */
  class: string | null;
  language: string;
  text: string;
  /** Words and patterns are written by looking at the cases of `development`; those of `unseen` are only counted. */
  half: 'development' | 'unseen';
}

const folder = path.join(process.cwd(), 'knowledge', 'red-flags', 'cases');

/** Returns the half that a text belongs to: by its hash, so that nobody chooses. */
export function halfOf(text: string): RedFlagCase['half'] {
  const [first = 0] = createHash('sha256').update(text).digest();
  return first % 2 === 0 ? 'development' : 'unseen';
}

/** Reads every case of `knowledge/red-flags/cases`. Only tests and measurements do. */
export function redFlagCases(): RedFlagCase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => csvRows(readFileSync(path.join(folder, file), 'utf8')))
    .map(({ class: name = '', language = '', text = '' }) => ({
      class: name === 'none' ? null : name,
      language,
      text,
      half: halfOf(text),
    }));
}
