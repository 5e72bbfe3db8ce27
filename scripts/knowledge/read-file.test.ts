import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { kinds } from '@/lib/nutriai/engine/knowledge/kinds';
import { readTable, readYamlFile } from './read-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'knowledge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sets = { smooth: ['pureed', 'smooth'] };

function readRules(text: string) {
  writeFileSync(path.join(folder, 'rules.yaml'), text);
  return readYamlFile(folder, 'rules.yaml', { schema: kinds.rules.schema, sets });
}

const rule = `
rules:
  - id: a-rule
    about: a food
    when:
      anyFood: [$melons]
      noPreparation: [$smooth, mashed]
    untilMonths: 60
    severity: block
    message: Why.
    instead: What instead.
    sources: [nhs-foods-to-avoid]
    basis: recalled
`;
const melons = 'sets:\n  melons: [cantaloupe, honeydew]';

it('fills in the sets of the file and those that all files share', () => {
  expect(readRules(melons + rule)).toMatchObject({
    problems: [],
    content: {
      rules: [
        {
          when: { anyFood: ['cantaloupe', 'honeydew'], noPreparation: ['pureed', 'smooth', 'mashed'] },
        },
      ],
    },
  });
});

it('refuses a schema that would add what the file does not say', () => {
  writeFileSync(path.join(folder, 'rules.yaml'), 'id: a');
  const schema = z.object({ id: z.string(), basis: z.string().default('recalled') });
  const { problems } = readYamlFile(folder, 'rules.yaml', { schema, sets });
  expect(problems).toEqual([{ where: 'rules.yaml', message: expect.stringMatching(/adds or changes/) }]);
});

it.each([
  ['a set that there is not', rule, '', /There is no set \$melons/],
  ['a word that the engine does not know', rule.replace('mashed', 'mushed'), ':8', /^rules\.0\.when\.noPrep/],
  ['a field that there is not', rule.replace('about:', 'aboot:'), ':4', /^rules\.0/],
  ['a source that there is not', rule.replace('nhs-foods-to-avoid', 'my-aunt'), ':13', /^rules\.0\.sources/],
  ['a missing source', rule.replace('[nhs-foods-to-avoid]', '[]'), ':13', /^rules\.0\.sources/],
  ['a key that is there twice', rule.replace('basis:', 'id: b\n    basis:'), '', /unique/],
])('names the line of %s', (_what, text, line, message) => {
  const { problems } = readRules(text === rule ? text : melons + text);
  expect(problems[0]?.where).toBe(`rules.yaml${line}`);
  expect(problems[0]?.message).toMatch(message);
});

it.each([
  ['a cell too many', 'female,lying,45,1,2,3,4', '', /Line 2 has 7 cells, not 6/],
  ['what is no figure', 'female,lying,45,1,two,3', ':2', /^m: is no figure/],
  ['an empty cell', 'female,lying,45,1,,3', ':2', /^m: is no figure/],
])('names the line of a table with %s', (_what, line, where, message) => {
  writeFileSync(path.join(folder, 'lms.csv'), `sex,position,length_cm,l,m,s\n${line}\n`);
  const { problems } = readTable(folder, 'lms.csv', kinds.weightForLength.schema);
  expect(problems[0]?.where).toBe(`lms.csv${where}`);
  expect(problems[0]?.message).toMatch(message);
});
