import { answerOf, articleSource, type FoundArticle, part, type RuleAnswer } from '../rule-answer';

const articlesAtMost = 3;

/** What our own articles say, in their own words. Null where none is about it. */
export function articleAnswer(articles: readonly FoundArticle[]): RuleAnswer | null {
  const [first, ...others] = articles.slice(0, articlesAtMost);
  if (first === undefined) return null;
  const quote = first.quote === '' ? [] : [part(`From it: “${first.quote}”`, [articleSource(first)])];
  const rest =
    others.length === 0
      ? []
      : [
          part(
            'More on it:',
            others.map(articleSource),
            others.map(({ title, path, summary }) => ({ text: title, path, note: summary })),
          ),
        ];
  return answerOf('articles', [
    part(`“${first.title}” is about this. ${first.summary}`, [articleSource(first)]),
    ...quote,
    ...rest,
  ]);
}

/** Honest: nothing here knows, and what does. */
export function unknownAnswer(name: string | null): RuleAnswer {
  const child = name ?? 'my baby';
  const answer = answerOf(
    'unknown',
    [
      part('I cannot answer this from what I know.'),
      part(
        'I know foods and how to serve them by age, what a child needs, allergens, recipes, ' +
          'keeping food, and our articles. Try one of the questions below, or put it in other words.',
      ),
    ],
    [`Can ${child} eat strawberries?`, `How much iron does ${child} need?`, 'What can I make with lentils?'],
  );
  return { ...answer, said: [{ sentence: 'unknown' }] };
}
