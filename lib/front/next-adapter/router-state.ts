import { createRequire } from 'node:module';
import path from 'node:path';
import { log } from '../../platform/log/log';

/** Next's own reader of the header, by its place among Next's files. */
export const routerStateParser = 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

export type ParseRouterState = (header: string | string[] | undefined) => unknown;

let parser: ParseRouterState | null | undefined;

/**
 * Whether Next can read what a page says of itself when it asks for the next one: it answers 500 to what its own
 * parser refuses. Without that parser everything is left to Next.
 */
export function isRouterState(header: string | string[] | undefined): boolean {
  if (header === undefined) return true;
  parser ??= loadParser(process.cwd());
  if (parser === null) return true;
  try {
    parser(header);
    return true;
  } catch (error) {
    log.debug('a state of the router was refused', { reason: String(error) });
    return false;
  }
}

/**
 * Loads Next's parser.
 * @param root the folder that holds `node_modules`
 * @returns `null` where Next has none of this name
 */
export function loadParser(root: string): ParseRouterState | null {
  const require = createRequire(path.join(root, 'package.json'));
  try {
    const { parseAndValidateFlightRouterState: parse } = require(routerStateParser) as Record<
      string,
      unknown
    >;
    return typeof parse === 'function' ? (parse as ParseRouterState) : null;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
