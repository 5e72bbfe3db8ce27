import type { FoodCautionsAnswer } from '../../../contract/nutriai-meal-check';
import type { Child } from '../../engine/child';
import type { Food } from '../../engine/foods/food';
import { foods } from '../../engine/foods/food-list';
import { findingsOfFood } from '../../engine/safety/findings-of-food';
import { cautionsOf } from './meal-cautions';

type Cautions = Omit<FoodCautionsAnswer, 'baby'>;

/**
 * Returns the foods that speak against themselves at this child's table by their name alone, for a phone to
 * hold while it has no network. It knows no forms ("whole", "quartered") and no dishes: the server checks
 * those once the meal arrives.
 */
export function foodCautions({ child }: { child: Child }): Cautions {
  const listed = new Map<string, number>();
  const cautions: Cautions['cautions'] = [];
  const found: Cautions['foods'] = [];
  for (const food of foods) {
    const [first] = cautionsOf(findingsOfFood(food, child));
    if (first?.level !== 'stop') continue;
    const { food_name: _name, rule: _rule, source: _source, ...caution } = first;
    const text = JSON.stringify(caution);
    const index = listed.get(text) ?? cautions.push(caution) - 1;
    listed.set(text, index);
    found.push({ id: food.id, names: namesOf(food), caution: index });
  }
  return { cautions, foods: found, harmless: harmlessNames(found) };
}

const plain = (name: string) => name.toLowerCase();

const namesOf = ({ name, synonyms }: Food) => [...new Set([name, ...synonyms].map(plain))];

/** "Coconut milk" holds no milk. */
function harmlessNames(found: Cautions['foods']): string[] {
  const ids = new Set(found.map(({ id }) => id));
  const hazards = new Set(found.flatMap(({ names }) => names));
  return foods
    .filter(({ id }) => !ids.has(id))
    .flatMap(namesOf)
    .filter((name) => {
      const words = name.split(' ');
      return words.some((_, start) =>
        words.some((__, end) => end >= start && hazards.has(words.slice(start, end + 1).join(' '))),
      );
    });
}
