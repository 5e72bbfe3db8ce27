import { isAcceptable, qualityOfType } from './accept';

describe('isAcceptable', () => {
  it('takes all where nothing is said, or nothing that can be read', () => {
    expect(isAcceptable(null, ['application/json'])).toBe(true);
    expect(isAcceptable('', ['application/json'])).toBe(true);
    expect(isAcceptable('*/*', ['application/json'])).toBe(true);
  });

  it('needs one of the types', () => {
    expect(isAcceptable('text/html', ['application/json'])).toBe(false);
    expect(isAcceptable('text/html, application/json;q=0.1', ['application/json'])).toBe(true);
    expect(isAcceptable('application/*', ['application/json'])).toBe(true);
    expect(isAcceptable('text/csv', ['application/json', 'text/csv'])).toBe(true);
  });

  it('does not mind the case of a type', () => {
    expect(isAcceptable('Application/JSON', ['application/json'])).toBe(true);
  });

  it('lets the most specific range decide', () => {
    expect(isAcceptable('application/json;q=0, */*', ['application/json'])).toBe(false);
    expect(isAcceptable('application/json, */*;q=0', ['application/json'])).toBe(true);
  });
});

describe('qualityOfType', () => {
  it('is between not at all and one', () => {
    expect(qualityOfType('text/html', 'text/html')).toBe(1);
    expect(qualityOfType('text/html', 'text/*;q=0.4, */*;q=0.1')).toBe(0.4);
    expect(qualityOfType('text/markdown', 'text/html')).toBe(0);
    expect(qualityOfType('text/html', 'text/html;q=7')).toBe(1);
    expect(qualityOfType('text/html', 'text/html;q=-1')).toBe(0);
  });

  it('takes a weight that cannot be read for none', () => {
    expect(qualityOfType('text/html', 'text/html;q=')).toBe(1);
    expect(qualityOfType('text/html', 'text/html;q=much')).toBe(1);
  });
});
