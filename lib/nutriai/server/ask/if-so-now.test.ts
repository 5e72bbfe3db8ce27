import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';

const asked = askedAge(20, '2026-11-23');
const findArticles = () => Promise.resolve([]);
const text = 'croup last Nov, hospital one night. now totally fine. flu jab wed, can he have egg before it';
const inGerman = 'Er hat vor Lachen fast keine Luft mehr bekommen, als der Hund die Nudel geklaut hat';

it('raises the alarm that the rules hear where nothing says that the text is calm', async () => {
  const answer = await answerByRules(text, asked, { findArticles });
  expect(answer.emergency).not.toBeNull();
});

it('answers what is all but certain to be calm, and says below it whom to call if it is so now', async () => {
  const answer = await answerByRules(text, asked, { findArticles, isCalm: true });
  expect(answer.emergency).toBeNull();
  expect(answer.parts.length).toBeGreaterThan(1);
  const last = answer.parts.at(-1);
  expect(last?.text).toMatch(/^If it is so now \(.*breath.*\):$/);
  expect(last?.items[0]?.text).toMatch(/^Call .*999/);
  expect(answer.sources.map(({ id }) => id)).toEqual(expect.arrayContaining(last?.cites ?? []));
});

it('says it in the language of the text', async () => {
  const answer = await answerByRules(inGerman, asked, { findArticles, isCalm: true });
  expect(answer.parts.at(-1)).toMatchObject({ language: 'de' });
});

it('adds nothing to a text in which the rules hear nothing', async () => {
  const calm = await answerByRules('can he have porridge', asked, { findArticles });
  expect(await answerByRules('can he have porridge', asked, { findArticles, isCalm: true })).toEqual(calm);
});
