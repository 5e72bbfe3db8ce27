import { fieldErrorsOf } from './field-errors';

describe('fieldErrorsOf', () => {
  it('joins all that is wrong with a field', () => {
    expect(
      fieldErrorsOf({
        email: ['Enter a valid email address.'],
        new_password2: ['Too short.', 'Too common.'],
      }),
    ).toEqual({
      email: 'Enter a valid email address.',
      new_password2: 'Too short. Too common.',
    });
  });

  it.each([
    null,
    undefined,
    'text',
    ['a list'],
    { detail: 'Not found.' },
    { email: [] },
    { email: [{ code: 1 }] },
  ])('finds nothing in %j', (body) => {
    expect(fieldErrorsOf(body)).toEqual({});
  });
});
