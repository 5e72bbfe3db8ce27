import * as z from 'zod';
import { checkFields } from './field-errors';
import * as contract from '../contract/auth';

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
    [{ refresh: 7 }, { refresh: '7' }],
  ])('reads a refresh request %j', (body, expected) => {
    expect(messages(contract.refreshRequest, body)).toEqual(expected);
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
