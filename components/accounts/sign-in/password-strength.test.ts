import { adviceFor } from './password-strength';

const owner = { email: 'ada.lovelace@example.org', firstName: 'Ada' };
const met = (password: string) => adviceFor(password, owner).rules.map(({ isMet }) => isMet);

it('finds nothing met before anything is typed', () => {
  expect(met('')).toEqual([false, false, false]);
  expect(adviceFor('', owner).words).toMatch(/^Three or four unrelated words/);
});

it.each([
  ['short', [false, false, true]],
  ['12345678', [true, false, true]],
  ['quiet-river', [true, false, true]],
  ['Quiet-River', [true, true, true]],
  ['Ada.Lovelace', [true, true, false]],
  // Blanks around it do not count, as on the server.
  ['  Quiet   ', [false, true, true]],
])('judges %s as the server does', (password, expected) => {
  expect(met(password)).toEqual(expected);
});

it('says what would make an allowed password better, and when it is strong', () => {
  expect(adviceFor('Quiet-River', owner)).toMatchObject({
    isGood: false,
    words: expect.stringMatching(/^Good/),
  });
  expect(adviceFor('Quiet-River-lamp', owner)).toMatchObject({
    isGood: true,
    words: expect.stringMatching(/^Strong/),
  });
});
