import { commonAnswers } from './common-answers';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { namesMedicine } from './medical-question';
import { plainText } from '../../engine/foods/food-name-key';

const posts = readdirSync(path.join(process.cwd(), 'lib/content/cms/seed/posts')).map((file) =>
  path.basename(file, '.md'),
);

test.each(commonAnswers)(
  '$id has an answer at every age, and a post or page of the site',
  ({ parts, article, page, with: place }) => {
    if (page === undefined) expect(posts).toContain(article);
    for (const months of [0, 3, 6, 8, 9, 11, 12, 18, 24, 36, 60]) {
      const fitting = parts.filter(
        ({ fromMonths = 0, untilMonths = Infinity }) => fromMonths <= months && months < untilMonths,
      );
      expect([months, fitting.length >= (place === 'after' ? 1 : 2)]).toEqual([months, true]);
    }
  },
);

test.each(commonAnswers.filter(({ kind }) => kind === 'medical'))('$id gives no amount', ({ parts }) => {
  const words = parts.map(({ text }) => text).join(' ');
  expect(words).not.toMatch(/\d ?(ml|mg|µg|mcg|iu|drops|tablets)\b/i);
  expect(namesMedicine(plainText(words))).toBe(false);
});
