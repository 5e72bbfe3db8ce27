import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a compressed copy saves no packet. */
const worthBytes = 1_000;

/**
 * Writes brotli and gzip beside every text file of `.next/static`: made once here, with the strength that no
 * server has time for per request (lib/front/static-files.ts sends them). Chunks whose copies are there from
 * an earlier build are left alone: their names carry a hash of their bytes.
 */
export async function compressBuild(root) {
  const folder = path.join(root, '.next', 'static');
  const names = readdirSync(folder, { recursive: true });
  const known = new Set(names);
  const waiting = names.filter((name) => /\.(?:js|css|json|svg|txt)$/.test(name) && !known.has(`${name}.br`));
  // Two at a time: zlib works in threads, and more would only hold more in memory.
  await Promise.all([compressAll(folder, waiting), compressAll(folder, waiting)]);
}

async function compressAll(folder, waiting) {
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = path.join(folder, name);
    if (statSync(file).size < worthBytes) continue;
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
    await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  }
}
