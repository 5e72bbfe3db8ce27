import { dietOfRequest } from './stated-diet';

describe('dietOfRequest', () => {
  it('reads a diet with the words for it', () => {
    expect(dietOfRequest('a vegan lasagne')).toMatchObject({ diet: 'vegan' });
    expect(dietOfRequest('vegetarian dinner')).toMatchObject({ diet: 'vegetarian' });
    expect(dietOfRequest('a vegan lasagne')?.words).toContain('vegan');
  });

  it('takes the strictest of two', () => {
    expect(dietOfRequest('vegetarian or vegan curry')).toMatchObject({ diet: 'vegan' });
  });

  it('finds none where none is named', () => {
    expect(dietOfRequest('')).toBeNull();
    expect(dietOfRequest('a dish of vegetables')).toBeNull();
  });
});
