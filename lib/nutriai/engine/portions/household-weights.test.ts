import { householdWeight, sizeFactor } from './household-weights';

describe('householdWeight', () => {
  it('weighs a measure of the first food that was weighed so', () => {
    const banana = householdWeight(['banana'], 'piece', null);
    expect(banana).toBeGreaterThan(50);
    expect(householdWeight(['no-such-food', 'banana'], 'piece', null)).toBe(banana);
  });

  it('knows none where none was weighed', () => {
    expect(householdWeight([], 'piece', null)).toBeNull();
    expect(householdWeight(['no-such-food'], 'piece', null)).toBeNull();
  });
});

describe('sizeFactor', () => {
  it('makes the small smaller and the large larger', () => {
    expect(sizeFactor(null)).toBe(1);
    expect(sizeFactor('mini')).toBeLessThan(sizeFactor('small'));
    expect(sizeFactor('small')).toBeLessThan(1);
    expect(sizeFactor('large')).toBeGreaterThan(1);
  });
});
