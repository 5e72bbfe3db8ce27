import { type Food } from '../foods/food';
import { type KitchenFood, type Role } from './kitchen/kitchen-food';

/** Most grams of a food in a serving, by what it is: strong, rich, salty or to be limited. */
const byFood: Readonly<Record<string, number>> = {
  garlic: 1,
  celery: 10,
  'spring-onion': 4,
  'desiccated-coconut': 5,
  coconut: 6,
  parmesan: 4,
  feta: 5,
  'canned-light-tuna': 20,
  'tomato-puree': 6,
  'shop-hummus': 20,
  hummus: 25,
  natto: 15,
  'sesame-seeds': 5,
  flaxseed: 4,
  'chia-seeds': 4,
  'hemp-seeds': 5,
  'brazil-nut': 3,
  'egg-white': 25,
  'passion-fruit': 20,
  grapefruit: 30,
  'evaporated-milk': 20,
  'dried-whole-milk': 8,
  prawn: 18,
  'rye-bread': 16,
};

const byRole: Partial<Record<Role, number>> = {
  nut: 9,
  fat: 9,
  cheese: 9,
  sharp: 5,
  shellfish: 20,
  coconut: 40,
  aromatic: 20,
  flour: 30,
  bread: 32,
  cereal: 22,
  oats: 40,
};

/** No limit but the pattern's own. */
const plenty = 500;
const liverGrams = 8;
const driedFruitGrams = 12;

/** Most grams of a food in one serving. */
export function mostGrams({ food: id, role }: KitchenFood, { flags }: Food): number {
  if (flags.includes('liver')) return liverGrams;
  if (flags.includes('dried_fruit')) return driedFruitGrams;
  return byFood[id] ?? byRole[role] ?? plenty;
}
