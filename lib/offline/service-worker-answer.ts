import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { conditionalAnswer } from '../platform/http/conditional-answer';

const root = process.cwd();

/** Read once: neither changes while the server runs. */
let script: Promise<string> | null = null;

/**
 * The service worker with the build that serves it. A browser asks at each navigation whether it has changed,
 * so the answer is never taken from a cache unasked, and is mostly 304.
 */
export async function serviceWorkerAnswer(request: Request): Promise<Response> {
  script ??= readScript();
  const answer = new Response(await script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, no-cache',
      'Service-Worker-Allowed': '/',
      // A worker is held to the policy that its script comes with, and not to that of any page.
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
  return conditionalAnswer(request, answer);
}

async function readScript(): Promise<string> {
  const [build, worker] = await Promise.all([
    readFile(path.join(root, '.next/BUILD_ID'), 'utf8'),
    readFile(path.join(root, 'lib/offline/service-worker.js'), 'utf8'),
  ]);
  return `self.BUILD=${JSON.stringify(build.trim())};\n${worker}`;
}
