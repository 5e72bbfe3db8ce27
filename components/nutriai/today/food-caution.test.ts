import { cautionFor } from './food-caution';

const honey = { id: 'honey', allergens: [], from_months: 24, flags: ['honey', 'added_sugar'] };

describe('the caution beside a food that was found', () => {
  it('keeps honey from a baby until 12 months, and as a sugar until 2 years', () => {
    expect(cautionFor(honey, { allergies: [], age_months: 8 })).toBe('never before 12 months');
    expect(cautionFor(honey, { allergies: [], age_months: 14 })).toBe('from 2 years');
  });

  it('says first that a food is on the allergy list', () => {
    const egg = { id: 'egg', allergens: ['egg'], from_months: 6, flags: [] };
    expect(cautionFor(egg, { allergies: ['egg'], age_months: 8 })).toBe('on the allergy list');
    expect(cautionFor(egg, { allergies: [], age_months: 8 })).toBeNull();
  });

  it('names the age from which a food is suitable', () => {
    expect(
      cautionFor(
        { id: 'nuts', allergens: [], from_months: null, flags: [] },
        { allergies: [], age_months: 8 },
      ),
    ).toBe('not before 3 years');
  });

  it('knows allergies in a parent’s words, and what the family does not eat', () => {
    const caution = { level: 'stop', message: '', instead: '', watch: '' } as const;
    const cached = {
      cautions: [
        { ...caution, kind: 'allergy' },
        { ...caution, kind: 'diet' },
      ],
      foods: [
        { id: 'kiwi', names: ['kiwi'], caution: 0 },
        { id: 'ham', names: ['ham'], caution: 1 },
      ],
      harmless: [],
    } satisfies Parameters<typeof cautionFor>[2];
    const of = (id: string) =>
      cautionFor({ id, allergens: [], from_months: 6, flags: [] }, { allergies: [], age_months: 8 }, cached);
    expect(of('kiwi')).toBe('allergy or reaction on record');
    expect(of('ham')).toBe('not in your family’s diet');
    expect(of('pear')).toBeNull();
  });
});
