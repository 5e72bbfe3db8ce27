import { type Dish } from './dish';

/** Whether a cold dish comes with meat or fish that was just cooked: nobody wants that from the fridge. */
export function hasMeatBeside({ pattern, items }: Pick<Dish, 'pattern' | 'items'>): boolean {
  if (pattern.reheating !== 'cold' || pattern.kind === 'salad') return false;
  return items.some(({ food }) => food.group === 'flesh_foods');
}
