import { type Api, expect } from './api-test';
import { type Somebody } from './nutriai-test';

export const recipes = '/api/nutriai/recipes';

export const dal = 'red-lentil-sweet-potato-dal';

export const ours = {
  title: 'Our dal',
  meal: 'lunch',
  minutes: 25,
  servings: 4,
  ingredients: [
    '100 g red lentils, rinsed',
    '1 carrot, grated',
    { food: 'Olive oil', grams: 10 },
    'a pinch of cumin',
  ],
  steps: ['Simmer the lentils and the carrot in water until very soft.', 'Stir in the oil and mash.'],
};

export async function addRecipe(api: Api, { access: token }: Somebody, fields: object = {}) {
  const made = await api.post(recipes, { ...ours, ...fields }, { token });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as { id: string; nutrients: Record<string, number> } & Record<string, unknown>;
}

export async function listed(api: Api, { access: token }: Somebody, query: string) {
  const answer = await api.get(`${recipes}?page_size=100&${query}`, { token });
  expect(answer.status(), await answer.text()).toBe(200);
  const { count, results } = (await answer.json()) as { count: number; results: Listed[] };
  return { count, results };
}

export interface Listed {
  id: string;
  title: string;
  source: string;
  age_from_months: number;
  meals: string[];
  minutes: number;
  allergens: string[];
  may_contain: string[];
  diets: string[];
  is_favorite: boolean;
}
