import { sources } from '../../sources';
import { insights } from '../insights';
import { type Baby, type InsightsInput, type LoggedMeal, type LoggedReaction } from '../log';
import { bottle, boy, girl, logOf, meal, of, toddler } from '../logs.test-helper';

const alertsOf = (baby: Baby, meals: readonly LoggedMeal[] = [], more: Partial<InsightsInput> = {}) =>
  insights(logOf(baby, meals, more)).alerts;
const ids = (...args: Parameters<typeof alertsOf>) => alertsOf(...args).map(({ id }) => id);
const alert = (id: string, ...args: Parameters<typeof alertsOf>) =>
  alertsOf(...args).find((each) => each.id.startsWith(id));
const eggWith = (reaction: LoggedReaction) => [meal(19, 'lunch', [of('egg', 20)], { reaction })];
const week = (make: (day: number) => LoggedMeal[]) => [14, 15, 16, 17, 18, 19, 20].flatMap(make);

describe('red flags', () => {
  it('begin with signs that need an ambulance, whatever the severity says', () => {
    const [first] = alertsOf(
      girl,
      eggWith({ severity: 'mild', signs: ['lips swelling'], note: 'and wheezing' }),
    );
    expect(first).toMatchObject({ severity: 'urgent', emergency: true, source: 'nhs-anaphylaxis' });
    expect(first?.title).toContain('signs of a severe allergic reaction, trouble breathing');
    expect(first?.advice).toContain('999, 112 or 911');
  });

  it('are found in the words of a meal too', () => {
    expect(
      alertsOf(girl, [meal(19, 'lunch', [{ text: 'grapes, she was choking on one' }])])[0]?.emergency,
    ).toBe(true);
  });

  it('call a severe reaction an emergency and a mild one a visit', () => {
    expect(alert('reaction', girl, eggWith({ severity: 'severe', signs: [] }))).toMatchObject({
      severity: 'urgent',
      emergency: true,
    });
    expect(alert('reaction', girl, eggWith({ severity: 'mild', signs: ['rash'] }))?.severity).toBe(
      'see_someone',
    );
    expect(ids(girl, eggWith({ severity: 'none', signs: [] })).some((id) => id.startsWith('reaction'))).toBe(
      false,
    );
  });

  it('name what somebody said that it was to, else the meal', () => {
    const title = (reaction: Partial<LoggedReaction>) =>
      alert('reaction', girl, eggWith({ severity: 'mild', signs: [], ...reaction }))?.title;
    expect(title({})).toBe('A mild reaction after Egg');
    expect(title({ allergens: ['egg'] })).toBe('A mild reaction, perhaps to egg');
    expect(title({ allergens: ['egg'], foods: ['Strawberries'] })).toBe(
      'A mild reaction, perhaps to egg or strawberries',
    );
    expect(alert('reaction', girl, eggWith({ severity: 'severe', signs: [] }))?.advice).toContain(
      'trouble breathing, swollen lips',
    );
  });

  it('tell of a reaction once: with its meal, later by the allergen', () => {
    const named: LoggedReaction = { severity: 'mild', signs: [], allergens: ['egg'] };
    expect(ids(girl, eggWith(named))).not.toContain('earlier_reaction');
    const before: Baby = {
      ...girl,
      introducedAllergens: [{ code: 'fish', date: '2026-10-01', reaction: 'mild' }],
    };
    expect(alert('earlier_reaction', before)?.title).toBe('Earlier reaction to fish');
    expect(
      alert('suspected_reaction', girl, [
        meal(19, 'lunch', [{ text: 'egg and toast' }], { reaction: { severity: 'mild', signs: [] } }),
      ])?.title,
    ).toBe('Earlier reaction to a meal with egg, wheat, gluten');
  });

  it.each([
    ['no wet nappies since morning', 'sign:dehydration', 'urgent'],
    ['sunken fontanelle', 'sign:dehydration', 'urgent'],
    ['crying without tears', 'sign:dehydration', 'urgent'],
    ['vomited five times', 'sign:vomiting', 'urgent'],
    ['keeps being sick', 'sign:vomiting', 'urgent'],
    ['blood in her poo', 'sign:bloody_stool', 'urgent'],
    ['very sleepy', 'sign:lethargy', 'urgent'],
    ['refuses every bottle since last night', 'sign:poor_feeding', 'urgent'],
    ['takes less than half the usual milk', 'sign:poor_feeding', 'urgent'],
    ['white poo', 'sign:bloody_stool', 'urgent'],
    ['looks pale and always tired', 'sign:pale_tired', 'see_someone'],
  ])('"%s" is %s, %s', (note, id, severity) => {
    expect(alert(id, girl, eggWith({ severity: 'none', signs: [], note }))?.severity).toBe(severity);
  });

  it.each(['no blood in stool, not dehydrated', 'ate well, no tears today', 'half the usual amount of peas'])(
    'do not rise from "%s"',
    (note) => {
      const found = ids(girl, eggWith({ severity: 'none', signs: [], note }));
      expect(found.filter((id) => id.startsWith('sign:'))).toEqual([]);
    },
  );

  it('know a fever by age', () => {
    const fever = (birthDate: string, note: string) =>
      ids({ ...girl, birthDate, measurements: [] }, [
        meal(20, 'milk', [], { reaction: { severity: 'none', signs: [], note } }),
      ]).includes('sign:fever');
    expect(fever('2026-10-01', 'temperature 38.1')).toBe(true);
    expect(fever('2026-07-01', 'temperature 38.1')).toBe(false);
    expect(fever('2026-07-01', 'fever of 39')).toBe(true);
    expect(fever('2026-03-01', 'fever of 39')).toBe(false);
  });

  it('stand before all else', () => {
    const found = alertsOf(
      girl,
      [meal(20, 'lunch', [of('honey', 5)]), ...eggWith({ severity: 'severe', signs: [] })],
      { water: [{ drunkAt: '2026-11-20T10:00:00', amountMl: 400 }] },
    );
    expect(found[0]?.emergency).toBe(true);
    expect(found.map(({ severity }) => severity)).toEqual(
      ['urgent', 'see_someone', 'watch', 'tip'].flatMap((each) =>
        found.filter(({ severity }) => severity === each).map(({ severity }) => severity),
      ),
    );
  });
});

