/** Foods that lift one another: the second is chosen more readily beside the first. Ids of foods. */
const pairs: readonly (readonly [string, ...string[]])[] = [
  ['salmon', 'dill', 'potato', 'green-peas', 'broccoli', 'sweet-potato', 'lemon-juice'],
  ['cod', 'parsley', 'potato', 'green-peas', 'leek', 'sweet-potato'],
  ['trout', 'potato', 'broccoli', 'dill', 'green-peas'],
  ['mackerel', 'beetroot', 'potato', 'dill'],
  ['sardine', 'tomato', 'pasta', 'wholewheat-pasta', 'parsley'],
  ['canned-light-tuna', 'sweetcorn', 'pasta', 'potato'],
  ['chicken-breast', 'sweetcorn', 'carrot', 'leek', 'potato', 'thyme'],
  ['chicken-thigh', 'carrot', 'sweetcorn', 'leek', 'thyme', 'pak-choi'],
  ['chicken-mince', 'carrot', 'courgette', 'pak-choi', 'ginger'],
  ['turkey-mince', 'sweet-potato', 'courgette', 'sage'],
  ['beef-mince', 'carrot', 'potato', 'tomato', 'onion', 'pasta'],
  ['lamb-mince', 'mint', 'aubergine', 'green-peas', 'bulgur', 'cumin'],
  ['pork-mince', 'apple', 'sage', 'pak-choi', 'ginger'],
  ['stewing-beef', 'carrot', 'swede', 'parsnip', 'potato', 'thyme'],
  ['lentils', 'carrot', 'sweet-potato', 'spinach', 'tomato', 'cumin', 'turmeric'],
  ['chickpeas', 'spinach', 'tomato', 'aubergine', 'tahini', 'cumin', 'butternut-squash'],
  ['black-beans', 'sweet-potato', 'avocado', 'corn-tortilla', 'sweetcorn', 'red-pepper', 'cumin'],
  ['kidney-beans', 'white-rice', 'tomato', 'red-pepper', 'paprika'],
  ['cannellini-beans', 'kale', 'tomato', 'courgette', 'sage', 'basil'],
  ['firm-tofu', 'broccoli', 'pak-choi', 'white-rice', 'sesame-oil', 'ginger', 'carrot'],
  ['egg', 'spinach', 'potato', 'tomato', 'courgette', 'chives', 'cheddar'],
  ['green-peas', 'mint', 'potato', 'leek', 'courgette'],
  ['spinach', 'ricotta', 'nutmeg', 'potato', 'lentils'],
  ['courgette', 'basil', 'ricotta', 'mint', 'pasta'],
  ['cauliflower', 'swiss-cheese', 'cumin', 'turmeric', 'pasta'],
  ['broccoli', 'swiss-cheese', 'pasta', 'potato'],
  ['pumpkin', 'coconut-milk', 'ginger', 'white-rice'],
  ['butternut-squash', 'sage', 'lentils', 'chickpeas', 'coconut-milk'],
  ['beetroot', 'dill', 'apple', 'potato'],
  ['parsnip', 'apple', 'pear', 'carrot'],
  ['tomato', 'basil', 'oregano', 'red-pepper', 'pasta'],
  ['sweet-potato', 'coconut-milk', 'peanut-butter', 'cinnamon', 'ginger'],
  ['apple', 'cinnamon', 'oats', 'blackberry', 'raisins', 'almond-butter'],
  ['pear', 'ginger', 'oats', 'almond-butter', 'vanilla', 'cinnamon'],
  ['banana', 'peanut-butter', 'oats', 'blueberry', 'cinnamon', 'whole-milk'],
  ['mango', 'coconut-milk', 'whole-yoghurt', 'cardamom', 'short-grain-rice'],
  ['strawberry', 'vanilla', 'greek-yoghurt', 'ricotta', 'banana'],
  ['raspberry', 'ricotta', 'almond-butter', 'vanilla', 'peach'],
  ['blueberry', 'vanilla', 'oats', 'lemon-zest', 'banana'],
  ['plum', 'cinnamon', 'greek-yoghurt', 'almond'],
  ['peach', 'almond-butter', 'vanilla', 'polenta', 'raspberry'],
  ['apricot', 'almond', 'semolina', 'cardamom'],
  ['prunes', 'pear', 'oats', 'walnut'],
  ['dates', 'walnut', 'tahini', 'banana'],
  ['fig', 'pistachio', 'greek-yoghurt'],
  ['avocado', 'black-beans', 'egg', 'banana', 'lemon-juice'],
];

const partners: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  const add = (food: string, partner: string) => {
    found.set(food, (found.get(food) ?? new Set()).add(partner));
  };
  for (const [food, ...others] of pairs) {
    for (const other of others) {
      add(food, other);
      add(other, food);
    }
  }
  return found;
})();

/** How often a food is chosen beside another that it lifts, against one that it merely goes with. */
const lift = 3;

/** 3 for each food of those chosen that a food lifts. */
export function pairingWeight(food: string, chosen: readonly string[]): number {
  const own = partners.get(food);
  return chosen.reduce((weight, other) => (own?.has(other) ? weight * lift : weight), 1);
}
