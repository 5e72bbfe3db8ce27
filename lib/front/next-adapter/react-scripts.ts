import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJson } from '../is-json';

/**
 * React's own server code, which holds the texts of the scripts that it writes into a document to put late
 * parts in their places.
 */
const reactServer = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';

const firstPaint = 'requestAnimationFrame(function(){$RT=performance.now()});';
const definitions = /'((?:\$R[A-Z]=)(?:[^'\\]|\\.)*)'/g;
const beginsCall = /\$R[CRSX]\("$/;
const call = /^\$R[CRSX]\(([\s\S]*)\)$/;

let known: readonly string[] | undefined;

function knownTexts(): readonly string[] {
  known ??= readReactTexts(process.cwd());
  return known;
}

/**
 * Reads the definitions of React's functions, the longest first; some end with the beginning of a call.
 * @param root the folder that holds `node_modules`
 * @returns nothing where the file is not there: then every script of React's is an unknown one
 */
export function readReactTexts(root: string): readonly string[] {
  const file = path.join(root, reactServer);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(definitions)]
    .map(([, text = '']) =>
      text.replaceAll(/\\(.)/g, (_escape, letter: string) => (letter === 'n' ? '\n' : letter)),
    )
    .sort((a, b) => b.length - a.length);
}

/** Whether a script is one of React's: its own functions letter by letter, and one call with nothing but JSON in it. */
export function isReactScript(text: string): boolean {
  if (text === firstPaint) return true;
  if (!text.startsWith('$R')) return false;
  let rest = text;
  for (let next = knownStart(rest); next !== null; next = knownStart(rest)) {
    rest = (beginsCall.exec(next)?.[0] ?? '') + rest.slice(next.length);
    if (beginsCall.test(next)) break;
  }
  rest = rest.replace(/^;/, '');
  if (rest === '') return true;
  const given = call.exec(rest)?.[1];
  return given !== undefined && isJson(`[${given}]`);
}

function knownStart(text: string): string | null {
  return knownTexts().find((known) => text.startsWith(known)) ?? null;
}
