import { groupTests } from './gathered-tests.mjs';

const harmless = () => "test('adds', () => {});";

describe('groupTests', () => {
  test('puts neighbours together, and every file in one place', () => {
    const files = Array.from({ length: 60 }, (_, index) => `lib/${index % 2 ? 'b' : 'a'}/${index}.test.ts`);
    const { groups, alone } = groupTests(files, harmless);
    expect(alone).toEqual([]);
    expect(groups.flat().sort()).toEqual([...files].sort());
    expect(groups.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(groups[0]?.every((file) => file.startsWith('lib/a/'))).toBe(true);
  });

  test.each([
    ['a mocked module', "jest.mock('./clock');"],
    ['a spy', "jest.spyOn(console, 'warn');"],
    ['the environment', "process.env.SITE_URL = 'http://localhost';"],
    ['a document', '/** @jest-environment jsdom */'],
    ['a process', "import { spawn } from 'node:child_process';"],
    ['a thread', "import { solveInWorker } from './solve-in-worker';"],
    ['a database', "import { openDatabase } from '../testing/test-database';"],
  ])('leaves alone what changes %s', (_, source) => {
    expect(groupTests(['lib/a.test.ts'], () => source)).toEqual({ groups: [], alone: ['lib/a.test.ts'] });
  });

  test('leaves alone what takes minutes', () => {
    const files = ['lib/nutriai/engine/safety/cases.test.ts', 'lib/nutriai/engine/safety/assess.test.ts'];
    const { groups, alone } = groupTests(files, harmless);
    expect(alone).toEqual([files[0]]);
    expect(groups).toEqual([[files[1]]]);
  });
});
