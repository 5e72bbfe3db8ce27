import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { type FieldRequest, FieldsSyntaxError, parseFields } from './parse-fields';

const asked = (name: string, nested: FieldRequest[] | null = null): FieldRequest => ({
  name,
  isNegated: false,
  nested,
});
const removed = (name: string): FieldRequest => ({ name, isNegated: true, nested: null });

describe('parseFields', () => {
  it.each<[string, FieldRequest[]]>([
    ['', []],
    ['title', [asked('title')]],
    ['title,-slug', [asked('title'), removed('slug')]],
    ['*', [asked('*')]],
    ['*,-title', [asked('*'), removed('title')]],
    ['*,cover(title)', [asked('*'), asked('cover', [asked('title')])]],
    ['_,title,slug', [asked('_'), asked('title'), asked('slug')]],
    ['cover(_,title),slug', [asked('cover', [asked('_'), asked('title')]), asked('slug')]],
    ['a(b(c(d)))', [asked('a', [asked('b', [asked('c', [asked('d')])])])]],
    ['_private,été2', [asked('_private'), asked('été2')]],
    ['a(b)c', [asked('a', [asked('b')]), asked('c')]],
  ])('reads %j', (text, expected) => {
    expect(parseFields(text)).toEqual(expected);
  });

  it.each([
    ['title,*', "'*' must be in the first position"],
    ['title,_', "'_' must be in the first position"],
    ['cover(title,*)', "'*' must be in the first position"],
    ['-*', "'*' cannot be negated"],
    ['-_', "'_' cannot be negated"],
    ['*,title', "additional fields with '*' doesn't make sense"],
    ['*,-slug,title', "additional fields with '*' doesn't make sense"],
    ['_,-title', "negated fields with '_' doesn't make sense"],
    ['title, slug', 'unexpected whitespace at position 6'],
    ['ti tle', 'unexpected whitespace at position 2'],
    ['\u2003title', 'unexpected whitespace at position 0'],
    ['title,,slug', "unexpected char ',' at position 6"],
    ['title,', "unexpected char ',' at position 6"],
    [',title', "unexpected char ',' at position 0"],
    ['title)', "unexpected char ')' at position 5"],
    ['(title)', "unexpected char '(' at position 0"],
    ['cover()', "unexpected char ')' at position 6"],
    ['cover(title))', "unexpected char ')' at position 12"],
    ['ti-tle', "unexpected char '-' at position 2"],
    ['--title', "unexpected char '-' at position 1"],
    ['-cover(title)', "unexpected char '(' at position 6"],
    ['*(title)', "unexpected char '(' at position 1"],
    ['_(title)', "unexpected char '(' at position 1"],
    ['a*', "unexpected char '*' at position 1"],
    ['*a', "unexpected char 'a' at position 1"],
    ['title!', "unexpected char '!' at position 5"],
    ['😀,title', "unexpected char '😀' at position 0"],
    ['é😀', "unexpected char '😀' at position 1"],
    ['cover(title', 'unexpected end of input (did you miss out a close bracket?)'],
    ['cover(', 'unexpected end of input (did you miss out a close bracket?)'],
    ['a(b(c(d(e(f)))))', 'nested too deeply at position 9'],
  ])('refuses %j', (text, message) => {
    expect(() => parseFields(text)).toThrow(new FieldsSyntaxError(message));
  });

  const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
  const requests = (depth: number): fc.Arbitrary<FieldRequest[]> =>
    fc.array(
      fc.oneof(
        name.map((text) => asked(text)),
        name.map((text) => removed(text)),
        ...(depth > 0
          ? [
              fc
                .tuple(
                  name,
                  requests(depth - 1).filter((nested) => nested.length > 0),
                )
                .map(([text, nested]) => asked(text, nested)),
            ]
          : []),
      ),
      { maxLength: 5 },
    );

  const written = (list: readonly FieldRequest[]): string =>
    list
      .map(
        (request) =>
          `${request.isNegated ? '-' : ''}${request.name}${request.nested ? `(${written(request.nested)})` : ''}`,
      )
      .join(',');

  it('reads back whatever can be written', () => {
    fc.assert(
      fc.property(requests(3), (list) => {
        expect(parseFields(written(list))).toEqual(list);
      }),
    );
  });

  it('answers any text with a list or a syntax error, and never anything else', () => {
    const characters = fc.constantFrom('a', 'b', '_', '*', '-', '(', ')', ',', ' ', 'é', '😀', '\0');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(characters, { maxLength: 40 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          const list = parseFields(text);
          expect(list.length === 0).toBe(text === '');
        } catch (error) {
          expect(error).toBeInstanceOf(FieldsSyntaxError);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes long texts without harm', () => {
    expect(parseFields('a,'.repeat(20_000) + 'a')).toHaveLength(20_001);
    expect(() => parseFields('a('.repeat(20_000))).toThrow('nested too deeply');
  });
});
