import {
  type CookbookFilters,
  countInSheet,
  filtersIn,
  listPath,
  noFilters,
  searchOf,
} from './cookbook-filters';

const child = { age_months: 9, allergies: [], diet: 'omnivore' as const };
const page = { child, page: 1, pageSize: 24 };

const all: CookbookFilters = {
  q: 'pear & oats + 50% “more” 🍐',
  isForBaby: false,
  age: '9',
  meal: 'breakfast',
  without: ['milk', 'egg'],
  diet: 'vegan',
  rich: 'iron_mg',
  minutes: '20',
  isFavorite: true,
  isMine: true,
};

const queryOf = (path: string) => new URL(path, 'https://a.example').searchParams;

describe('the address of a choice', () => {
  it('gives back every choice', () => {
    expect(filtersIn(searchOf(all))).toEqual(all);
    expect(filtersIn(searchOf(noFilters))).toEqual(noFilters);
  });

  it('gives back each choice by itself', () => {
    for (const name of Object.keys(all) as (keyof CookbookFilters)[]) {
      const one = { ...noFilters, [name]: all[name] };
      expect(filtersIn(searchOf(one))).toEqual(one);
    }
  });

  it('is empty where nothing is chosen', () => {
    expect(searchOf(noFilters).replace('?', '')).toBe('');
  });

  it.each([
    '?age=7&meal=brunch&diet=keto&rich=gold&minutes=1',
    '?without=gluten-free,&without=%00',
    '?age=__proto__&diet=constructor',
    '?%E0%A4%A',
    '?=&&&',
    '',
  ])('passes over what it does not know: %s', (search) => {
    expect(filtersIn(search)).toEqual(noFilters);
  });

  it('takes no allergen twice', () => {
    const { without } = filtersIn(searchOf({ ...noFilters, without: ['egg', 'egg'] }));
    expect(without).toEqual(['egg']);
  });
});

describe('listPath', () => {
  it('asks for what suits the baby, by age, allergies and diet', () => {
    const path = listPath(
      { ...noFilters, isForBaby: true },
      { ...page, child: { age_months: 9, allergies: ['egg', 'peanut'], diet: 'vegetarian' } },
    );
    const values = [...queryOf(path).values()].join(' ');
    expect(values).toContain('9');
    expect(values).toMatch(/egg.*peanut/);
    expect(values).toContain('vegetarian');
  });

  it('asks nothing about the baby where all recipes are wanted', () => {
    const path = listPath(
      { ...noFilters, isForBaby: false },
      { ...page, child: { ...child, allergies: ['peanut'], diet: 'vegan' } },
    );
    expect(path).not.toMatch(/peanut|vegan/);
  });

  it('never lets a choice loosen the baby’s allergies', () => {
    const path = listPath(
      { ...noFilters, isForBaby: true, without: ['milk'] },
      { ...page, child: { ...child, allergies: ['egg'] } },
    );
    expect(path).toContain('egg');
    expect(path).toContain('milk');
  });

  it('keeps signs of a search from becoming parameters', () => {
    const query = queryOf(listPath({ ...noFilters, q: 'a&diet=vegan#x' }, page));
    expect([...query.values()]).toContain('a&diet=vegan#x');
    expect(query.has('diet')).toBe(queryOf(listPath(noFilters, page)).has('diet'));
  });

  it('differs from page to page', () => {
    expect(listPath(noFilters, page)).not.toBe(listPath(noFilters, { ...page, page: 2 }));
  });
});

describe('countInSheet', () => {
  it('counts nothing where nothing is chosen', () => {
    expect(countInSheet(noFilters)).toBe(0);
  });

  it('counts each choice behind the button, and no search, meal or list', () => {
    const { age, without, diet, rich, minutes } = all;
    const shown = countInSheet({ ...noFilters, q: 'pear', isFavorite: true, isMine: true });
    expect(shown).toBe(0);
    expect(
      countInSheet({ ...noFilters, isForBaby: false, age, without, diet, rich, minutes }),
    ).toBeGreaterThan(countInSheet({ ...noFilters, isForBaby: false, age, without, diet, rich }));
    expect(countInSheet({ ...noFilters, diet })).toBe(1);
  });
});
