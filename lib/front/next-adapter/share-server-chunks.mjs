import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sourceMapComment = /\/\/# sourceMappingURL=\S+\s*$/;
/** Below this a copy costs no more than what would stand in its place. */
const worthBytes = 10_000;

/**
 * The build writes the same chunk anew for every route that needs it, under another name: thirty times two
 * megabytes, each of which the server would read and hold. Of equal chunks the first stays, and the others
 * hand it on.
 * @returns how many bytes are gone
 */
export function shareServerChunks(root) {
  return ['chunks', 'chunks/ssr'].reduce(
    (sum, name) => sum + share(path.join(root, '.next', 'server', name)),
    0,
  );
}

function share(folder) {
  const first = new Map();
  let saved = 0;
  for (const name of readdirSync(folder).sort()) {
    // What starts a route finds its other chunks by its own place.
    if (!name.endsWith('.js') || name.includes('runtime')) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (text.length < worthBytes || !text.startsWith('module.exports=[')) continue;
    const hash = createHash('sha256').update(text.replace(sourceMapComment, '')).digest('hex');
    const known = first.get(hash);
    if (known === undefined) first.set(hash, name);
    else {
      writeFileSync(file, `module.exports=require(${JSON.stringify(`./${known}`)});\n`);
      saved += text.length;
    }
  }
  return saved;
}