describe('growth', () => {
  const weights = (...all: [date: string, weightKg: number][]): Baby => ({
    ...girl,
    measurements: all.map(([date, weightKg]) => ({ date, weightKg })),
  });

  it('speaks of a fall across centile lines and of a low weight, once', () => {
    const found = ids(weights(['2026-04-10', 3.2], ['2026-07-10', 5.8], ['2026-11-15', 5.7]));
    expect(found).toEqual(
      expect.arrayContaining(['growth:fall_across_centiles', 'growth:below_2nd_centile']),
    );
    expect(found).not.toContain('growth:weight_for_age');
  });

  it('says nothing of a child who grows along a line', () => {
    expect(
      ids(weights(['2026-04-10', 3.2], ['2026-11-15', 7.6])).filter((id) => id.startsWith('growth')),
    ).toEqual([]);
  });

  it('asks for a call today after a great early loss', () => {
    const newborn = { ...weights(['2026-11-14', 3.5], ['2026-11-19', 3.1]), birthDate: '2026-11-14' };
    expect(alert('growth:early_loss', newborn)?.severity).toBe('urgent');
  });

  it('speaks of what lies beyond two deviations, also above', () => {
    expect(alert('growth:weight_for_age', weights(['2026-11-15', 10.5]))?.title).toContain('above');
  });
});

describe('food', () => {
  it('that the gate blocks at this age is spoken of', () => {
    expect(alert('gate:honey', girl, [meal(20, 'lunch', [of('honey', 5)])])?.severity).toBe('watch');
    expect(
      ids(girl, [meal(20, 'lunch', [of('carrot', 5), of('oats', 30)])]).filter((id) => id.startsWith('gate')),
    ).toEqual([]);
  });

  it('in a form that the words tell to be unsafe is spoken of, once a food', () => {
    const words = (text: string) =>
      ids(girl, [meal(20, 'lunch', [{ text }])]).filter((id) => id.startsWith('gate'));
    expect(words('whole grapes')).toEqual(['gate:grapes']);
    expect(words('grapes quartered lengthways')).toEqual([]);
    expect(words('grapes')).toEqual([]);
    expect(words('porridge with honey')).toEqual(['gate:honey']);
    expect(words('half a banana, 20 g salmon')).toEqual([]);
  });

  it('with a recorded allergen calls for someone to hear of it', () => {
    const allergic: Baby = { ...girl, allergies: ['egg'] };
    expect(alert('gate:egg', allergic, [meal(20, 'lunch', [of('egg', 20)])])?.severity).toBe('see_someone');
    const noMilk: Baby = { ...boy, allergies: ['milk'] };
    expect(alert('gate:whole-milk', noMilk, [meal(20, 'milk', [of('whole-milk', 90)])])?.severity).toBe(
      'see_someone',
    );
    expect(ids(noMilk, [meal(20, 'milk', [of('hydrolysed-formula', 150)])])).not.toContain(
      'gate:hydrolysed-formula',
    );
  });

  it('names no formula after a reaction to fish, whose oil some of it holds', () => {
    const days = [meal(20, 'lunch', [of('salmon', 20)]), meal(20, 'milk', [of('infant-formula', 150)])];
    const reacted: Baby = {
      ...girl,
      introducedAllergens: [{ code: 'fish', date: '2026-10-01', reaction: 'mild' }],
    };
    expect(ids(reacted, days)).toContain('gate:salmon');
    expect(ids(reacted, days)).not.toContain('gate:infant-formula');
  });

  it('before its time is spoken of once', () => {
    const found = ids({ ...girl, birthDate: '2026-06-25', measurements: [] }, [
      meal(20, 'lunch', [of('oats', 20)]),
    ]);
    expect(found).toContain('solids_early');
    expect(found.filter((id) => id.startsWith('gate'))).toEqual([]);
    expect(
      alert('solids_early', { ...girl, birthDate: '2026-08-25', measurements: [] }, [
        meal(20, 'lunch', [of('oats', 20)]),
      ])?.title,
    ).toContain('four months');
  });

  it('is held against daily limits', () => {
    const salty = week((day) => [meal(day, 'lunch', [of('cheddar', 50), of('white-bread', 60)])]);
    expect(ids(girl, salty)).toContain('limit:sodium');
    const cup = week((day) => [
      meal(day, 'lunch', [of('oats', 60)]),
      meal(day, 'milk', [{ food: 'whole-milk', amount: 700, unit: 'ml' }]),
    ]);
    expect(ids(toddler, cup)).toContain('limit:cows_milk_drink');
    expect(ids(boy, cup)).toContain('limit:cows_milk_drink');
  });

  it('that a week has little room for is counted', () => {
    const fish = [15, 17, 19].map((day) => meal(day, 'lunch', [of('salmon', 20)]));
    expect(ids(girl, fish)).toContain('weekly:oily_fish');
    expect(ids(boy, fish)).not.toContain('weekly:oily_fish');
  });

  it('left at every meal for three weeks calls for a look', () => {
    const refused = Array.from({ length: 21 }, (_, index) => ({
      ...meal(20, 'lunch', [of('carrot', 40)], { eatenShare: 0.1 }),
      eatenAt: new Date(Date.UTC(2026, 10, 20 - index, 12)).toISOString(),
    }));
    expect(ids(girl, refused)).toContain('refusal');
    expect(ids(girl, refused.slice(0, 10))).not.toContain('refusal');
  });
});

