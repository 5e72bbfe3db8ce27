import type { AskedChild } from '../asked-child';
import type { RecognisedAnswer } from '../common-answers';
import {
  answerOf,
  articleSource,
  type CitedPart,
  documentSource,
  pageSource,
  type FindArticles,
  part,
  type RuleAnswer,
} from '../rule-answer';

/** Returns the parts of an answer for an age: in short, why, what to do next, and the article that says most. */
export async function guidanceParts(
  { parts, article, page }: RecognisedAnswer,
  { months, findArticles }: { months: number; findArticles: FindArticles },
): Promise<CitedPart[]> {
  const fitting = parts.filter(
    ({ fromMonths = 0, untilMonths = Infinity }) => fromMonths <= months && months < untilMonths,
  );
  const found = article === undefined ? [] : await findArticles(article.replaceAll('-', ' '));
  const post = found.find(({ path }) => path.endsWith(`/${article}`));
  const own = page === undefined ? [] : [pageSource(page.title, page.path)];
  return [
    ...fitting.map(({ text, items = [], sources }) =>
      part(
        text,
        [...sources.map(documentSource), ...own],
        items.map((item) => ({ text: item, path: null, note: '' })),
      ),
    ),
    ...(post === undefined
      ? []
      : [part(`“${post.title}” says more. ${post.summary}`, [articleSource(post)])]),
  ];
}

interface Guidance {
  answer: RecognisedAnswer;
  asked: AskedChild;
  statedMonths: number | null;
  findArticles: FindArticles;
  /** What the engine knows of this child and this food. */
  known: RuleAnswer | null;
}

/** Answers what parents ask often, after what is known of this child where there is something. */
export async function guidanceAnswer(guidance: Guidance): Promise<RuleAnswer> {
  const { answer, asked, statedMonths, findArticles, known } = guidance;
  const months = statedMonths ?? asked.child.ageMonths;
  const parts = await guidanceParts(answer, { months, findArticles });
  const own = answerOf(answer.kind, parts, answer.followUps);
  if (known === null) return own;
  const texts = new Set(known.parts.map(({ text }) => text));
  const sources = [...known.sources, ...own.sources];
  return {
    ...known,
    kind: answer.kind === 'medical' ? 'medical' : known.kind,
    parts: [...known.parts, ...own.parts.filter(({ text }) => !texts.has(text))],
    sources: [...new Map(sources.map((source) => [source.id, source])).values()],
    followUps: known.followUps.length > 0 ? known.followUps : own.followUps,
  };
}
