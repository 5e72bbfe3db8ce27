import { askSuggestions } from '../../client/ask/ask-suggestions';
import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';

const article = { path: '/blog/x', title: 'X', summary: 'Y.', quote: '', coverage: 1 };

test.each([0, 5, 6, 8, 9, 11, 12, 23, 24, 36])(
  'what is suggested at %i months can be answered',
  async (months) => {
    const kinds = await Promise.all(
      askSuggestions(months, 'Ada').map(async (question) => {
        const asked = { ...askedAge(months, '2026-11-21'), name: 'Ada' };
        const { kind } = await answerByRules(question, asked, {
          findArticles: () => Promise.resolve([article]),
        });
        return [question, kind];
      }),
    );
    expect(kinds.filter(([, kind]) => kind === 'unknown' || kind === 'medical')).toEqual([]);
    expect(kinds).toHaveLength(3);
  },
);
