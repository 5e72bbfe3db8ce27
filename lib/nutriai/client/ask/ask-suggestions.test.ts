import { askSuggestions } from './ask-suggestions';

describe('askSuggestions', () => {
  it('has questions for every age, none of them twice', () => {
    for (const months of [0, 3, 5, 6, 8, 11, 12, 18, 24, 36]) {
      const questions = askSuggestions(months, 'Mia');
      expect(questions.length).toBeGreaterThan(1);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });

  it('does not put words of solids into the first months', () => {
    expect(askSuggestions(2, 'Mia').join(' ')).not.toMatch(
      /recipe|lunch|dinner|breakfast|snack|finger food/i,
    );
  });

  it('names the child as it is told to', () => {
    expect(askSuggestions(9, 'Mia').join(' ')).not.toContain('undefined');
  });
});
