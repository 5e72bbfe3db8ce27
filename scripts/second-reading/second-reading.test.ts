import stored from '@/lib/nutriai/server/meaning/second-reading.json';
import { alarmFeatures } from '@/lib/nutriai/server/meaning/alarm-features';
import type { Judgement } from '@/lib/nutriai/server/meaning/judge-sentence';
import { partsHeard, readAgain, secondReadingOf } from '@/lib/nutriai/server/meaning/second-reading';
import { fitWeights } from './fit-weights';
import { hashOfTexts, readSignals, readTexts } from './read-texts';

const told = readTexts();
const signals = readSignals();
const model = secondReadingOf(stored);

it('is trained on the texts and signals as they are: `npm run second-reading` writes it', () => {
  expect(stored.hash).toBe(hashOfTexts(told, signals));
  expect(stored.heard.english).toHaveLength(3 + Object.keys(signals.signals).length + 1);
  expect(stored.heard.elsewhere).toHaveLength(2 + Object.keys(signals.elsewhere).length + 1);
});

it('has texts of both kinds in eleven languages', () => {
  for (const language of new Set(told.map((each) => each.language)))
    for (const isEmergency of [true, false])
      expect(
        told.filter((each) => each.language === language && each.isEmergency === isEmergency).length,
      ).toBeGreaterThan(50);
  expect(new Set(told.map(({ language }) => language)).size).toBe(11);
});

it('finds the weights of what tells one kind from the other', () => {
  const texts = Array.from({ length: 200 }, (_, at) => ({
    known: [at % 2, at % 3],
    isEmergency: at % 2 === 1 ? at % 10 !== 1 : at % 10 === 0,
  }));
  const [first = 0, second = 1] = fitWeights(texts);
  expect(first).toBeGreaterThan(2);
  expect(Math.abs(second)).toBeLessThan(0.5);
});

it('hears a part of a text by itself, behind a comma and behind a “but”', () => {
  expect(partsHeard('lunch was fine but she is choking, on a grape', model.turns)).toEqual([
    'but she is choking',
  ]);
  expect(partsHeard('lunch was fine, then a nap', model.turns)).toEqual(['lunch was fine', 'then a nap']);
});

/** Both readings of the first model hold it half as likely as not. */
const unsure: Judgement = {
  isEnglish: true,
  emergency: 0.05,
  besideIntents: 0.05,
  class: { id: 'breathing', share: 0.5 },
  intents: [],
};
const isCalm = (text: string, judgement = unsure) =>
  readAgain(text, { words: alarmFeatures(text), judgement }, model).isCalm;

it.each([
  'croup last Nov, hospital one night. now totally fine. flu jab wed, can he have egg before it',
  'his hands and feet go a bit blue-ish cold after bath, midwife said normal and he’s pink in no time',
])('takes for calm what is over or only asked: “%s”', (text) => expect(isCalm(text)).toBe(true));

it.each([
  'he is choking on a grape',
  'in January she had croup, all clear. now she is blue and not breathing',
  'lunch was fine, all normal, but she drank bleach',
  'lunch and nap were fine, then a seizure, he is limp',
])('leaves the alarm of “%s”', (text) => expect(isCalm(text)).toBe(false));

it('never takes for calm what goes by the age, or a parent at the end of their strength', () => {
  const calm = { ...unsure, emergency: 1e-7, besideIntents: 1e-7 };
  expect(isCalm('the book says 39.5 is a fever, all fine, laughing at last year’s story', calm)).toBe(false);
  expect(isCalm('last year I wanted to shake the baby, all clear since, laughing now', calm)).toBe(false);
});

it('takes nothing for calm in which the rules hear nothing', () => {
  expect(isCalm('porridge again, all fine', { ...unsure, emergency: 1e-7, besideIntents: 1e-7 })).toBe(false);
});
