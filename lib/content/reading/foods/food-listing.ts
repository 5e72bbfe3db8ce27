import { type Allergen, allergens } from '../../../nutriai/engine/child';
import { findFoods } from '../../../nutriai/engine/foods/find-foods';
import { type Food, type FoodGroup } from '../../../nutriai/engine/foods/food';
import { foods } from '../../../nutriai/engine/foods/food-list';
import { groupNames } from './food-facts';
import { allergensInWords } from '../recipes/recipe-words';
import { foodAnswer, foodAnswerWords } from './food-page';
import type { FoodVerdict } from './food-verdict';
import { foodPath } from './food-words';
import { type PagedGroup, pagedGroups } from '../paged-groups';
import { firstValue, pageNumber } from '../query';

export const listedAges = [6, 12, 24] as const;
export const listedGroups = Object.keys(groupNames) as FoodGroup[];

/** What a visitor has chosen; null where anything will do. */
export interface FoodChoice {
  /** Servable at that age. */
  age: (typeof listedAges)[number] | null;
  /** Neither made of it nor often holding it. */
  without: Allergen | null;
  group: FoodGroup | null;
  rich: 'iron' | null;
  /** Foods that are served as they are, without a shape that blocks an airway. */
  choking: 'low' | null;
}

export interface ListedFood {
  id: string;
  title: string;
  path: string;
  verdict: FoodVerdict;
  /** "Yes, prepared safely. From 6 months." */
  answer: string;
  allergens: string[];
  isChokingRisk: boolean;
  isIronRich: boolean;
}

export interface FoodListing {
  query: string;
  choice: FoodChoice;
  isFiltered: boolean;
  total: number;
  /** What was looked for, the best match first; null where nothing was. */
  found: ListedFood[] | null;
  groups: ListedGroup[];
  /** Null where the address names none that there can be. */
  page: number | null;
  pageCount: number;
}

interface ListedGroup extends PagedGroup<ListedFood> {
  id: FoodGroup;
  name: string;
}

export const foodCount = foods.length;

const foundAtMost = 60;
const longestQuery = 200;
/** Of each group, where nothing is chosen: three columns of two. */
const previewed = 6;

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The foods that an address asks for (`?q=`, a choice and `&page=`), each group by the alphabet; the first of
 * every group where nothing is asked for.
 */
export function foodListing(parameters: Parameters): FoodListing {
  const query = firstValue(parameters.q).trim().slice(0, longestQuery);
  const choice = foodChoice(parameters);
  const isFiltered = Object.values(choice).some((value) => value !== null);
  const page = pageNumber(parameters.page);
  const asked = { query, choice, isFiltered, page };
  if (query !== '') {
    const found = findFoods(query, { limit: foundAtMost })
      .filter(({ food }) => suits(food, choice))
      .map(({ food }) => listed(food));
    return { ...asked, total: found.length, found, groups: [], pageCount: 1 };
  }
  const all = isFiltered
    ? groupsOf(foods.filter((food) => suits(food, choice)))
    : (allGroups ??= groupsOf(foods));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const shown = pagedGroups(all, { page: page ?? 1, preview: isFiltered ? null : previewed });
  return { ...asked, total, found: null, ...shown };
}

/** Reads the choice out of the address; what it does not know counts as not chosen. */
function foodChoice(parameters: Parameters): FoodChoice {
  const given = (name: string) => firstValue(parameters[name]);
  return {
    age: listedAges.find((age) => String(age) === given('age')) ?? null,
    without: allergens.find((code) => code === given('without')) ?? null,
    group: listedGroups.find((group) => group === given('group')) ?? null,
    rich: given('rich') === 'iron' ? 'iron' : null,
    choking: given('choking') === 'low' ? 'low' : null,
  };
}

function suits(food: Food, { age, without, group, rich, choking }: FoodChoice): boolean {
  return (
    (age === null || (food.fromMonths !== null && food.fromMonths <= age)) &&
    (without === null || !(food.allergens.includes(without) || food.mayContain.includes(without))) &&
    (group === null || food.group === group) &&
    (rich === null || isIronRich(food)) &&
    (choking === null || food.choking === 'none')
  );
}

/** A source of iron by the marks that the rules go by, and given to young children at all. */
function isIronRich({ flags, fromMonths }: Food): boolean {
  return (
    fromMonths !== null &&
    ['haem_iron', 'plant_iron', 'iron_fortified'].some((flag) => flags.some((own) => own === flag))
  );
}

let allGroups: ListedGroup[] | undefined;

function groupsOf(chosen: readonly Food[]): ListedGroup[] {
  return listedGroups
    .map((id) => {
      const items = chosen
        .filter(({ group }) => group === id)
        .map(listed)
        .sort((one, other) => one.title.localeCompare(other.title, 'en-GB'));
      return { id, name: groupNames[id], items, count: items.length };
    })
    .filter(({ count }) => count > 0);
}

function listed(food: Food): ListedFood {
  const { id, name, choking } = food;
  const { verdict } = foodAnswer(food);
  return {
    id,
    title: name,
    path: foodPath(id),
    verdict,
    answer: foodAnswerWords(food),
    allergens: allergensInWords(food.allergens),
    isChokingRisk: choking !== 'none',
    isIronRich: isIronRich(food),
  };
}
