import { parse } from 'yaml';
import * as z from 'zod';
import { filesBelow, readContentTexts, readRootFile } from './testing/read-texts';

/** "Ranges, not deadlines": a saying, once a page at most. */
const contrast =
  /, (?:and )?not (?!to\b|only\b|even\b|more\b|least\b)(?:a |an |the |in |by |for |on |from )?[\p{L}’-]+(?: [\p{L}’-]+){0,3}[.:!?]|\brather than\b/giu;
const contrastsIn = (text: string) =>
  [...text.matchAll(contrast)].filter((match) => !isListed(text, match)).map(([found]) => found);

/** A list of what to leave out is no saying. */
function isListed(text: string, { 0: found, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  const start = Math.max(0, ...['.', '\n', '|'].map((mark) => before.lastIndexOf(mark)));
  return found.startsWith(',') && /[|:*-]/u.test(before.slice(start));
}

const answerFile = z.object({
  answers: z.array(z.object({ id: z.string(), parts: z.array(z.object({ text: z.string() })) })),
});

test('finds what it looks for', () => {
  expect(contrastsIn('It is a place in a line, not a mark. Wait rather than hurry.')).toHaveLength(2);
  expect(contrastsIn('Give no honey, not even baked. | milk, not before 12 months |')).toEqual([]);
});

test('a post, story or page of ours has at most one saying of the kind “X, not Y”', () => {
  const many = readContentTexts().flatMap(({ file, text }) => {
    const found = contrastsIn(text);
    return found.length > 1 ? [`${file}: ${found.join(' | ')}`] : [];
  });
  expect(many).toEqual([]);
});

test('neither has an answer', () => {
  const many = filesBelow('knowledge/answers', /\.yaml$/).flatMap((file) =>
    answerFile.parse(parse(readRootFile(file))).answers.flatMap(({ id, parts }) => {
      const found = contrastsIn(parts.map(({ text }) => text).join(' '));
      return found.length > 1 ? [`${id}: ${found.join(' | ')}`] : [];
    }),
  );
  expect(many).toEqual([]);
});
