import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { americanHalf } from './american-half';

/** Words that a reader sees, and the file that says them. */
export interface ReadText {
  readonly file: string;
  readonly text: string;
}

const root = path.resolve(__dirname, '../../..');

/** Keys of the knowledge whose values a parent reads, word for word. */
const readKeys = new Set(
  'message instead note text watch why advice summary steps tip title household preparation followUps'.split(
    ' ',
  ),
);

/** Attributes of elements whose values no reader sees. */
export const hiddenAttributes =
  /^(?:class|className|d|href|id|key|name|path|rel|sizes|style|transform|type|viewBox)$/;

export const readRootFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The files below a folder of the repository, tests and what only tests use left out. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => path.join(folder, file));
}

/** What the code shows in British English: text between tags, and strings of more than one word. */
export function readCodeTexts(folders: readonly string[]): ReadText[] {
  return folders
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .flatMap((file) => stringsOf(file).map((text) => ({ file, text })));
}

function stringsOf(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readRootFile(file), ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  const american = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    const half = americanHalf(node);
    if (half !== null) american.add(half);
    if (ts.isImportDeclaration(node) || american.has(node)) return;
    if (ts.isJsxAttribute(node) && hiddenAttributes.test(node.name.getText())) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.includes(' '));
}

/** What the knowledge says in English: the cards in other languages have their own readers. */
export function readKnowledgeTexts(): ReadText[] {
  const folders = ['answers', 'rules', 'foods', 'handling', 'recipes', 'red-flags/classes', 'dish-patterns'];
  return folders
    .flatMap((folder) => filesBelow(path.join('knowledge', folder), /\.yaml$/))
    .flatMap((file) => textsOfData(parse(readRootFile(file))).map((text) => ({ file, text })));
}

function textsOfData(value: unknown, isRead = false): string[] {
  if (typeof value === 'string') return isRead ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsOfData(each, isRead));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOfData(each, isRead || readKeys.has(key)));
}

/** Articles, stories and information pages. */
export function readContentTexts(): ReadText[] {
  return filesBelow('lib/content/cms/seed', /\.(?:md|yaml)$/)
    .filter((file) => !file.endsWith('LICENCES.md'))
    .map((file) => ({ file, text: proseOf(readRootFile(file)) }));
}

/** A file of content without its sources, whose titles are quoted, its addresses and the names of its fields. */
function proseOf(content: string): string {
  return content
    .replace(/^sources:\n(?: .*\n)+/m, '')
    .replace(/^ *(?:- )?(?:picture|poster|href|relatedPost|layout|tone|position|key):.*\n/gm, '')
    .replace(/^( *(?:- )?)[a-z]\w*: /gm, '$1');
}
