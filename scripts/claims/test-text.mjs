import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of tests stand behind a bracket or a comma, or begin a line. */
const titles = /(?:^|[(,[])[ \t]*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`)/gm;

/** Shorter ones are words of something else. */
const titleAtLeast = 5;

const checksFile = /\/testing\/[\w-]+-checks\.ts$/;

/**
 * Names of files in which the checks of a real database stand, which a test runs in a process of their own.
 * @param {string} root
 * @returns {string[]}
 */
export function checksFiles(root) {
  return ['lib', 'e2e/faults']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => checksFile.test(file))
    .sort();
}

/**
 * What tests say. A test that was emptied or made milder after it was seen to fail proves nothing any more.
 * Layout and comments do not count. Where a test cannot be told from the others of its file, the whole file
 * counts.
 */
export class TestTexts {
  #read;
  #checks;
  /** Each file is taken apart once. */
  #named = new Map();

  /**
   * @param {string[]} checks files of checks (`checksFiles`)
   * @param {(file: string) => string} read
   */
  constructor(checks, read) {
    this.#checks = checks;
    this.#read = read;
  }

  /**
   * Names what a test says in a few characters.
   * @param {string} test its file
   * @param {string} failed its whole name, as the report of a run says it
   */
  hashOf(test, failed) {
    const found = [test, ...this.#checks].flatMap((file) => this.#bearersIn(file, failed));
    const longest = Math.max(0, ...found.map(({ title }) => title.length));
    const blocks = found
      .filter(({ title }) => title.length === longest)
      .map(({ text, at }) => blockAt(text, at))
      .filter((block) => block.includes('\n'));
    const said = blocks.length > 0 ? blocks : [this.#read(test)];
    return createHash('sha256').update(said.map(withoutLayout).join('\n')).digest('hex').slice(0, 16);
  }

  /** Names in a file with which the name of the failed test ends: the longest of all files is its own. */
  #bearersIn(file, failed) {
    const named = this.#named.get(file) ?? namesIn(this.#read(file));
    this.#named.set(file, named);
    return named.filter(({ pattern }) => pattern.test(failed));
  }
}

/**
 * The tests of a checkout.
 * @param {string} root
 */
export function testTextsOf(root) {
  return new TestTexts(checksFiles(root), (file) => readFileSync(path.join(root, file), 'utf8'));
}

function namesIn(text) {
  return [...text.matchAll(titles)]
    .map((match) => ({ title: match[1] ?? match[2] ?? match[3] ?? '', at: match.index + match[0].length }))
    .filter(({ title }) => title.length >= titleAtLeast)
    .map(({ title, at }) => ({ title, at, text, pattern: patternOf(title) }));
}

/** Finds names that end with a title; what a table or a variable put into it may be anything. */
function patternOf(title) {
  const pattern = title
    .replaceAll(/\\(.)/g, '$1')
    .split(/\$\{[^}]*\}|\$[\w.]+|%[sdifjop#]/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .join('[^]*');
  return new RegExp(`(?:^| )${pattern}$`);
}

const indentOf = (line) => line.search(/\S/);
const opens = /(?:=>|[({[])$/;

/**
 * The lines of the call or property that bears a name: the layout says where it begins and ends. A name that
 * stands in a line by itself, as of a long call or in a table of cases, belongs to what is around it.
 */
function blockAt(text, at) {
  const lines = text.split('\n');
  let first = text.slice(0, at).split('\n').length - 1;
  for (;;) {
    const indent = indentOf(lines[first] ?? '');
    const end = endOf(lines, first);
    if (end > first || indent <= 0) return lines.slice(first, end + 1).join('\n');
    while (first > 0 && !isAround(lines[first] ?? '', indent)) first -= 1;
  }
}

const isAround = (line, indent) => line.trim() !== '' && indentOf(line) < indent;

/** A line that closes one bracket and opens the next (`) => {`) goes on. */
function endOf(lines, first) {
  const indent = indentOf(lines[first] ?? '');
  if (!opens.test(lines[first] ?? '')) return first;
  const isEnd = (line) => indentOf(line) === indent && /^\s*[)}\]]/.test(line) && !opens.test(line);
  const end = lines.findIndex((line, index) => index > first && isEnd(line));
  return end === -1 ? first : end;
}

const withoutLayout = (text) =>
  text
    .replaceAll(/^[ \t]*(?:\/\/.*|\/?\*.*)$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
