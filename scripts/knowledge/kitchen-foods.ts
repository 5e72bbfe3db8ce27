import type { KitchenFood, Measure } from '@/lib/nutriai/engine/composer/kitchen/kitchen-food';
import type { WrittenKitchenFoods } from '@/lib/nutriai/engine/knowledge/schemas/kitchen-foods';

type Group = WrittenKitchenFoods['groups'][number];
type WrittenFood = Group['foods'][number];

/** Returns the foods of a file with all that they share with their group. */
export function kitchenFoodsOf({ groups }: WrittenKitchenFoods): KitchenFood[] {
  return groups.flatMap(({ foods, ...group }) => foods.map((food) => kitchenFood(group, food)));
}

function kitchenFood(group: Omit<Group, 'foods'>, food: WrittenFood): KitchenFood {
  const isCounted = food.state !== undefined || food.measure.by === 'pinch';
  return {
    cut: '',
    title: food.name,
    weight: isCounted ? 1 : 0,
    ...group,
    ...food,
    measure: withPlural(food.measure),
  };
}

function withPlural(measure: WrittenFood['measure']): Measure {
  return measure.by === 'piece' ? { ...measure, many: measure.many ?? `${measure.one}s` } : measure;
}
