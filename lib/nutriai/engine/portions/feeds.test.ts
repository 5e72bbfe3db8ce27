import { readTextItem } from '../insights/read-text-item';
import { readAs } from './read-as';

const meant = (text: string, ageMonths = 5) => readAs(text, ageMonths).text;

describe('milk feeds of one text', () => {
  it.each([
    ['100 + 120 + 90 + 130 mls formula', '440 ml formula'],
    ['3oz 3oz 4oz', '10 oz formula'],
    ['90, 120, 90 ml of formula over the day', '300 ml formula'],
    ['2 oz formula every 3 hrs so 8 bottles today', '16 oz formula'],
    ['formula 8oz at 7am, 6 oz at 2 pm', '14 oz formula'],
    ['4 bottles of 150 ml', '600 ml formula'],
    ['2 bottles: 180 ml and 160 ml', '340 ml formula'],
    ['5 x 120ml formula', '600 ml formula'],
    ['80 ml x 5 feeds', '400 ml formula'],
    ['90 ml ebm then 60 ml formula', '90 ml breast milk + 60 ml formula'],
    ['420 ml formula, 120 ml expressed, total 540 ml', '420 ml formula + 120 ml breast milk'],
  ])('are added up: %s', (text, sum) => {
    expect(meant(text)).toBe(sum);
  });

  it.each([
    ['180 ml bottle, left 40ml', '140 ml formula'],
    ['biberon 180 ml, reste 60ml', '120 ml formula'],
    ['biberón de 5 onzas, dejó 2', '3 oz formula'],
    ['Flasche 120 ml, 20 ml übrig', '100 ml formula'],
    ['formula 6 oz but an oz still in the bottle', '5 oz formula'],
    ['took 75 of a 90ml bottle', '75 ml formula'],
    ['120 ml bottle, drank 90', '90 ml formula'],
    ['6 oz bottle, drank half', '3 oz formula'],
    ['half of a 6 oz bottle', '3 oz formula'],
    ['150 ml made up, had all but 20 ml formula', '130 ml formula'],
    ['left 2oz of 8', '6 oz formula'],
    ['tried 60ml, took 25', '25 ml formula'],
    ['dream feed 150, spat up a bit after', '150 ml formula'],
    ['6oz + another 1 oz top up', '7 oz formula'],
  ])('count without what was left: %s', (text, sum) => {
    expect(meant(text)).toBe(sum);
  });

  it.each([
    ['120 ml Pre', '120 ml formula'],
    ['60 ml expressed top-up', '60 ml breast milk'],
    ['leche materna 90 ml', 'breast milk 90 ml'],
    ['5 scoops formula powder with 150 ml water', '167 ml formula'],
    ['120 ml Wasser mit 4 Messlöffel Pre', '134 ml formula'],
    ['7 scoops cow & gate in 210 ml water', '234 ml formula'],
    ['2 scoops similac + 4 oz water', '129 ml formula'],
  ])('have their own names: %s', (text, named) => {
    expect(meant(text)).toBe(named);
  });

  it.each([
    '120 ml formula',
    'whole milk 150 ml and half a banana',
    '2 scoops of baby rice with 60 ml water',
    'bottle and some porridge',
    'left the crusts',
    '3 scoops ice cream',
  ])('are all that is read so: %s stays', (text) => {
    expect(meant(text)).toBe(text);
  });

  it('are parts of a usual bottle where no amount was said, and nothing of a feed at the breast', () => {
    expect(meant('bottle before nap, didn’t finish it, maybe 2/3', 8)).toBe('120 ml formula');
    expect(meant('2 bottles', 8)).toBe('360 ml formula');
    expect(meant('2 feeds', 8)).toBe('2 feeds');
  });

  it('are not guessed for an older child', () => {
    expect(meant('took 4 of 6 oz', 20)).toBe('took 4 of 6 oz');
  });

  it('are shown as formula where nothing was named', () => {
    const [feed] = readTextItem('3oz 3oz 4oz', {
      grams: undefined,
      weights: [],
      ageMonths: 3,
      locale: 'us',
    }).foods;
    expect(feed).toMatchObject({ isEstimate: true, words: '3oz 3oz 4oz, read as formula' });
  });
});

it('gives no cow’s milk to a baby who had their mother’s', () => {
  for (const text of [
    'leche materna 90 ml',
    'leite materno 90 ml',
    '90 ml latte mio tirato',
    '90 ml Muttermilch',
  ]) {
    const { foods, notCounted } = readTextItem(text, {
      grams: undefined,
      weights: [],
      ageMonths: 5,
      locale: 'us',
    });
    expect(foods.map(({ food }) => food.id)).toEqual(['breast-milk']);
    expect(notCounted).toEqual([]);
  }
});
