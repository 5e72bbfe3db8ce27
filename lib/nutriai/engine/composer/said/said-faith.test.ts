import { saidFaith } from './said-faith';

describe('saidFaith', () => {
  it('reads whose rules are kept', () => {
    expect(saidFaith('a halal chicken dinner')).toBe('halal');
    expect(saidFaith('something kosher with fish')).toBe('kosher');
  });

  it('finds none where none is named', () => {
    expect(saidFaith('')).toBeNull();
    expect(saidFaith('chicken with rice')).toBeNull();
  });
});
