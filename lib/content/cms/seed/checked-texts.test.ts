import { type CheckedText, recordedChecks, recordOf, textsNow } from './checked-texts';

let texts: CheckedText[] = [];
let recorded: Awaited<ReturnType<typeof recordedChecks>> = {};

beforeAll(async () => {
  [texts, recorded] = await Promise.all([textsNow(), recordedChecks()]);
});

it('claims nothing that was not compared with its sources since: if it was, `npm run checked -- <file>`', () => {
  expect(texts.filter(({ file, print }) => recorded[file]?.print !== print).map(({ file }) => file)).toEqual(
    [],
  );
});

it('shows readers no day of a check on which there was none', () => {
  expect(
    texts.filter(({ file, checked }) => recorded[file]?.checked !== checked).map(({ file }) => file),
  ).toEqual([]);
});

it('remembers no check of a text that is gone', () => {
  expect(Object.keys(recorded).filter((file) => texts.every((text) => text.file !== file))).toEqual([]);
});

it('has a print of its own for each text, and writes what it reads', () => {
  expect(new Set(texts.map(({ print }) => print)).size).toBe(texts.length);
  expect(JSON.parse(recordOf(texts))).toEqual(recorded);
});
