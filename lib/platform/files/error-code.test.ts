import { readFileSync } from 'node:fs';
import { errorCode } from './error-code';

describe('errorCode', () => {
  it('is the code of an error of the system', () => {
    let error: unknown;
    try {
      readFileSync('/no/such/file');
    } catch (caught) {
      error = caught;
    }
    expect(errorCode(error)).toBe('ENOENT');
  });

  it('is empty where there is none', () => {
    expect([new Error('x'), null, undefined, 'ENOENT', {}].map(errorCode)).toEqual(['', '', '', '', '']);
  });

  it('is a text also where a driver gives a number', () => {
    expect(errorCode(Object.assign(new Error('x'), { code: 5 }))).toBe('5');
  });
});
