import { commonPasswordCheck } from './common-passwords';
import { passwordProblems, similarityProblem } from './password-rules';
import { processorTimeMs } from '@/lib/platform/testing/processor-time';

const short = 'This password is too short. It must contain at least 8 characters.';
const numeric = 'This password is entirely numeric.';
const oneCase = 'Password must include both upper and lower case letters.';
const common = 'This password is too common.';

describe('the rules for a password', () => {
  it.each([
    ['Xyq1', [short]],
    ['xyq1', [short, oneCase]],
    ['1234567', [short, numeric, oneCase, common]],
    ['12345678', [numeric, oneCase, common]],
    ['٣٤٥٦٧٨٩٠', [numeric, oneCase]],
    ['quiet-river-9', [oneCase]],
    ['QUIET-RIVER-9', [oneCase]],
    ['Password123', [common]],
    ['PassWord123', [common]],
    ['P@ssw0rd', [common]],
    ['Quiet-River-9', []],
    ['1Quietriver', []],
    ['Ä-quiet-räver', []],
    ['😀😀😀aB', [short]],
    ['😀😀😀😀😀😀aB', []],
    [`Aa${'x'.repeat(126)}`, []],
  ])('%s', async (password, problems) => {
    expect(passwordProblems(password, await commonPasswordCheck())).toEqual(problems);
  });

  it('names them in the order of the specification, the common ones last', async () => {
    expect(passwordProblems('123456', await commonPasswordCheck())).toEqual([
      short,
      numeric,
      oneCase,
      common,
    ]);
  });
});

describe('likeness to the owner', () => {
  const owner = { email: 'maria.gonzalez@example.test', firstName: 'María', lastName: 'Gonzalez' };

  it.each([
    ['Gonzalez1', 'The password is too similar to the last name.'],
    ['Maria.Gonzalez', 'The password is too similar to the last name.'],
    ['Example.Test1', 'The password is too similar to the email address.'],
    ['Quiet-River-9', null],
    ['GGGGONZALEZZZZZZ', null],
    ['Gonzalez-Mar', 'The password is too similar to the last name.'],
    ['Gonzalez-Marias', null],
    ['My-Maria-Likes-Soup-On-Tuesdays', null],
  ])('%s: %s', (password, problem) => {
    expect(similarityProblem(password, owner)).toBe(problem);
  });

  it('has nothing to say about an owner without a name', () => {
    expect(
      similarityProblem('Quiet-River-9', { email: 'a@b.example', firstName: '', lastName: '' }),
    ).toBeNull();
  });

  it('stays quick for long texts', () => {
    const owner = { email: `${'a.'.repeat(120)}@x.example`, lastName: 'b '.repeat(40) };
    expect(processorTimeMs(() => similarityProblem('aB'.repeat(64), owner))).toBeLessThan(500);
  });
});
