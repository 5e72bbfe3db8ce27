import { addMeaning } from './add-meaning';
import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';
import { noMeaning } from '../meaning/meaning';

const today = '2026-11-23';
const asked = askedAge(8, today);
const byRules = (text: string) => answerByRules(text, asked, () => Promise.resolve([]));
const alarm = (name: string | null) => ({ ...noMeaning, emergency: { class: name } });

it('raises an alarm that the rules do not see, above their own answer', async () => {
  const text = 'can she have strawberries';
  const answer = await byRules(text);
  const added = addMeaning(answer, alarm('choking'), { text, asked });
  expect(added).toMatchObject({ kind: 'emergency', emergency: { level: 'now' } });
  expect(added.emergency?.steps?.join(' ')).toContain('chest thrusts');
  expect(added.parts.slice(1)).toEqual(answer.parts);
  expect(added.sources.length).toBeGreaterThan(answer.sources.length);
});

it('takes the younger age for the steps', async () => {
  const text = 'my 3 year old has something lodged in there';
  const older = addMeaning(await byRules(text), alarm('choking'), { text, asked: askedAge(36, today) });
  expect(older.emergency?.steps?.join(' ')).toContain('abdominal thrusts');
});

it('asks for a call today where no class is clear', async () => {
  const text = 'he is not himself at all';
  const added = addMeaning(await byRules(text), alarm(null), { text, asked });
  expect(added).toMatchObject({ kind: 'urgent', emergency: { level: 'today' } });
});

it.each([
  'he is choking',
  'whole grapes for my baby',
  'can my baby have honey',
  'how much calpol can i give',
])('changes nothing about the answer to “%s” where it has nothing to add', async (text) => {
  const answer = await byRules(text);
  expect(addMeaning(answer, null, { text, asked })).toBe(answer);
  expect(addMeaning(answer, noMeaning, { text, asked })).toBe(answer);
});

it('neither silences nor weakens an alarm of the rules', async () => {
  const text = 'he is choking';
  const answer = await byRules(text);
  expect(addMeaning(answer, alarm('fever'), { text, asked })).toBe(answer);
});

it('leaves every no of the rules where it was, also under an alarm', async () => {
  const text = 'can my baby have honey';
  const answer = await byRules(text);
  expect(answer.parts[0]?.text).toMatch(/^No/);
  expect(addMeaning(answer, alarm('poisoning'), { text, asked }).parts).toContain(answer.parts[0]);
});
