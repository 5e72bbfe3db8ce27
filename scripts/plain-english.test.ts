import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import * as z from 'zod';

const root = path.resolve(__dirname, '..');
const glossary = z
  .array(z.strictObject({ pattern: z.string(), found: z.string(), better: z.string() }))
  .parse(parse(readFileSync(path.join(__dirname, 'plain-english.yaml'), 'utf8')))
  .map((entry) => ({ ...entry, pattern: new RegExp(entry.pattern, 'i') }));

/** Keys of the knowledge whose values a parent reads, word for word. */
const readKeys = ['message', 'instead', 'note', 'text', 'watch', 'why', 'advice', 'summary', 'steps', 'tip'];

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => path.join(folder, file));
}

/** The words that code may show: text between tags, and strings of more than one word. */
function textsOfCode(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.includes(' '));
}

function textsOfData(value: unknown, isRead = false): string[] {
  if (typeof value === 'string') return isRead ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsOfData(each, isRead));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOfData(each, isRead || readKeys.includes(key)));
}

function findUnplain(file: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    glossary.filter(({ pattern }) => pattern.test(text)).map(({ better }) => `${file}: ${text} (${better})`),
  );
}

test.each(glossary)('the glossary knows “$found” from “$better”', ({ pattern, found, better }) => {
  expect(found).toMatch(pattern);
  expect(better).not.toMatch(pattern);
});

test('screens and messages are in plain English', () => {
  const files = ['components', 'app', 'lib'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findUnplain(file, textsOfCode(file)))).toEqual([]);
});

test('what the knowledge says to parents is in plain English', () => {
  const folders = ['answers', 'rules', 'foods', 'handling', 'recipes', 'red-flags', 'dish-patterns'];
  const files = folders.flatMap((folder) => filesBelow(path.join('knowledge', folder), /\.yaml$/));
  const texts = files.map(
    (file) => [file, textsOfData(parse(readFileSync(path.join(root, file), 'utf8')))] as const,
  );
  expect(texts.flatMap(([, all]) => all).length).toBeGreaterThan(1000);
  expect(texts.flatMap(([file, all]) => findUnplain(file, all))).toEqual([]);
});

test('articles, stories and information pages are in plain English', () => {
  const folder = 'lib/content/cms/seed';
  const files = [...filesBelow(folder, /\.md$/), ...filesBelow(folder, /\.yaml$/)];
  expect(files.length).toBeGreaterThan(70);
  const wrong = files.flatMap((file) =>
    findUnplain(file, readFileSync(path.join(root, file), 'utf8').split('\n\n')),
  );
  expect(wrong).toEqual([]);
});
