import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from './generated-files';

const folder = 'knowledge';

/** Oxfmt aligns tables, and nothing else of what is compared here. */
function unaligned(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
}

describe('what is made from the schemas', () => {
  const files = generatedFiles();

  it('is the README that is committed: `npm run knowledge` writes it', () => {
    expect(unaligned(readFileSync(path.join(folder, 'README.md'), 'utf8'))).toBe(
      unaligned(files.get('README.md') ?? ''),
    );
  });

  it('are the schemas that are committed, and no others', () => {
    const names = [...files.keys()].filter((name) => name.startsWith('schemas/'));
    expect(names.toSorted()).toEqual(
      readdirSync(path.join(folder, 'schemas'))
        .map((name) => `schemas/${name}`)
        .toSorted(),
    );
    for (const name of names) {
      expect(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).toEqual(
        JSON.parse(files.get(name) ?? ''),
      );
    }
  });
});
