import { capital, listOf } from './words';

describe('listOf', () => {
  it('joins words as a sentence does', () => {
    expect(listOf([])).toBe('');
    expect(listOf(['pea'])).toBe('pea');
    expect(listOf(['pea', 'mint'])).toBe('pea and mint');
    expect(listOf(['pea', 'mint', 'oil'])).toBe('pea, mint and oil');
  });
});

describe('capital', () => {
  it('raises the first letter alone', () => {
    expect(capital('potato and Edam')).toBe('Potato and Edam');
    expect(capital('œufs')).toBe('Œufs');
    expect(capital('')).toBe('');
  });
});
