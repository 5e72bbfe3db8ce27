import type { SafetyCheckAnswer } from '../../../contract/nutriai-public';
import { checkSafety } from './check-safety';
import { americanTexts, safetyInEnglish } from './safety-in-english';

const answer = (text: string): SafetyCheckAnswer => checkSafety({ age_months: 9, text });
const american = { isAmerican: true, locale: undefined };

it('says what the gate found in the English of who asked', () => {
  const british = answer('whole cherries with stones');
  expect(safetyInEnglish(british, { isAmerican: false, locale: undefined })).toBe(british);
  const said = JSON.stringify(safetyInEnglish(british, american));
  expect(JSON.stringify(british)).toMatch(/\bstones?\b/);
  expect(said).toMatch(/\bpits?\b/);
});

it('tells whom to call there, and nobody else’s number to a family elsewhere', () => {
  const british = answer('washing up liquid in water');
  expect(JSON.stringify(safetyInEnglish(british, american))).toContain('1-800-222-1222');
  expect(JSON.stringify(safetyInEnglish(british, american))).not.toContain('UK 111');
  expect(JSON.stringify(safetyInEnglish(british, { isAmerican: true, locale: 'who' }))).toContain('UK 111');
});

it('quotes what was not understood', () => {
  const [first] = safetyInEnglish(answer('courgette flumbert'), american).findings.filter(
    ({ severity }) => severity === 'unsure',
  );
  expect(first?.food_name).toContain('flumbert');
});

it('lists how the texts of a shared page read in America', () => {
  const texts = americanTexts(answer('grated courgette'));
  expect(texts.Courgette ?? texts['Courgette (zucchini)']).toBe('Zucchini');
});