describe('intake', () => {
  const oats = week((day) => [meal(day, 'lunch', [of('oats', 40)])]);

  it('that is low in iron is spoken of from three logged days on', () => {
    expect(alert('low:iron_mg', girl, oats)?.severity).toBe('watch');
    expect(ids(girl, oats.slice(-2))).not.toContain('low:iron_mg');
  });

  it('tells a vegan family of no animal food', () => {
    const said = alertsOf({ ...girl, diet: 'vegan' }, oats).filter(({ id }) => id.startsWith('low:'));
    expect(said.length).toBeGreaterThan(1);
    expect(said.map(({ advice }) => advice).join()).not.toMatch(/meat|egg\b|fish|cheese|yoghurt/);
    expect(ids({ ...girl, diet: 'vegan' }, oats)).toContain('vegan_diet');
  });

  it('names no food that the child is allergic to, reacted to, or does not eat', () => {
    const careful: Baby = {
      ...girl,
      allergies: ['egg', 'milk'],
      otherAllergies: ['kiwi'],
      avoids: ['soya'],
      introducedAllergens: [{ code: 'fish', date: '2026-10-10', reaction: 'mild' }],
    };
    const said = alertsOf(careful, oats)
      .filter(({ id }) => id.startsWith('low:'))
      .map(({ advice }) => advice)
      .join();
    expect(said).toContain('meat');
    expect(said).not.toMatch(/egg\b|fish|cheese|yoghurt|kiwi|tofu|fortified cereal/);
  });

  it('of much formula is remarked on', () => {
    const bottles = week((day) => [meal(day, 'milk', [bottle(900)]), meal(day, 'lunch', [of('oats', 20)])]);
    expect(ids(boy, bottles)).toContain('much_milk');
  });

  it('of drops is a tip, by feeding', () => {
    expect(alert('supplement:vitamin_d', girl)?.severity).toBe('tip');
  });
});

describe('water', () => {
  const drunk = (amountMl: number) => ({ water: [{ drunkAt: '2026-11-20T10:00:00', amountMl }] });

  it('is never pushed', () => {
    expect(ids(girl, [], drunk(10)).filter((id) => id.startsWith('water'))).toEqual([]);
    expect(ids(girl, []).filter((id) => id.startsWith('water'))).toEqual([]);
  });

  it('above the usual, or under six months, is spoken of', () => {
    expect(alert('water_above', girl, [], drunk(300))?.severity).toBe('watch');
    expect(alert('water_early', { ...girl, birthDate: '2026-07-01' }, [], drunk(20))?.severity).toBe(
      'see_someone',
    );
  });
});

it('every alert has a title, advice and a known source, and no id twice', () => {
  const all = [
    alertsOf(girl, [...eggWith({ severity: 'severe', signs: ['wheezing'], note: 'blood in stool' })], {
      days: 30,
    }),
    alertsOf({ ...toddler, diet: 'vegan', allergies: ['milk', 'egg', 'peanut'] }, [
      meal(20, 'snack', [of('honey', 10)]),
    ]),
    alertsOf({ ...boy, feeding: 'none', dueDate: '2026-02-20' }),
  ];
  for (const alerts of all) {
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length);
    for (const { title, advice, source } of alerts) {
      expect(sources).toHaveProperty(source);
      expect(title.length).toBeGreaterThan(5);
      expect(advice).toMatch(/[.!]$/);
    }
  }
});
