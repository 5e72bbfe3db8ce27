import type { FoodAnswer } from '../../../contract/nutriai-public';
import type { FoodMatch } from '../../engine/foods/find-foods';
import type { Food } from '../../engine/foods/food';
import { sources } from '../../engine/sources';
import { dietsOf, roundedAmounts } from './recipe-answer';

/** A food as the contract shows it. `url` is the address of its page; `match` says why it was found. */
export function foodAnswerOf(food: Food, url: string, match: FoodMatch | null): FoodAnswer {
  return {
    id: food.id,
    name: food.name,
    synonyms: [...food.synonyms],
    url,
    group: food.group,
    allergens: [...food.allergens],
    may_contain: [...food.mayContain],
    flags: [...food.flags],
    diets: dietsOf(food.diet),
    choking: food.choking,
    from_months: food.fromMonths,
    serving: food.serving.map(({ fromMonths, texture, cut, text }) => ({
      from_months: fromMonths,
      texture,
      cut,
      text,
    })),
    note: food.note ?? null,
    composition: food.forms.map(({ state, description, composition, source }) => ({
      state,
      description,
      per_100_g: roundedAmounts(composition),
      source: sources[source],
    })),
    measures: food.measures.map(({ label, unit, grams }) => ({ label, unit, grams })),
    sources: food.sources.map((id) => sources[id]),
    match: match && { name: match.matched, kind: match.kind, score: match.score },
  };
}
