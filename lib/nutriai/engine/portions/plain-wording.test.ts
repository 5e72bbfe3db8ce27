import { readTextItem } from '../insights/read-text-item';

const served = (text: string, ageMonths = 24) =>
  readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' }).foods;

const grams = (text: string, ageMonths?: number) =>
  Math.round(served(text, ageMonths).reduce((sum, food) => sum + (food.grams ?? 0), 0));

describe('how parents write of amounts', () => {
  it.each([
    ['3/4 of a mashed nana', '3/4 of a mashed banana'],
    ['2 tbsp beef taco meat', '2 tbsp minced beef'],
    ['saus roll half', 'half a sausage roll'],
    ['oat bar organix', '1 organix bar'],
    ['feta crumble 10 g', '10 g feta'],
    ['2 chicken goujons breaded', '2 chicken goujons'],
    ['pancake 3 inch x2', 'small pancake x2'],
    ['half an 8in quesadilla', 'half a quesadilla'],
    ['kid sized plate of pasta', 'plate of pasta'],
    ['moi moi 1 wrap', '1 piece of moi moi'],
    ['chicken fajita, half a wrap', 'chicken fajita, half'],
    ['suco 100 ml de laranja', '100 ml orange juice'],
    ['malt loaf, 1 slice buttered', '1 slice of malt loaf with butter'],
    ['3 tbsp dal finished with a tsp of ghee', '3 tbsp dal with a tsp of ghee'],
    ['150 ml milk in a cup, spilt 40', '150 ml milk in a cup, spilled 40'],
    ['hot dog, no bun', 'hot dog'],
    ['mezza mozzarella da 100', 'mezza mozzarella da 100 g'],
    ['toast 2 soldiers', '2 soldiers of toast'],
    ['cheese toastie, 3 of the 4 triangles', '3/4 cheese toastie'],
    ['ham sandwich on one slice folded', 'half a ham sandwich'],
    ['1 egg omelette strips', '1 egg omelette'],
    ['1 cube frozen lentil stew', '1 ice cube of lentil stew'],
    ['toast with beans, 2 tbsp', '1 toast and 2 tbsp beans'],
    ['toast and jam 1 round cut in 4', '1 slice of toast and jam'],
    ['waffle frozen 1 eggo', '1 eggo'],
    ['yoghurt, 1 petit filous', '1 petit filous'],
    ['kanapka z szynką i ogórkiem 1', '1 kanapka z szynką i ogórkiem'],
    ['pancakes 2 silver dollar', '2 mini pancakes'],
    ['2 idli coconut chutney', '2 idli, coconut chutney'],
    [
      'roast dinner small plate: 2 slices turkey, 2 roast potatoes, carrots',
      '2 slices turkey, 2 roast potatoes, carrots',
    ],
    ['babybel type cheese', 'babybel'],
    ['2 digestive style biscuits', '2 digestive biscuits'],
    ['yoghurt pot 50 g, 2 small ones', '100 g yoghurt'],
    ['fried egg, just the white', '1 egg white'],
    ['ein Ei, Eigelb liegen gelassen', '1 egg white'],
    ['a bowl of chicken noodle soup, noodles all gone', 'a bowl of chicken noodle soup'],
    ['smoothie half a banana 100 ml milk', 'half a banana, 100 ml milk'],
  ])('are counted as what they mean: %s', (text, meant) => {
    expect(grams(text)).toBe(grams(meant));
    expect(grams(text)).toBeGreaterThan(0);
  });

  it('has less spread on a finger of toast than on a slice', () => {
    const spread = (text: string) => served(text).find(({ food }) => food.id === 'hummus')?.grams ?? 0;
    expect(spread('1 finger of toast with hummus')).toBeLessThan(spread('1 slice of toast with hummus') / 2);
    expect(spread('1 finger of toast with 1 tbsp hummus')).toBe(15);
  });

  it('counts a packet of instant noodles cooked, and what was weighed dry as dry', () => {
    expect(grams('half a packet of instant noodles')).toBeGreaterThan(80);
    expect(grams('35 g instant noodles')).toBe(35);
  });
});
