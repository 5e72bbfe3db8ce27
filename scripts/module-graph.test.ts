import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, pathOf } from './measuring/imports-of';
import { byValue, cyclesOf, moduleGraph } from './measuring/module-graph';
import type { SourceFile } from './measuring/source-files';
import { sourceFiles } from './measuring/source-files';

const files = sourceFiles();
const graph = moduleGraph(files);

const file = (path: string, text: string): SourceFile => ({ path, text, isTest: false });

describe('the modules of lib/', () => {
  it('are at most ten', () => {
    expect(graph.modules.length).toBeGreaterThan(7);
    expect(graph.modules.length).toBeLessThanOrEqual(10);
  });

  it('lead to no module that leads back, by value or by type', () => {
    expect(cyclesOf(byValue(graph))).toEqual([]);
    expect(cyclesOf(graph)).toEqual([]);
  });
});

test('the engine’s words, which the contract brings to browsers, load nothing of the engine', () => {
  const named = importsOf('x', readFileSync('lib/contract/nutriai-words.ts', 'utf8'));
  const loaded = named.flatMap(({ specifier }) => {
    const words = path.posix.join('lib/contract', `${specifier}.ts`);
    return importsOf(words, readFileSync(words, 'utf8')).filter(({ isType }) => !isType);
  });
  expect(named.length).toBeGreaterThan(5);
  expect(loaded).toEqual([]);
});

describe('the graph', () => {
  it('finds a cycle of three, and that one of its imports is a type', () => {
    const three = moduleGraph([
      file('lib/a/one.ts', `import { two } from '../b/two';`),
      file('lib/b/two.ts', `export { three } from '@/lib/c/three';`),
      file('lib/c/three.ts', `import { type One } from '../a/one'; import '../b/two.module.css';`),
      file('lib/d/four.ts', `const later = () => import('../a/one');`),
    ]);
    expect(cyclesOf(three)).toEqual([['a', 'b', 'c']]);
    expect(cyclesOf(byValue(three))).toEqual([['b', 'c']]);
    expect(three.edges).toContainEqual({ from: 'd', to: 'a', values: 1, types: 0 });
  });

  it.each([
    [`import type { A } from './a';`, true],
    [`import { type A, b } from './a';`, false],
    [`import { type A, type B } from './a';`, true],
    [`import A, { type B } from './a';`, false],
    [`import './a';`, false],
    [`export type { A } from './a';`, true],
    [`export * from './a';`, false],
    [`let a: import('./a').A;`, true],
    [`await import('./a');`, false],
  ])('reads %s', (text, isType) => {
    expect(importsOf('lib/x/y.ts', text)).toEqual([{ specifier: './a', isType }]);
  });

  it('knows where an import leads', () => {
    expect(pathOf('lib/x/y.ts', '../z/w')).toBe('lib/z/w');
    expect(pathOf('lib/x/y.ts', '@/lib/z/w.mjs')).toBe('lib/z/w');
    expect(pathOf('lib/x/y.ts', 'react')).toBeNull();
  });
});

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const table = text.slice(text.indexOf('## The folders'), text.indexOf('## What may import what'));
  const named = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name.replace(/\/$/, ''));

  it('names folders that exist', () => {
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('names every module of lib/ and its parts', () => {
    const inside = (folder: string) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map((entry) => path.posix.join(folder, entry.name));
    const isNamed = (folder: string) => named.includes(folder);
    const missing = inside('lib').filter((module) => !isNamed(module) && !inside(module).every(isNamed));
    expect(missing).toEqual([]);
  });

  it('names every folder of the components', () => {
    const folders = readdirSync('components');
    expect(folders.filter((folder) => !table.includes(`\`${folder}\``))).toEqual([]);
  });

  it.each(
    [...text.matchAll(/^ {4}(\S.*)$/gm)]
      .filter(([, walk = '']) => walk.includes(' → '))
      .map(([, walk = '']) => walk),
  )('its walk is there: %s', (walk) => {
    const steps = walk.split(' → ').map((step) => step.trim());
    expect(steps.length).toBeLessThanOrEqual(4);
    expect(existsSync(steps.join('').replace(/\s/g, ''))).toBe(true);
  });
});
