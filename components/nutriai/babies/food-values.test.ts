import { emptyBaby } from '@/lib/nutriai/client/babies/new-baby';
import { type Food, foodChanges } from './food-values';

const values: Food = {
  feeding: emptyBaby.feeding,
  diet: emptyBaby.diet,
  place: 'strictest',
  commonAvoids: ['pork'],
  otherAvoids: 'rabbit, gelatine',
  dislikes: '',
  allergies: [],
  otherAllergies: 'kiwi, strawberry',
};
const changed =
  (...names: (keyof Food)[]) =>
  (...fields: (keyof Food)[]) =>
    fields.some((field) => names.includes(field));

describe('foodChanges', () => {
  it('sends nothing that was not changed, so that another parent’s change stays', () => {
    expect(foodChanges(values, changed())).toEqual({});
  });

  it('sends ticked and typed foods to avoid as one list when either changes', () => {
    expect(foodChanges(values, changed('otherAvoids'))).toEqual({ avoids: ['pork', 'rabbit', 'gelatine'] });
  });

  it('sends no place for the strictest advice', () => {
    expect(foodChanges(values, changed('place'))).toEqual({ locale: null });
  });

  it('sends an emptied field as an empty list', () => {
    expect(foodChanges(values, changed('dislikes'))).toEqual({ dislikes: [] });
  });
});
