import { askedFaith } from './asked-faith';

describe('askedFaith', () => {
  it('reads whose rules are kept', () => {
    expect(askedFaith('a halal chicken dinner')).toBe('halal');
    expect(askedFaith('something kosher with fish')).toBe('kosher');
  });

  it('finds none where none is named', () => {
    expect(askedFaith('')).toBeNull();
    expect(askedFaith('chicken with rice')).toBeNull();
  });
});
