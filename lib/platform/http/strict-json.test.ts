import { JsonTextError, parseStrictJson } from './strict-json';

function messageOf(text: string): string {
  try {
    parseStrictJson(text);
  } catch (error) {
    if (error instanceof JsonTextError) return error.message;
    throw error;
  }
  return 'was read';
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('reading strict JSON', () => {
  it.each([
    ['{}', {}],
    [' \t\r\n{"a" : [1, -2.5e3, true, false, null, ""]} ', { a: [1, -2500, true, false, null, ''] }],
    ['"\\u00e9\\n\\t\\r\\/\\\\ \\" \\ud83d\\ude00 é"', 'é\n\t\r/\\ " 😀 é'],
    ['{"a":{"a":1},"b":{"a":2}}', { a: { a: 1 }, b: { a: 2 } }],
    ['0', 0],
    ['null', null],
    [`[${'[[]],'.repeat(40)}[]]`, JSON.parse(`[${'[[]],'.repeat(40)}[]]`)],
    [nested(32), JSON.parse(nested(32))],
  ])('reads %s', (text, value) => {
    expect(parseStrictJson(text)).toEqual(value);
  });

  it.each([
    ['', 'Expecting value: line 1 column 1 (char 0)'],
    ['{"email": }', 'Expecting value: line 1 column 11 (char 10)'],
    ['{"a":1', "Expecting ',' delimiter: line 1 column 7 (char 6)"],
    ['{"a" 1}', "Expecting ':' delimiter: line 1 column 6 (char 5)"],
    ['{a:1}', 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)'],
    ['{"a":1,}', 'Expecting property name enclosed in double quotes: line 1 column 8 (char 7)'],
    ['[1,]', 'Expecting value: line 1 column 4 (char 3)'],
    ['"abc', 'Unterminated string starting at: line 1 column 1 (char 0)'],
    ['{} x', 'Extra data: line 1 column 4 (char 3)'],
    ['{"😀":\n\n oops}', 'Expecting value: line 3 column 2 (char 8)'],
    ['"\\x"', 'Invalid \\escape: line 1 column 2 (char 1)'],
    ['\ufeff{}', 'Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)'],
    ['[\ufeff]', 'Expecting value: line 1 column 2 (char 1)'],
    [nested(33), 'Nested deeper than 32 levels: line 1 column 33 (char 32)'],
    ['{"constructor":1}', 'Property name is not allowed: line 1 column 2 (char 1)'],
    ['{"a":1,"a":2}', 'Duplicate property name: line 1 column 8 (char 7)'],
    ['["a\u0001"]', 'Invalid control character at: line 1 column 4 (char 3)'],
    ['["\\ud800"]', 'Unpaired surrogate in string starting at: line 1 column 2 (char 1)'],
    ['["\\u0007"]', 'Invalid control character in string starting at: line 1 column 2 (char 1)'],
    ['[1e309]', 'Number out of range: line 1 column 2 (char 1)'],
    ['"\\', 'Invalid \\escape: line 1 column 2 (char 1)'],
    ['"\\u12g4"', 'Invalid \\uXXXX escape: line 1 column 3 (char 2)'],
  ])('says where %j is wrong, as Python does', (text, message) => {
    expect(messageOf(text)).toBe(message);
  });

  it.each([
    ['a duplicate key', '{"a":1,"a":2}'],
    ['a duplicate key spelled differently', '{"a":1,"\\u0061":2}'],
    ['a key that reaches the prototype', '{"__proto__":{"isAdmin":true}}'],
    ['the same, escaped', '{"\\u005f_proto__":{}}'],
    ['the constructor, deep inside', '{"a":[{"constructor":{"prototype":{}}}]}'],
    ['a number that becomes Infinity', '{"a":1e309}'],
    ['NaN', '[NaN]'],
    ['Infinity', '[-Infinity]'],
    ['a leading zero', '[01]'],
    ['a hexadecimal number', '[0x10]'],
    ['a lone surrogate', '"\\ud800"'],
    ['surrogates the wrong way round', '"\\ude00\\ud83d"'],
    ['NUL', '"\\u0000"'],
    ['a raw control character', '"a\u0001"'],
    ['a raw line break in a string', '"a\nb"'],
    ['an escaped bell', '"\\u0007"'],
    ['a C1 control character', '"\\u0085"'],
    ['a byte order mark', '\ufeff{}'],
    ['a comment', '{} // x'],
    ['single quotes', "{'a':1}"],
    ['33 levels', nested(33)],
    ['33 levels of objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ])('refuses %s', (_what, text) => {
    expect(() => parseStrictJson(text)).toThrow(JsonTextError);
  });

  it('leaves the prototype of objects alone', () => {
    expect(() => parseStrictJson('{"__proto__":{"polluted":1}}')).toThrow(JsonTextError);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('refuses deep nesting at once, however long the text', () => {
    const started = process.cpuUsage();
    expect(() => parseStrictJson('['.repeat(200_000))).toThrow(JsonTextError);
    expect(process.cpuUsage(started).user).toBeLessThan(200_000);
  });

  it('reads a body of the largest size in reasonable time', () => {
    const text = JSON.stringify({ text: '\\"'.repeat(60_000) });
    const started = process.cpuUsage();
    parseStrictJson(text);
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });
});
