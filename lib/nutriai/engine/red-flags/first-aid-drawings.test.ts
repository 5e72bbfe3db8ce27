import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstAidDrawings } from '../knowledge/schemas/red-flags';
import { emergencyCard } from './emergency-card';
import { stepDrawings } from './first-aid-drawings';
import { redFlagKnowledge } from './red-flag-knowledge';

it.each(firstAidDrawings)('%s is on the site, and its title is its text', (name) => {
  const [drawing] = stepDrawings({ '1': name });
  const file = readFileSync(path.join('public', drawing?.path ?? ''), 'utf8');
  expect(file).toContain(`<title id="t">${drawing?.alt ?? ''}</title>`);
});

it('shows drawings only of steps that are there', () => {
  for (const {
    steps,
    drawings = {},
    stepsFromOneYear = [],
    drawingsFromOneYear = {},
  } of redFlagKnowledge.classes) {
    for (const { step } of stepDrawings(drawings)) expect(step).toBeLessThanOrEqual(steps.length);
    for (const { step } of stepDrawings(drawingsFromOneYear))
      expect(step).toBeLessThanOrEqual(stepsFromOneYear.length);
  }
});

it.each([
  [8, ['back blows', '2 fingers']],
  [18, ['back blows', 'fist above the belly button']],
])('draws choking at %d months beside the steps that say it', (ageMonths, words) => {
  const card = emergencyCard('he is choking', ageMonths, { locale: 'uk' });
  const shown = card?.drawings.map(({ step }) => card.steps[step - 1] ?? '') ?? [];
  expect(shown).toHaveLength(words.length);
  shown.forEach((step, place) => expect(step).toContain(words[place]));
  expect(card?.drawings.every(({ path: file }) => file.includes(ageMonths < 12 ? 'baby-' : 'child-'))).toBe(
    true,
  );
});
