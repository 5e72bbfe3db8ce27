import { redFlagCases } from '../../engine/red-flags/testing/red-flag-cases';
import { intentModelOf, type StoredIntentModel } from './intent-model';
import stored from './intent-model.json';
import { isEnglish } from './is-english';
import { plainSentence } from './plain-sentence';

const { words } = intentModelOf(stored as StoredIntentModel);
const isSo = (text: string) => isEnglish(plainSentence(text), words);

it('knows English, misspelt and clipped too', () => {
  const english = redFlagCases().filter(({ language, half }) => language === 'en' && half === 'unseen');
  const known = english.filter(({ text }) => isSo(text));
  expect(known.length / english.length).toBeGreaterThan(0.97);
});

it('takes no sentence of the ten other languages of emergencies for English', () => {
  const others = redFlagCases().filter(({ language }) => language !== 'en');
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter(({ text }) => isSo(text)).map(({ text }) => text)).toEqual([]);
});

it.each([
  'Kan barnet mit få honning?',
  'Hur mycket vatten ska en bebis dricka?',
  'Czy dziecko może jeść miód?',
  'Ребёнок подавился',
  '赤ちゃんに蜂蜜をあげてもいいですか',
  '아기가 꿀을 먹어도 되나요',
  'mag mijn baby water drinken',
  'mi bebe no come nada',
  '',
  '123',
])('leaves “%s” to the rules', (text) => {
  expect(isSo(text)).toBe(false);
});
