import { validateCredentials, type FormValues } from './validate-credentials';

const good: FormValues = {
  firstName: 'Ann',
  lastName: 'Pear',
  email: 'ann@example.org',
  password: 'Secret-12',
  confirmPassword: 'Secret-12',
};

const withPassword = (password: string) => ({ ...good, password, confirmPassword: password });
const messageOf = (mode: 'sign-in' | 'sign-up', values: FormValues) =>
  validateCredentials(mode, values)?.message ?? null;

it.each(['sign-in', 'sign-up'] as const)('lets a good form pass at %s', (mode) => {
  expect(validateCredentials(mode, good)).toBeNull();
});

describe.each(['sign-in', 'sign-up'] as const)('%s', (mode) => {
  it.each([
    [{ email: '' }, ['email']],
    [{ password: '' }, ['password']],
    [{ email: '', password: '' }, ['email', 'password']],
  ])("needs email and password: %j gives 'Email and password are required'", (missing, fields) => {
    expect(validateCredentials(mode, { ...good, ...missing })).toEqual({
      message: 'Email and password are required',
      fields,
    });
  });
});

it('asks nothing more of a password at sign-in: older ones must still open the door', () => {
  expect(
    messageOf('sign-in', { ...good, password: '1', confirmPassword: '', firstName: '', lastName: '' }),
  ).toBeNull();
});

it.each([
  ['Secret-12', 'secret-12', 'Passwords do not match!'],
  ['Secret-12', '', 'Passwords do not match!'],
  ['Abcdef7', 'Abcdef7', 'Password must be at least 8 characters long.'],
  ['Abcdef78', 'Abcdef78', null],
  ['12345678', '12345678', 'Password cannot be entirely numeric.'],
  ['١٢٣٤٥٦٧٨', '١٢٣٤٥٦٧٨', 'Password cannot be entirely numeric.'],
  ['abcdefg1', 'abcdefg1', 'Password must include both upper and lower case letters.'],
  ['ABCDEFG1', 'ABCDEFG1', 'Password must include both upper and lower case letters.'],
  ['!!!!----', '!!!!----', 'Password must include both upper and lower case letters.'],
  ['        ', '        ', 'Password must include both upper and lower case letters.'],
])('answers the password %j, repeated as %j, with %j', (password, confirmPassword, message) => {
  expect(messageOf('sign-up', { ...good, password, confirmPassword })).toBe(message);
});

it('checks in the order of the specification, each rule before the next', () => {
  // Each form breaks its own rule and all that come after it.
  const nameless = { firstName: '', lastName: '', email: 'no address' };
  expect(messageOf('sign-up', { ...good, ...nameless, email: '', password: '1', confirmPassword: '2' })).toBe(
    'Email and password are required',
  );
  expect(messageOf('sign-up', { ...good, ...nameless, password: '1', confirmPassword: '2' })).toBe(
    'Passwords do not match!',
  );
  expect(messageOf('sign-up', { ...withPassword('1'), ...nameless })).toBe(
    'Password must be at least 8 characters long.',
  );
  expect(messageOf('sign-up', { ...withPassword('12345678'), ...nameless })).toBe(
    'Password cannot be entirely numeric.',
  );
  expect(messageOf('sign-up', { ...withPassword('abcdefgh'), ...nameless })).toBe(
    'Password must include both upper and lower case letters.',
  );
  expect(messageOf('sign-up', { ...good, ...nameless })).toBe('Enter a valid email address.');
  expect(messageOf('sign-up', { ...good, firstName: '', lastName: '' })).toBe(
    'Please enter your first name.',
  );
  expect(messageOf('sign-up', { ...good, lastName: '' })).toBe('Please enter your last name.');
});

it.each(['ann', 'ann@', '@example.org', 'ann @example.org', 'a@b@c'])(
  'finds that %j is no address',
  (email) => {
    expect(messageOf('sign-in', { ...good, email })).toBe('Enter a valid email address.');
  },
);

it('says which field to mend', () => {
  expect(validateCredentials('sign-up', { ...good, confirmPassword: 'x' })?.fields).toEqual([
    'confirmPassword',
  ]);
  expect(validateCredentials('sign-up', withPassword('1'))?.fields).toEqual(['password']);
  expect(validateCredentials('sign-up', { ...good, lastName: '' })?.fields).toEqual(['lastName']);
});
