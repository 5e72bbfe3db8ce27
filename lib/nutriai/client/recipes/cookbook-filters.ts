import type { BabyAnswer } from '../../../contract/nutriai-babies';
import { recipesPath } from './recipe-paths';
import { allergenCodes, dietWords, mealWords } from '../../../contract/nutriai-words';

export const richWords = [
  'iron_mg',
  'zinc_mg',
  'calcium_mg',
  'protein_g',
  'vitamin_c_mg',
  'fibre_g',
] as const;
export const minuteWords = ['15', '20', '30', '45'] as const;
export const ageWords = ['6', '9', '12', '18', '24'] as const;

/** How many recipes a page of the list has. */
export const recipesAtATime = 24;

/** What is looked for in the cookbook. An empty word asks for nothing. */
export interface CookbookFilters {
  q: string;
  /** Only what suits the chosen baby by age, allergies and diet. */
  isForBaby: boolean;
  age: '' | (typeof ageWords)[number];
  meal: '' | (typeof mealWords)[number];
  without: readonly (typeof allergenCodes)[number][];
  diet: '' | (typeof dietWords)[number];
  rich: '' | (typeof richWords)[number];
  minutes: '' | (typeof minuteWords)[number];
  isFavorite: boolean;
  isMine: boolean;
}

export const noFilters: CookbookFilters = {
  q: '',
  isForBaby: true,
  age: '',
  meal: '',
  without: [],
  diet: '',
  rich: '',
  minutes: '',
  isFavorite: false,
  isMine: false,
};

function oneOf<const Word extends string>(words: readonly Word[], text: string | null): Word | '' {
  return words.find((word) => word === text) ?? '';
}

/** The filters that an address holds; what it does not know is passed over. */
export function filtersIn(search: string): CookbookFilters {
  const params = new URLSearchParams(search);
  const without = (params.get('without') ?? '').split(',');
  return {
    q: params.get('q') ?? '',
    isForBaby: params.get('for') !== 'all',
    age: oneOf(ageWords, params.get('age')),
    meal: oneOf(mealWords, params.get('meal')),
    without: allergenCodes.filter((code) => without.includes(code)),
    diet: oneOf(dietWords, params.get('diet')),
    rich: oneOf(richWords, params.get('rich')),
    minutes: oneOf(minuteWords, params.get('minutes')),
    isFavorite: params.get('favorite') === 'true',
    isMine: params.get('mine') === 'true',
  };
}

/** The address of a choice, so that the way back leads to it. */
export function searchOf(filters: CookbookFilters): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string) => value !== '' && params.set(name, value);
  set('q', filters.q.trim());
  set('for', filters.isForBaby ? '' : 'all');
  set('age', filters.age);
  set('meal', filters.meal);
  set('without', filters.without.join(','));
  set('diet', filters.diet);
  set('rich', filters.rich);
  set('minutes', filters.minutes);
  set('favorite', filters.isFavorite ? 'true' : '');
  set('mine', filters.isMine ? 'true' : '');
  return params.toString();
}

type Child = Pick<BabyAnswer, 'age_months' | 'allergies' | 'diet'>;

/** One page of the API's list: what suits the baby, and what is asked besides. */
export function listPath(
  filters: CookbookFilters,
  { child, page, pageSize }: { child: Child; page: number; pageSize: number },
): string {
  const params = new URLSearchParams({ page: String(page), page_size: String(pageSize) });
  const set = (name: string, value: string) => value !== '' && params.set(name, value);
  const { isForBaby } = filters;
  const without = new Set([...(isForBaby ? child.allergies : []), ...filters.without]);
  set('q', filters.q.trim());
  set('age_months', isForBaby ? String(Math.min(60, Math.max(6, child.age_months))) : filters.age);
  set('exclude_allergens', [...without].join(','));
  set('diet', filters.diet !== '' ? filters.diet : isForBaby && child.diet !== 'omnivore' ? child.diet : '');
  set('meal', filters.meal);
  set('rich_in', filters.rich);
  set('max_minutes', filters.minutes);
  set('favorite', filters.isFavorite ? 'true' : '');
  set('mine', filters.isMine ? 'true' : '');
  return `${recipesPath}?${params}`;
}

/** How many choices stand behind the button for more, which is not to hide that they hold. */
export function countInSheet({ age, isForBaby, without, diet, rich, minutes }: CookbookFilters): number {
  const chosen = [isForBaby ? '' : age, without.join(), diet, rich === 'iron_mg' ? '' : rich, minutes];
  return chosen.filter((value) => value !== '').length;
}
