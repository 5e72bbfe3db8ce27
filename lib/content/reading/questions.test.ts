import type { QuestionGroup } from './info-pages';
import { withIds } from './questions';

type Answer = QuestionGroup['questions'][number]['answer'];

function answer(...paragraphs: string[]): Answer {
  const shared = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const };
  return {
    root: {
      ...shared,
      type: 'root',
      children: paragraphs.map((text) => ({
        ...shared,
        type: 'paragraph',
        children: [{ type: 'text', version: 1, text }],
      })),
    },
  };
}

const groups: QuestionGroup[] = [
  { title: 'Food', questions: [{ question: 'Why no honey?', answer: answer('Spores.', 'Wait.') }] },
  {
    title: 'Why no honey?',
    questions: [
      { question: '???', answer: answer('Yes.') },
      { question: 'Why no honey?', answer: answer('As above.') },
    ],
  },
];

describe('withIds', () => {
  it('gives no two parts of the page the same address', () => {
    const ids = withIds(groups).flatMap(({ id, questions }) => [id, ...questions.map((each) => each.id)]);
    expect(ids).toEqual(['food', 'why-no-honey', 'why-no-honey-2', 'question', 'why-no-honey-3']);
  });
});
