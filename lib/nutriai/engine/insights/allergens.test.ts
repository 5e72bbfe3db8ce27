import { type IntroducedAllergen } from '../child';
import { insights } from './insights';
import { type Baby, type LoggedMeal } from './log';
import { girl, logOf, meal, of } from './logs.test-helper';

const allergensOf = (baby: Baby, meals: readonly LoggedMeal[] = []) => insights(logOf(baby, meals)).allergens;
const exposure = (code: string, baby: Baby, meals: readonly LoggedMeal[] = []) =>
  allergensOf(baby, meals).exposures.find((each) => each.code === code);
const introduced = (
  code: IntroducedAllergen['code'],
  date: string,
  reaction: IntroducedAllergen['reaction'] = 'none',
) => ({
  code,
  date,
  reaction,
});
const met = (...all: IntroducedAllergen[]): Baby => ({ ...girl, introducedAllergens: all });

describe('exposures', () => {
  it('come from the profile and from what meals hold, a day at a time', () => {
    const meals = [
      meal(14, 'lunch', [of('egg', 20)]),
      meal(14, 'dinner', [of('egg', 20)]),
      meal(19, 'lunch', [{ text: 'scrambled egg' }]),
      meal(20, 'lunch', [of('egg', 20)], { eatenShare: 0 }),
    ];
    expect(exposure('egg', met(introduced('egg', '2026-10-20')), meals)).toEqual({
      code: 'egg',
      name: 'egg',
      status: 'tolerated',
      first: '2026-10-20',
      last: '2026-11-19',
      times: 3,
      reaction: 'none',
      suspicion: 'none',
      isUndated: false,
      keptUp: true,
    });
  });

  it('before the window count too', () => {
    expect(exposure('fish', girl, [{ ...meal(1, 'lunch', [of('salmon', 20)]) }])).toMatchObject({
      times: 1,
      keptUp: false,
    });
  });

  it('know milk of who drinks formula', () => {
    expect(exposure('milk', { ...girl, feeding: 'formula' })).toMatchObject({
      status: 'tolerated',
      keptUp: true,
    });
    expect(exposure('milk', girl)?.status).toBe('not_yet');
    expect(exposure('milk', { ...girl, feeding: 'formula', allergies: ['milk'] })?.status).toBe('allergic');
  });

  it('tell what was met with a reaction, and what is an allergy', () => {
    const hives = meal(19, 'lunch', [of('egg', 20), of('carrot', 20)], {
      reaction: { severity: 'mild', signs: ['hives'] },
    });
    expect(exposure('egg', girl, [hives])).toMatchObject({
      status: 'suspected',
      reaction: 'none',
      suspicion: 'mild',
      keptUp: null,
    });
    const said = { severity: 'mild' as const, signs: ['hives'], allergens: ['egg' as const] };
    expect(exposure('egg', girl, [{ ...hives, reaction: said }])).toMatchObject({
      status: 'reacted',
      reaction: 'mild',
    });
    const alone = meal(19, 'lunch', [of('egg', 20)], { reaction: { severity: 'mild', signs: [] } });
    expect(exposure('egg', girl, [alone])).toMatchObject({ status: 'reacted', reaction: 'mild' });
    expect(exposure('egg', { ...girl, allergies: ['egg'] })).toMatchObject({
      status: 'allergic',
      keptUp: null,
    });
    expect(exposure('sesame', girl)).toMatchObject({ status: 'not_yet', times: 0, first: null });
  });
});

describe('what is due', () => {
  const codes = (baby: Baby, meals: readonly LoggedMeal[] = []) =>
    allergensOf(baby, meals).plan.due.map(({ code }) => code);

  it('starts with egg and peanut, three days apart', () => {
    const { due } = allergensOf(girl).plan;
    expect(due.slice(0, 3).map(({ code, from }) => [code, from])).toEqual([
      ['egg', '2026-11-20'],
      ['peanut', '2026-11-23'],
      ['milk', '2026-11-26'],
    ]);
    expect(due).toHaveLength(10);
  });

  it('waits three days after the last first taste', () => {
    const { due } = allergensOf(met(introduced('egg', '2026-11-19'))).plan;
    expect(due[0]).toMatchObject({ code: 'peanut', from: '2026-11-22' });
  });

  it('leaves out allergies, reactions, the family’s diet and what it avoids', () => {
    expect(codes({ ...girl, allergies: ['egg'] })).not.toContain('egg');
    expect(codes(met(introduced('milk', '2026-10-01', 'mild')))).not.toContain('milk');
    expect(codes({ ...girl, diet: 'vegan' })).toEqual(['peanut', 'wheat', 'sesame', 'tree_nuts', 'soy']);
    expect(codes({ ...girl, avoids: ['shellfish'] })).not.toContain('crustaceans');
    expect(codes({ ...girl, otherAllergies: ['nut allergy'] })).not.toContain('peanut');
    expect(codes({ ...girl, allergies: ['gluten'] })).not.toContain('wheat');
  });

  it('asks first before peanut with an egg allergy', () => {
    const peanut = allergensOf({ ...girl, allergies: ['egg'] }).plan.due.find(
      ({ code }) => code === 'peanut',
    );
    expect(peanut?.askFirst).toBe(true);
    const reacted = allergensOf(met(introduced('egg', '2026-10-01', 'mild'))).plan.due;
    expect(reacted.find(({ code }) => code === 'peanut')?.askFirst).toBe(true);
    expect(allergensOf(girl).plan.due.some(({ askFirst }) => askFirst)).toBe(false);
  });

  it('is nothing under six months, or after a severe reaction', () => {
    const young = allergensOf({ ...girl, birthDate: '2026-06-01' }).plan;
    expect(young).toMatchObject({ due: [], paused: expect.stringContaining('solid food') });
    const severe = allergensOf(met(introduced('egg', '2026-10-01', 'severe'))).plan;
    expect(severe).toMatchObject({ due: [], paused: expect.stringContaining('doctor') });
    const known = meal(19, 'lunch', [of('egg', 5)], { reaction: { severity: 'severe', signs: [] } });
    expect(allergensOf({ ...girl, allergies: ['egg'] }, [known]).plan.due).toEqual([]);
  });

  it('names what the last week did not hold', () => {
    const { offerAgain } = allergensOf(
      met(introduced('egg', '2026-10-01'), introduced('celery', '2026-10-01')),
    ).plan;
    expect(offerAgain).toEqual(['egg']);
  });
});
