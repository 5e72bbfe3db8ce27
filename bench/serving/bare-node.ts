import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Running } from './running';
import { whenUp } from './running';

/**
 * Node's own server with one finished answer, its headers and its bytes, and nothing else: what any server
 * written for Node has at most.
 */
export async function startBareNode(
  port: number,
  page: { headers: string[]; body: Buffer },
): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-bare-'));
  writeFileSync(path.join(folder, 'body'), page.body);
  writeFileSync(
    path.join(folder, 'server.mjs'),
    `import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const body = readFileSync(new URL('body', import.meta.url));
const headers = ${JSON.stringify(page.headers)};
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1');
`,
  );
  const child = spawn('node', [path.join(folder, 'server.mjs')], { stdio: 'ignore' });
  await whenUp(`http://127.0.0.1:${port}/`);
  return { child, folder };
}

/** The same answer by `watched-node.ts`, with all that each request of the site has besides. */
export async function startWatchedNode(
  port: number,
  page: { headers: string[]; body: Buffer },
): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-watched-'));
  writeFileSync(path.join(folder, 'body'), page.body);
  writeFileSync(path.join(folder, 'headers.json'), JSON.stringify(page.headers));
  const print = ['scripts/print-compiled-program.mjs', 'bench/serving/watched-node.ts'];
  const args = execFileSync('node', print, { encoding: 'utf8' }).trim().split('\n');
  const child = spawn('node', args, {
    stdio: 'ignore',
    env: { ...process.env, WATCHED_PORT: String(port), WATCHED_PAGE: folder, LOG_LEVEL: 'info' },
  });
  await whenUp(`http://127.0.0.1:${port}/`);
  return { child, folder };
}
