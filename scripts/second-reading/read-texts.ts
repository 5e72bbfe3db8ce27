import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/** A text, and whether it tells of an emergency. */
export interface ToldText {
  text: string;
  language: string;
  isEmergency: boolean;
}

const folder = path.join('knowledge', 'second-reading');
const signalsFile = 'signals.yaml';
const texts = z.array(z.string().min(1));
const toldShape = z.strictObject({ calm: texts, emergency: texts });
const lists = z.record(z.string(), texts);
const signalsShape = z.strictObject({ turns: texts, shared: lists, signals: lists, elsewhere: lists });

/**
 * Reads what parents write of both kinds, in every language.
 * @throws Error for a text that stands twice
 */
export function readTexts(): ToldText[] {
  const files = readdirSync(folder).filter((name) => name !== signalsFile);
  const told = files.sort().flatMap((name) => {
    const { calm, emergency } = toldShape.parse(parse(readFileSync(path.join(folder, name), 'utf8')));
    const language = path.basename(name, '.yaml');
    return [
      ...calm.map((text) => ({ text, language, isEmergency: false })),
      ...emergency.map((text) => ({ text, language, isEmergency: true })),
    ];
  });
  const seen = new Set<string>();
  for (const { text } of told) {
    if (seen.has(text)) throw new Error(`“${text}” stands twice in ${folder}.`);
    seen.add(text);
  }
  return told;
}

/** What tells how a sign is meant: by name one expression, and the words behind which a text begins anew. */
export interface Signals {
  signals: Record<string, string>;
  elsewhere: Record<string, string>;
  turns: string[];
}

/** @throws Error for a shared expression that nobody has written */
export function readSignals(): Signals {
  const { turns, shared, signals, elsewhere } = signalsShape.parse(
    parse(readFileSync(path.join(folder, signalsFile), 'utf8')),
  );
  const inFull = (pattern: string) =>
    pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const parts = shared[name];
      if (parts === undefined) throw new Error(`Nothing is shared by the name of “${name}”.`);
      return `(?:${parts.join('|')})`;
    });
  const joined = (lists: Record<string, string[]>, each: (pattern: string) => string) =>
    Object.fromEntries(Object.entries(lists).map(([name, parts]) => [name, parts.map(each).join('|')]));
  return { turns, signals: joined(signals, inFull), elsewhere: joined(elsewhere, asWholeWords) };
}

const letter = '[\\p{L}\\p{M}\\p{N}]';

/** `\b` knows the letters of English alone. What begins with a mark is no word. */
const asWholeWords = (pattern: string) =>
  pattern.startsWith('[') ? pattern : `(?<!${letter})(?:${pattern})(?!${letter})`;

/** A hash of all that the second reading follows from. */
export function hashOfTexts(told: readonly ToldText[], signals: Signals): string {
  const hash = createHash('sha256').update(JSON.stringify(signals));
  for (const { text, isEmergency } of told) hash.update(`${String(isEmergency)}\n${text}\n`);
  return hash.digest('hex');
}

/** The part of so many that a text belongs to, by its hash, so that nobody chooses. */
export function partOf(text: string, parts: number, salt = ''): number {
  return createHash('sha256').update(`${salt}${text}`).digest().readUInt32BE() % parts;
}
