import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What these documents say is proven is proven by files that they name: each must be there. */
const documents = ['docs/security.md', 'docs/reliability.md', 'docs/privacy.md', 'docs/operation.md'];
const folders = ['app', 'bench', 'components', 'deploy', 'docs', 'e2e', 'lib', 'scripts'];

const inFolder = new RegExp(`^(?:${folders.join('|')})/[\\w.*/()\\[\\]-]+$`);
const sourceFile = /^[\w.*-]+\.(?:test|spec)\.tsx?$|^[\w.*-]+\.(?:mjs|tsx?)$/;

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);

/** What stands between backquotes and is the name of a file or a folder of ours. */
function namesIn(document: string): string[] {
  const quoted = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return [...new Set(quoted.filter((name) => inFolder.test(name) || sourceFile.test(name)))];
}

function isThere(name: string): boolean {
  if (name.includes('*')) {
    const pattern = new RegExp(`^${name.split('*').map(escaped).join('[^/]*')}$`);
    return files.some((file) => pattern.test(file));
  }
  // In a row of files, the folder is often said once.
  if (!name.includes('/')) return existsSync(name) || files.some((file) => path.basename(file) === name);
  return existsSync(name) || existsSync(`${name}.ts`);
}

function escaped(text: string): string {
  return text.replace(/[.()[\]]/g, '\\$&');
}

it.each(documents)('%s names files that exist', (document) => {
  const names = namesIn(document);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
