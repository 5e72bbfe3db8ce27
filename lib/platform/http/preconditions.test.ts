import { checkPreconditions, type Conditions, isRangeCurrent, type Validators } from './preconditions';

const before = 'Sat, 21 Nov 2026 09:59:59 GMT';
const exactly = 'Sat, 21 Nov 2026 10:00:00 GMT';
const after = 'Sat, 21 Nov 2026 10:00:01 GMT';
const dated: Validators = { etag: '"a"', lastModified: exactly };
const weak: Validators = { etag: 'W/"a"', lastModified: null };
const bare: Validators = { etag: null, lastModified: null };
const file = { isDateEnough: true };

const outcome = (conditions: Conditions, current = dated, options = file) =>
  checkPreconditions(conditions, current, options);

it('lets a request without conditions proceed', () => {
  expect(outcome({})).toBe('proceed');
  expect(outcome({}, bare)).toBe('proceed');
});

describe('If-None-Match', () => {
  it.each(['*', ' * ', '"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '"b,c" , "a" ,', ',,"a"'])(
    'knows it by %s',
    (known) => {
      expect(outcome({ 'if-none-match': known })).toBe('not-modified');
      expect(outcome({ 'if-none-match': known }, weak)).toBe('not-modified');
    },
  );

  it.each(['"b"', '', 'a', '"A"', '"a', 'w/"a"x', '"b, a"', "'a'", '"*"', '*, "b"', '""'])(
    'does not know it by %s',
    (known) => expect(outcome({ 'if-none-match': known })).toBe('proceed'),
  );

  it('is about any representation with a star, and about a tag only where there is one', () => {
    expect(outcome({ 'if-none-match': '*' }, bare)).toBe('not-modified');
    expect(outcome({ 'if-none-match': '"a"' }, bare)).toBe('proceed');
  });

  it('comes before If-Modified-Since, whichever date that has', () => {
    expect(outcome({ 'if-none-match': '"b"', 'if-modified-since': exactly })).toBe('proceed');
    expect(outcome({ 'if-none-match': '"a"', 'if-modified-since': before })).toBe('not-modified');
  });
});

describe('If-Match', () => {
  it.each(['*', '"a"', '"b", "a"', '"b,c","a"'])('holds for %s', (wanted) =>
    expect(outcome({ 'if-match': wanted })).toBe('proceed'),
  );

  it.each(['"b"', 'W/"a"', 'a', '', '"b", W/"a"', '"*"'])('fails for %s', (wanted) =>
    expect(outcome({ 'if-match': wanted })).toBe('failed'),
  );

  it('never holds for a weak tag, nor where there is none', () => {
    expect(outcome({ 'if-match': 'W/"a"' }, weak)).toBe('failed');
    expect(outcome({ 'if-match': '"a"' }, weak)).toBe('failed');
    expect(outcome({ 'if-match': '"a"' }, bare)).toBe('failed');
    expect(outcome({ 'if-match': '*' }, bare)).toBe('proceed');
  });

  it('comes before If-Unmodified-Since, and If-None-Match after both', () => {
    expect(outcome({ 'if-match': '"a"', 'if-unmodified-since': before })).toBe('proceed');
    expect(outcome({ 'if-match': '"b"', 'if-none-match': '"a"' })).toBe('failed');
    expect(outcome({ 'if-match': '"a"', 'if-none-match': '"a"' })).toBe('not-modified');
    expect(outcome({ 'if-unmodified-since': before, 'if-none-match': '"a"' })).toBe('failed');
    expect(outcome({ 'if-unmodified-since': exactly, 'if-none-match': '"a"' })).toBe('not-modified');
  });
});

describe('dates', () => {
  it.each([
    [before, 'proceed', 'failed'],
    [exactly, 'not-modified', 'proceed'],
    [after, 'not-modified', 'proceed'],
    ['Saturday, 21-Nov-26 10:00:00 GMT', 'not-modified', 'proceed'],
    ['Sat Nov 21 10:00:00 2026', 'not-modified', 'proceed'],
    ['Sat Nov 21 09:00:00 2026', 'proceed', 'failed'],
    ['2026-11-21T10:00:00Z', 'proceed', 'proceed'],
    ['2000-01-01', 'proceed', 'proceed'],
    ['', 'proceed', 'proceed'],
    ['nonsense', 'proceed', 'proceed'],
  ])('%s: modified since %s, unmodified since %s', (date, since, unmodified) => {
    expect(outcome({ 'if-modified-since': date })).toBe(since);
    expect(outcome({ 'if-unmodified-since': date })).toBe(unmodified);
  });

  it('count for nothing where the representation has none', () => {
    expect(outcome({ 'if-modified-since': after }, bare)).toBe('proceed');
    expect(outcome({ 'if-unmodified-since': before }, bare)).toBe('proceed');
  });

  it('must be the very one where dates may go back', () => {
    const since = (date: string) => outcome({ 'if-modified-since': date }, dated, { isDateEnough: false });
    expect([before, exactly, after].map(since)).toEqual(['proceed', 'not-modified', 'proceed']);
  });
});

describe('If-Range', () => {
  it.each([
    ['"a"', true],
    [exactly, true],
    ['W/"a"', false],
    ['"b"', false],
    ['"a', false],
    ['a', false],
    ['*', false],
    ['', false],
    [before, false],
    [after, false],
    ['Saturday, 21-Nov-26 10:00:00 GMT', false],
  ])('%s: %s', (ifRange, isCurrent) => expect(isRangeCurrent(ifRange, dated)).toBe(isCurrent));

  it('never holds for a weak tag, nor where there is nothing to compare with', () => {
    expect(isRangeCurrent('W/"a"', weak)).toBe(false);
    expect(isRangeCurrent('"a"', weak)).toBe(false);
    expect(isRangeCurrent('"a"', bare)).toBe(false);
    expect(isRangeCurrent(exactly, bare)).toBe(false);
  });
});
