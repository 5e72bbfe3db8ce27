import { type Role } from '../kitchen/kitchen-food';
import { type KitchenFood } from '../kitchen/kitchen-food';

type Test = (food: KitchenFood) => boolean;

const role =
  (...names: readonly Role[]): Test =>
  (food) =>
    names.includes(food.role);
const ids =
  (...names: readonly string[]): Test =>
  (food) =>
    names.includes(food.food);

const savouryProtein = role('fish', 'shellfish', 'mince', 'meat', 'pulse', 'tofu');
const sweetFruit: Test = (food) =>
  food.role === 'fruit' && !['avocado', 'apple', 'pear', 'plum', 'mango'].includes(food.food);

/** What a cook would not put in one pot unasked. */
const clashes: readonly (readonly [Test, Test])[] = [
  [
    role('fish', 'shellfish'),
    role('fish', 'shellfish', 'cheese', 'fruit', 'nut', 'mince', 'meat', 'pulse', 'egg', 'tofu'),
  ],
  [
    role('fish', 'shellfish'),
    ids(
      'beetroot',
      'pumpkin',
      'parsnip',
      'cabbage',
      'red-cabbage',
      'mushroom',
      'aubergine',
      'whole-yoghurt',
      'greek-yoghurt',
    ),
  ],
  [role('fish', 'shellfish'), ids('cumin', 'paprika', 'sage', 'mint', 'oregano', 'nutmeg')],
  [role('mince', 'meat'), role('fish', 'shellfish', 'egg', 'tofu', 'mince', 'meat')],
  [role('mince', 'meat', 'pulse', 'tofu'), ids('dill')],
  [role('tofu'), role('cheese', 'pulse', 'egg')],
  [role('tofu'), ids('whole-milk', 'unsalted-butter', 'ricotta', 'whipping-cream')],
  [savouryProtein, sweetFruit],
  [ids('egg'), role('pulse')],
  [ids('coconut-milk'), role('cheese', 'creamy')],
  [ids('coconut-milk'), ids('unsalted-butter', 'whole-milk', 'whipping-cream')],
  [ids('lemon-juice'), ids('whole-milk', 'whipping-cream')],
  [ids('avocado'), ids('cinnamon', 'vanilla', 'cardamom', 'unsalted-butter')],
  [ids('avocado'), role('oats')],
  [ids('beetroot'), ids('tomato', 'tinned-tomatoes', 'cinnamon', 'cumin', 'soba-noodles')],
  [ids('mushroom'), ids('coconut-milk', 'sweet-potato', 'cinnamon')],
  [ids('plantain'), role('cheese', 'creamy')],
  [ids('sweetcorn'), ids('beetroot', 'aubergine')],
  [ids('sesame-oil'), role('cheese', 'creamy', 'liquid', 'coconut', 'sauce')],
  [role('pulse'), role('pulse', 'tofu')],
  [role('sauce'), ids('whole-milk', 'pak-choi', 'beetroot')],
  [role('sauce'), role('coconut')],
  [role('vegetable', 'leaf'), ids('vanilla', 'cinnamon')],
];

/** Whether two foods are not put together unasked. */
export function clash(one: KitchenFood, other: KitchenFood): boolean {
  return clashes.some(([first, second]) => (first(one) && second(other)) || (first(other) && second(one)));
}
