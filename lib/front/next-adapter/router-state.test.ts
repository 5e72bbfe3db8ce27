import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRouterState, loadParser, routerStateParser } from './router-state';

const state = (tree: unknown) => encodeURIComponent(JSON.stringify(tree));

it.each([
  ['none', undefined, true],
  ['one of a page', state(['', { children: ['__PAGE__', {}] }, null, null]), true],
  ['one that is no JSON', 'x', false],
  ['one of another shape', state({ a: 1 }), false],
  ['one with a broken escape', '%E0%A4%A', false],
])('lets through what Next can read: %s', (_what, header, isRead) => {
  expect(isRouterState(header)).toBe(isRead);
});

describe('Next’s own parser', () => {
  const made: string[] = [];
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

  /** A folder of packages in which Next's file holds this text. */
  function rootWith(text: string): string {
    const root = mkdtempSync(path.join(tmpdir(), 'little-pear-next-'));
    made.push(root);
    const file = path.join(root, 'node_modules', routerStateParser);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return root;
  }

  it('is found where Next is', () => {
    expect(loadParser(process.cwd())).toEqual(expect.any(Function));
  });

  it('is nobody’s where Next has no such file', () => {
    expect(loadParser(tmpdir())).toBeNull();
  });

  it.each([
    ['a file without it', 'exports.other = () => 1;', null],
    ['a file in which it is no function', 'exports.parseAndValidateFlightRouterState = 1;', null],
    ['a file that has it', 'exports.parseAndValidateFlightRouterState = () => 1;', expect.any(Function)],
  ])('is taken from %s', (_what, text, found) => {
    expect(loadParser(rootWith(text))).toEqual(found);
  });

  it('that breaks is told of', () => {
    expect(() => loadParser(rootWith("throw new Error('broken');"))).toThrow('broken');
  });
});
