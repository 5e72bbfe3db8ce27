import { addMeaning } from './add-meaning';
import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';
import { noMeaning } from '../meaning/meaning';
import type { FindArticles } from './rule-answer';

const today = '2026-11-23';
const asked = askedAge(8, today);
const article = {
  path: '/blog/teething-what-helps',
  title: 'Teething: what helps',
  summary: 'What eases sore gums.',
  quote: '',
  coverage: 1,
};
const findArticles: FindArticles = async (words) => (words === 'teething' ? [article] : []);
const byRules = (text: string) => answerByRules(text, asked, { findArticles: () => Promise.resolve([]) });
const alarm = (name: string | null) => ({ ...noMeaning, emergency: { class: name } });

it('raises an alarm that the rules do not see, above their own answer', async () => {
  const text = 'can she have strawberries';
  const answer = await byRules(text);
  const added = await addMeaning(answer, alarm('choking'), { text, asked, findArticles });
  expect(added).toMatchObject({ kind: 'emergency', emergency: { level: 'now' } });
  expect(added.emergency?.steps?.join(' ')).toContain('chest thrusts');
  expect(added.parts.slice(1)).toEqual(answer.parts);
  expect(added.sources.length).toBeGreaterThan(answer.sources.length);
});

it('takes the younger age for the steps', async () => {
  const text = 'my 3 year old has something lodged in there';
  const older = await addMeaning(await byRules(text), alarm('choking'), {
    text,
    asked: askedAge(36, today),
    findArticles,
  });
  expect(older.emergency?.steps?.join(' ')).toContain('abdominal thrusts');
});

it('asks for a call today where no class is clear', async () => {
  const text = 'he is not himself at all';
  const added = await addMeaning(await byRules(text), alarm(null), { text, asked, findArticles });
  expect(added).toMatchObject({ kind: 'urgent', emergency: { level: 'today' } });
});

it('leaves a short question to the log without a vague alarm, and raises one of a class all the same', async () => {
  const text = 'did she react to anything';
  const answer = await byRules(text);
  expect(answer.kind).toBe('log');
  expect(await addMeaning(answer, alarm(null), { text, asked, findArticles })).toBe(answer);
  const added = await addMeaning(answer, alarm('anaphylaxis'), { text, asked, findArticles });
  expect(added.kind).toBe('emergency');
  const longer = 'did she react to anything because she is really not herself tonight';
  expect(await addMeaning(answer, alarm(null), { text: longer, asked, findArticles })).toMatchObject({
    kind: 'urgent',
  });
});

it.each([
  'he is choking',
  'whole grapes for my baby',
  'can my baby have honey',
  'how much calpol can i give',
])('changes nothing about the answer to “%s” where it has nothing to add', async (text) => {
  const answer = await byRules(text);
  expect(await addMeaning(answer, null, { text, asked, findArticles })).toBe(answer);
  expect(await addMeaning(answer, noMeaning, { text, asked, findArticles })).toBe(answer);
});

it('neither silences nor weakens an alarm of the rules', async () => {
  const text = 'he is choking';
  const answer = await byRules(text);
  expect(await addMeaning(answer, alarm('fever'), { text, asked, findArticles })).toBe(answer);
});

it('leaves every no of the rules where it was, also under an alarm', async () => {
  const text = 'can my baby have raw oysters';
  const answer = await byRules(text);
  expect(answer.parts[0]?.text).toMatch(/^No/);
  const added = await addMeaning(answer, alarm('poisoning'), { text, asked, findArticles });
  expect(added.parts).toContain(answer.parts[0]);
});

describe('an intent that the model names', () => {
  const text = 'zorbs and flimps';
  const teething = { ...noMeaning, intent: 'teething' as const };

  it('finds the article where the rules know nothing', async () => {
    const answer = await byRules(text);
    expect(answer.kind).toBe('unknown');
    const added = await addMeaning(answer, teething, { text, asked, findArticles });
    expect(added.kind).toBe('articles');
    expect(added.parts[0]?.text).toContain('Teething: what helps');
  });

  it('changes no answer that the rules give', async () => {
    const other = 'can my baby have honey';
    const answer = await byRules(other);
    expect(await addMeaning(answer, teething, { text: other, asked, findArticles })).toBe(answer);
  });

  it.each(['diagnosis', 'medicine-or-dose', 'out-of-scope'] as const)(
    'finds nothing on %s',
    async (intent) => {
      const answer = await byRules(text);
      expect(await addMeaning(answer, { ...noMeaning, intent }, { text, asked, findArticles })).toBe(answer);
    },
  );
});
