import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';

type Call = (options: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The functions of a client, by operation id, as a program gets them from the OpenAPI document and nothing else. */
export type GeneratedClient = Record<string, Call>;

/** Has a client written from an OpenAPI document, and loads it. */
export async function generatedClient(document: object): Promise<GeneratedClient> {
  const folder = await mkdtemp(path.join(tmpdir(), 'little-pear-client-'));
  try {
    const input = path.join(folder, 'openapi.json');
    await writeFile(input, JSON.stringify(document));
    await createClient({
      input,
      output: path.join(folder, 'client'),
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    const bundle = path.join(folder, 'client.mjs');
    await build({
      entryPoints: [path.join(folder, 'client', 'sdk.gen.ts')],
      outfile: bundle,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
    return (await import(pathToFileURL(bundle).href)) as GeneratedClient;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
