import { foodById, foods } from '@/lib/nutriai/engine/foods/food-list';
import { foodNameInSentence, foodQuestion } from './food-question';

const food = (id: string) => {
  const found = foodById(id);
  if (found === undefined) throw new Error(`no food ${id}`);
  return found;
};

describe('foodNameInSentence', () => {
  it('says first, or behind, what stands in brackets', () => {
    expect(foodNameInSentence({ name: 'Rice cake (plain)', plural: 'rice cakes' })).toBe('plain rice cakes');
    expect(foodNameInSentence({ name: 'Peanut butter (no salt)' })).toBe('peanut butter without salt');
  });

  it('begins with a small letter, but for names', () => {
    expect(foodNameInSentence({ name: 'Banana', plural: 'bananas' })).toBe('bananas');
    expect(foodNameInSentence({ name: 'Butternut squash' })).toBe('butternut squash');
    expect(foodNameInSentence({ name: 'Brussels sprout', plural: 'Brussels sprouts' })).toMatch(/^Brussels/);
  });
});

describe('foodQuestion', () => {
  it('asks whether babies eat, drink or have a food', () => {
    expect(foodQuestion(food('banana'))).toBe('Can babies eat bananas?');
    expect(foodQuestion(food('whole-milk'))).toMatch(/^Can babies drink /);
    expect(foodQuestion(food('salt'))).toBe('Can babies have salt?');
  });

  it('is a question of its own for every food', () => {
    const questions = foods.map(foodQuestion);
    expect(questions.filter((text) => !/^Can babies (?:eat|drink|have) \S.*\S\?$/.test(text))).toEqual([]);
    expect(new Set(questions).size).toBe(questions.length);
  });
});
