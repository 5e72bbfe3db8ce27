import { drawnCutNames } from '../../../nutriai/engine/knowledge/schemas/texture-words';
import { drawnCuts } from './drawn-cuts';

it.each([
  ['mashed', 'Peel, and mash with a fork; or give a ripe finger-length strip.', ['mashed', 'finger_length']],
  ['grated', 'Grate, or cut into thin strips. No cubes or strings.', ['grated', 'thin_strips']],
  ['mashed', 'Cook until very soft, without salt, and mash well.', ['mashed']],
  ['minced', 'Cook through with no pink left and crumble finely into mash.', ['minced']],
  ['mashed', 'Take out any stone or pips, quarter lengthways and mash. Never give whole.', ['mashed']],
  ['flaked', 'Cook through, check for bones, and flake. Never mash the bones in.', ['flaked']],
  ['thin_layer', 'Break into small pieces and serve with something moist.', ['bite_size']],
  ['stirred_in', 'Stir into porridge, with soft fruit in small pieces.', ['stirred_in']],
  ['stirred_in', 'Better left out. At most a trace in the family pot.', ['little']],
  ['drink', 'On demand, alongside meals.', ['drink']],
] as const)('draws %s of “%s” as %j', (cut, text, drawn) => {
  const cuts = drawnCuts({ cut, text });
  expect(cuts).toEqual(drawn);
  expect(cuts.every((each) => drawnCutNames.includes(each))).toBe(true);
});
