import { amountOf, ingredientLine } from './ingredient-line';

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
    expect(ingredientLine({ household, preparation })).toEqual({ amount: household, toDo });
  });
});

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
