import { amountOf, ingredientLine } from './ingredient-line';

const none = { ingredients: [], steps: [] };

describe('ingredientLine', () => {
  it.each([
    ['2 eggs', 'beaten, cooked through', 'beaten'],
    ['1 egg', 'boiled hard for 10 minutes, cooked through', ''],
    ['1 carrot', 'cooked soft, finely grated', 'finely grated'],
    ['1 ripe pear', 'peeled, cored and cooked soft', 'peeled, cored'],
    ['1/2 stick', 'cooked soft, strings off, finely chopped', 'strings off'],
    ['1/3 ripe mango', 'ripe, peeled, mashed, strings removed', 'peeled, mashed, strings removed'],
    ['60 ml', 'boiled and cooled to warm', 'boiled and cooled to warm'],
    ['1 small apple', 'peeled, cooked soft, grated before cooking', 'peeled, grated'],
    ['2 tbsp, unsalted', 'smooth, stirred in', 'smooth'],
    ['1 tbsp', '', ''],
  ])('%s (%s) lists "%s" to do', (household, preparation, toDo) => {
    expect(ingredientLine({ food: 'apple', household, preparation }, none)).toEqual({
      amount: household,
      toDo,
    });
  });

  it.each([
    ['banana', 'mashed', 'Mash the banana and beat in the eggs.', ''],
    ['banana', 'mashed', 'Add the mashed banana.', 'mashed'],
    ['banana', 'mashed', 'Mash the avocado and stir in the banana.', 'mashed'],
    ['banana', 'mashed', 'Mash to suit and cool.', 'mashed'],
    ['pear', 'peeled and finely grated', 'Peel the pear and finely grate it.', ''],
    ['pear', 'peeled and finely grated', 'Grate the pear.', 'peeled and finely grated'],
    ['sweet-potato', 'peeled, diced, cooked soft', 'Peel and dice the sweet potato.', ''],
    ['sweet-potato', 'diced small', 'Peel and dice the egg and sweet potato small.', ''],
    ['mango', 'ripe, stringy parts left out', 'Mash the mango, leaving out any stringy parts.', 'ripe'],
    ['orange', 'pips and skin removed', 'Cut the orange out of its skin.', 'pips and skin removed'],
    ['orange', 'pips and skin removed', 'Chop the orange, leaving out skin and pips.', ''],
    ['almond', 'ground to a powder', 'Grind the almonds as fine as flour.', ''],
    ['almond', 'ground to a powder', 'Grind the almonds.', 'ground to a powder'],
    ['tinned-tomatoes', 'no added salt', 'Add the tinned tomatoes.', 'no added salt'],
    ['avocado', 'in strips', 'Cut the avocado into strips.', ''],
    ['spinach', 'squeezed', 'Wilt the spinach, then squeeze it.', ''],
  ])('%s, %s, leaves out what "%s" says', (food, preparation, step, toDo) => {
    const ingredients = [food, 'egg', 'avocado'].map(line);
    const method = { ingredients, steps: [step] };
    expect(ingredientLine({ food, household: '1', preparation }, method).toDo).toBe(toDo);
  });
});

const line = (food: string) => ({ food, grams: 50, household: '1', preparation: '' });

describe('amountOf', () => {
  it.each([
    ['2 eggs', 'egg', '2 eggs', ''],
    ['55 g dry (140 g cooked)', 'red lentils', '55 g dry red lentils', '(140 g cooked)'],
    ['6 tbsp, fortified with iron', 'baby rice', '6 tbsp baby rice', 'fortified with iron'],
    ['a pinch', 'Cumin', 'a pinch of cumin', ''],
    ['4 florets', 'broccoli', '4 florets of broccoli', ''],
    ['90 g, drained, from a tin', 'chickpeas', '90 g chickpeas', 'drained, from a tin'],
    ['3 tbsp, plain', 'Greek yoghurt', '3 tbsp Greek yoghurt', 'plain'],
  ])('%s of %s: %s', (amount, name, what, note) => {
    expect(amountOf(amount, name)).toEqual({ what, note });
  });
});
