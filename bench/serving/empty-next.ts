import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Running } from './running';
import { whenUp } from './running';

/**
 * The smallest application of the same Next: an empty static page and a route handler that answers a few
 * bytes, served by `next start`. What it manages is what the framework leaves over for anybody.
 */
export async function startEmptyNext(port: number): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-empty-'));
  const root = process.cwd();
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'app/api/bare'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  // Webpack, because Turbopack follows no link out of its folder.
  execFileSync('node', ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  const child = spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  await whenUp(`http://127.0.0.1:${port}/`);
  return { child, folder };
}

const files: Readonly<Record<string, string>> = {
  'package.json': '{"name":"empty","private":true,"type":"module"}',
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.js': 'export default function Page() { return <h1>Empty</h1>; }',
  'app/api/bare/route.js':
    "export const dynamic = 'force-dynamic';\nexport function GET() { return Response.json({ count: " +
    '0, results: [] }); }',
};
