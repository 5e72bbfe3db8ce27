import * as z from 'zod';
import * as account from '../../contract/account';
import * as contract from '../../contract/auth';
import { isEmailAddress } from '../../contract/fields';
import { checkFields } from './field-errors';

const messages = (schema: z.ZodType, value: unknown) => {
  const checked = checkFields(schema, value);
  return 'messages' in checked ? checked.messages : checked.fields;
};

describe('the shapes of the account endpoints', () => {
  it('compares e-mails without case, trimmed and composed', () => {
    const read = messages(contract.loginRequest, { email: '  Ana@Example.TEST ', password: ' secret ' });
    expect(read).toEqual({ email: 'ana@example.test', password: 'secret' });
  });

  it('reads a password typed in either Unicode form as the same', () => {
    const composed = messages(contract.loginRequest, { email: 'a@b.example', password: 'Caf\u00e9-1234' });
    const decomposed = messages(contract.loginRequest, { email: 'a@b.example', password: 'Cafe\u0301-1234' });
    expect(decomposed).toEqual(composed);
  });

  it('takes a password of 128 characters and never cuts a longer one', () => {
    const login = (password: string) => messages(contract.loginRequest, { email: 'a@b.example', password });
    expect(login('😀'.repeat(128))).toMatchObject({ password: '😀'.repeat(128) });
    expect(login('a'.repeat(129))).toEqual({
      password: ['Ensure this field has no more than 128 characters.'],
    });
  });

  it.each([
    [{}, { refresh: ['This field is required.'] }],
    [{ refresh: null }, { refresh: ['This field may not be null.'] }],
    [{ refresh: ' ' }, { refresh: ['This field may not be blank.'] }],
    [{ refresh: true }, { refresh: ['Not a valid string.'] }],
    [{ refresh: 7 }, { refresh: ['Not a valid string.'] }],
  ])('reads a refresh request %j', (body, expected) => {
    expect(messages(contract.refreshRequest, body)).toEqual(expected);
  });

  const noString = ['Not a valid string.'];
  const ofNoText: [value: unknown, message: string][] = [
    [123, 'Not a valid string.'],
    [12345678.5, 'Not a valid string.'],
    [true, 'Not a valid string.'],
    [[], 'Not a valid string.'],
    [['Quiet-River-9'], 'Not a valid string.'],
    [{}, 'Not a valid string.'],
    [null, 'This field may not be null.'],
    ['', 'This field may not be blank.'],
    [undefined, 'This field is required.'],
  ];
  it.each(ofNoText)('takes %j for no password and no token, wherever one is sent', (value, message) => {
    const email = 'a@b.example';
    const password = 'Quiet-River-9';
    const passwords = { old_password: password, new_password1: password, new_password2: password };
    const bad = (schema: z.ZodType, body: Record<string, unknown>, field: string) =>
      expect(messages(schema, { ...body, [field]: value })).toEqual({ [field]: [message] });
    bad(contract.loginRequest, { email }, 'password');
    bad(contract.registerRequest, { email }, 'password');
    for (const field of Object.keys(passwords)) bad(contract.passwordChangeRequest, passwords, field);
    const both = { new_password1: password, new_password2: password };
    for (const field of Object.keys(both))
      bad(account.passwordResetConfirm, { uid: 'u', token: 't', ...both }, field);
    bad(account.passwordResetConfirm, { uid: 'u', ...both }, 'token');
    bad(account.emailChangeRequest, { new_email: email }, 'password');
    bad(account.emailChangeConfirm, {}, 'token');
    bad(contract.refreshRequest, {}, 'refresh');
  });

  it.each([123, true, [], {}])('takes %j for no token where one may be left out', (value) => {
    for (const field of ['refresh_token', 'refresh'])
      expect(messages(contract.logoutRequest, { [field]: value })).toEqual({ [field]: noString });
    expect(messages(contract.socialLoginRequest, { access_token: value, provider: 'google' })).toEqual({
      access_token: noString,
    });
  });

  const label = 'd'.repeat(63);
  const addresses: [address: string, isTaken: boolean][] = [
    [`${'a'.repeat(64)}@b.example`, true],
    [`${'a'.repeat(65)}@b.example`, false],
    [`${'A'.repeat(65)}@B.example`, false],
    [`a@${label}.example`, true],
    [`a@${label}d.example`, false],
    [`a@b.${label}.${label}.example`, true],
    [`${'a'.repeat(64)}@${label}.${label}.${'d'.repeat(53)}.example`, true],
    [`${'a'.repeat(64)}@${label}.${label}.${'d'.repeat(54)}.example`, false],
    ['a+b.c_d-e@b-c.example', true],
    ['a@b', false],
    ['@b.example', false],
    ['a@', false],
    ['a@b@c.example', false],
    ['a b@c.example', false],
    ['.a@b.example', false],
    ['a.@b.example', false],
    ['a..b@c.example', false],
    ['a@-b.example', false],
    ['a@b..example', false],
    ['a@b.example.', false],
    ['a@[127.0.0.1]', false],
    ['caf\u00e9@b.example', false],
    ['a\r\nBcc:x@b.example', false],
  ];
  it.each(addresses)('an address is one at every door alike: %s', (address, isTaken) => {
    const password = 'Quiet-River-9';
    const message = { name: 'a', subject: 'a', message: 'a' };
    const isReadBy = (schema: z.ZodType, body: object) => schema.safeParse(body).success;
    expect([
      isReadBy(contract.loginRequest, { email: address, password }),
      isReadBy(contract.registerRequest, { email: address, password }),
      isReadBy(account.passwordResetRequest, { email: address }),
      isReadBy(account.emailChangeRequest, { new_email: address, password }),
      isReadBy(account.accountDeletion, { email: address }),
      isReadBy(contract.contactRequest, { ...message, email: address }),
      isEmailAddress(address.toLowerCase()),
    ]).toEqual(Array.from({ length: 7 }, () => isTaken));
  });

  it('takes no other provider than Google', () => {
    expect(messages(contract.socialLoginRequest, { access_token: 'x', provider: 'facebook' })).toEqual({
      provider: ['"facebook" is not a valid choice.'],
    });
    expect(messages(contract.socialLoginRequest, {})).toEqual({ provider: ['This field is required.'] });
  });

  it.each([
    [{ units: 'metric', list: [1, null, { a: true }] }, true],
    [Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 1])), false],
    [{ ['k'.repeat(61)]: 1 }, false],
    [{ text: 'x'.repeat(9_000) }, false],
    [[], false],
    ['x', false],
    [null, false],
  ])('bounds preferences %#', (preferences, isTaken) => {
    expect('messages' in checkFields(contract.profilePatch, { preferences })).toBe(!isTaken);
  });

  it('ignores what a member may not set', () => {
    const patch = { first_name: 'Ana', email: 'new@b.example', pk: '1', status: 'active', passwordHash: 'x' };
    expect(messages(contract.profilePatch, patch)).toEqual({ first_name: 'Ana' });
  });

  it('leaves out what was not sent', () => {
    expect(messages(contract.profilePatch, {})).toEqual({});
  });

  it('can be written as JSON Schema, for the API’s description', () => {
    for (const schema of Object.values(contract)) {
      if (!(schema instanceof z.ZodType)) continue;
      for (const io of ['input', 'output'] as const)
        expect(() => z.toJSONSchema(schema, { io })).not.toThrow();
    }
    expect(z.toJSONSchema(contract.registerRequest, { io: 'input' })).toMatchObject({
      required: ['email', 'password'],
      properties: { password: { type: 'string', minLength: 1, maxLength: 128 }, email: { format: 'email' } },
    });
  });
});
