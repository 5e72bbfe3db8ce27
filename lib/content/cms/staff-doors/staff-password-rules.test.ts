import { staffPasswordProblems } from './staff-password-rules';

const tooShort = 'This password is too short. It must contain at least 12 characters.';
const tooCommon = 'This password is too common.';

it.each([
  ['eleven char', [tooShort]],
  ['twelve chars', []],
  // Characters, not bytes and not UTF-16.
  ['🍐'.repeat(11), [tooShort]],
  ['🍐'.repeat(12), []],
  ['all small letters of a sentence', []],
  ['x'.repeat(129), ['This password is too long. It may contain at most 128 characters.']],
  ['Password', [tooShort, tooCommon]],
  ['passwordpassword', [tooCommon]],
  ['PasswordPassword', [tooCommon]],
])('of %j it says %j', async (password, problems) => {
  expect(await staffPasswordProblems(password)).toEqual(problems);
});

it('does not take the person’s own name or address', async () => {
  const owner = { email: 'valentina.lopez@example.test', displayName: 'Valentina Lopez' };
  expect(await staffPasswordProblems('Valentina.Lopez1', owner)).toEqual([
    'The password is too similar to the display name.',
  ]);
  expect(await staffPasswordProblems('Quiet-River-99', owner)).toEqual([]);
});
