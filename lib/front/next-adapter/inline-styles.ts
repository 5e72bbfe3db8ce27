import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../../platform/log/log';
import { classesIn, readStyleSheet, type StyleSheet } from '../used-styles';

export interface StyledDocument {
  /**
   * With the addresses of whole sheets as data, for when the runtime comes
   * (lib/front/next-adapter/browser/load-runtime.js): what it shows then may need all of them.
   */
  html: string;
  /** Of the styles, for the document's policy. */
  hash: string;
}

export type InlineStyles = (html: string) => StyledDocument | null;

/** Next's links to the sheets of a build, with the order in which React holds them. */
const sheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w~@-][\w.~@-]*\.css)" data-precedence="next"\/?>/g;

/**
 * Puts the styles that a finished document uses into the document, in place of the links to whole sheets: it
 * can be drawn as soon as it is there (docs/decisions/0014-styles-within-the-document.md).
 * @param buildFolder Next's output folder
 * @returns what gives `null` for a document that has to keep its links: one without any, or with sheets that
 *   are not in the build or come later
 */
export function styleInliner(buildFolder: string): InlineStyles {
  const sheets = new Map<string, StyleSheet | null>();

  function sheetOf(href: string): StyleSheet | null {
    const known = sheets.get(href);
    if (known !== undefined) return known;
    const sheet = read(href);
    sheets.set(href, sheet);
    return sheet;
  }

  function read(href: string): StyleSheet | null {
    try {
      return readStyleSheet(
        readFileSync(path.join(buildFolder, href.replace(/^\/_next\//, '')), 'utf8'),
        href,
      );
    } catch (error) {
      log.error('a style sheet could not be read', error, { href });
      return null;
    }
  }

  return (html) => {
    const hrefs = [...html.matchAll(sheetLink)].map(([, href = '']) => href);
    // React's own scripts fetch sheets for parts that were streamed: those go by the links that are there.
    if (hrefs.length === 0 || html.includes('$RR=') || hrefs.length !== countOf(html, 'rel="stylesheet"'))
      return null;
    const classes = classesIn(html);
    const found = hrefs.map(sheetOf);
    if (found.includes(null)) return null;
    const css = found.map((sheet) => sheet?.usedBy(classes) ?? '').join('');
    let isFirst = true;
    const styled = html.replace(sheetLink, () => {
      const style = isFirst ? `<style data-precedence="next">${css}</style>` : '';
      isFirst = false;
      return style;
    });
    return {
      html: styled.replace(
        '</head>',
        () => `<script type="application/x-late-styles">${JSON.stringify(hrefs)}</script></head>`,
      ),
      hash: createHash('sha256').update(css).digest('base64'),
    };
  };
}

/** A `Link` header (RFC 8288) without the sheets that it would have fetched ahead. */
export function withoutSheets(link: string): string {
  return link
    .split(/,\s*(?=<)/)
    .filter((each) => !/;\s*as="?style"?/.test(each))
    .join(', ');
}

const countOf = (text: string, part: string) => text.split(part).length - 1;
