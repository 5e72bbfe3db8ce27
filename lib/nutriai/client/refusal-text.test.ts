import { fieldTexts } from './field-texts';
import { refusalText } from './refusal-text';

describe('refusalText', () => {
  it('says the texts of a refusal, wherever they stand in it', () => {
    expect(refusalText({ items: [{}, { amount: ['Too much.'] }], kind: ['Unknown.'] })).toBe(
      'Too much. Unknown.',
    );
    expect(refusalText({ detail: 'Not found.' })).toBe('Not found.');
  });

  it('says once what is wrong with several fields', () => {
    expect(refusalText({ a: ['Required.'], b: ['Required.'] })).toBe('Required.');
  });

  it.each([undefined, null, {}, [], 5, true, { a: [] }, { a: { b: null } }])('says nothing of %j', (body) => {
    expect(refusalText(body)).toBeNull();
  });
});

describe('fieldTexts', () => {
  it('says by field what is wrong', () => {
    expect(fieldTexts({ title: ['Too long.'], items: [{ amount: ['Too much.'] }] })).toEqual({
      title: 'Too long.',
      items: 'Too much.',
    });
  });

  it('takes neither codes nor what is said of the whole for fields', () => {
    expect(fieldTexts({ code: 'invalid', detail: 'No.', title: ['Too long.'] })).toEqual({
      title: 'Too long.',
    });
  });

  it.each([null, undefined, 'no', 5, ['Too long.'], {}, { title: [] }])('has no fields in %j', (body) => {
    expect(fieldTexts(body)).toEqual({});
  });
});
