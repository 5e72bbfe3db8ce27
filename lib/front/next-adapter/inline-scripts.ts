import { themeScript } from '../../platform/http/theme';
import { isJson } from '../is-json';
import { isReactScript } from './react-scripts';

/** What a script element of a document is for. */
export type ScriptKind =
  /** Chooses the theme before the first paint. */
  | 'theme'
  /** Turbopack's list of what to load first: `(globalThis["TURBOPACK"] || …).push({…})`. */
  | 'chunks'
  /** Opens the queue of the page's data: `(self.__next_f=self.__next_f||[]).push([0])`. */
  | 'flight-start'
  /** A piece of the page's data: `self.__next_f.push([1,"…"])`. */
  | 'flight'
  /** React's own, which puts a late part of the document in its place. */
  | 'react'
  /** Holds data; browsers do not run it. */
  | 'data'
  /** A file of ours under /_next/static. */
  | 'file'
  /** Anything else. */
  | 'unknown';

export interface ScriptElement {
  kind: ScriptKind;
  attributes: string;
  text: string;
  /** The JSON that a `chunks` or `flight` script pushes. */
  json: string;
  start: number;
  end: number;
}

// React writes `>` in an attribute as an entity, so the first one ends the tag.
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const chunksScript =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?\s*$/;
const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';
const flightScript = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const dataType = /\btype="(?!module"|text\/javascript")[^"]*"/;
const ownFile = /\bsrc="\/_next\/static\/[A-Za-z0-9_~./-]+"/;

/**
 * The script elements of a document, each with what it is for. A script counts as known only when all of it
 * has the exact form that the framework writes, with nothing but JSON where data stands: a script that
 * somebody managed to get into the page is `unknown`, however it begins.
 */
export function scriptElements(html: string): ScriptElement[] {
  return [...html.matchAll(scriptElement)].map((match) => {
    const [element, attributes = '', text = ''] = match;
    const json = chunksScript.exec(text)?.[1] ?? flightScript.exec(text)?.[1] ?? '';
    return {
      kind: kindOf(attributes, text, json),
      attributes,
      text,
      json,
      start: match.index,
      end: match.index + element.length,
    };
  });
}

function kindOf(attributes: string, text: string, json: string): ScriptKind {
  if (/\bsrc=/.test(attributes)) return ownFile.test(attributes) && text === '' ? 'file' : 'unknown';
  if (dataType.test(attributes)) return 'data';
  if (text === themeScript) return 'theme';
  if (text === flightStart) return 'flight-start';
  if (isReactScript(text)) return 'react';
  if (json === '' || !isJson(json)) return 'unknown';
  return json.startsWith('{') ? 'chunks' : 'flight';
}
