import { readRequests } from '../testing/read-requests';
import { readRequest } from './read-request';
import { processorTimeMs } from '@/lib/platform/testing/processor-time';

/** What the words of a request are taken to ask for, short. */
function readOf(text: string): string {
  const { allergies, unknownAllergies, dislikes, diet, equipment, minutes, ageMonths, meal, texture } =
    readRequest(text);
  const allergens = allergies.flatMap((each): readonly string[] =>
    each.allergens.length > 0 ? each.allergens : [each.words],
  );
  return [
    ...[...new Set(allergens)].sort().map((each) => `no:${each}`),
    ...unknownAllergies.map((words) => `unknown:${words}`),
    ...dislikes.map(({ words }) => `without:${words}`),
    ...(diet ? [diet.diet] : []),
    ...equipment,
    ...(minutes === null ? [] : [`${minutes}min`]),
    ...(ageMonths === null ? [] : [`${ageMonths}mo`]),
    ...(texture ? [texture] : []),
    ...(meal ? [meal] : []),
  ].join(' ');
}

describe('a request in a parent’s words', () => {
  it.each([
    ['something for lunch, he’s allergic to milk and egg', 'no:egg no:milk lunch'],
    ['egg free dairy free dinner', 'no:egg no:milk dinner'],
    ['gluten-free, dairy-free, egg-free birthday treat', 'no:egg no:gluten no:milk'],
    ['alergic to dairy and nutz, 9 mths', 'no:milk no:peanut no:tree_nuts 9mo'],
    ['allergies: milk, soya, egg - fun dinner', 'no:egg no:milk no:soy dinner'],
    ['no diary please', 'no:milk'],
    ['she’s got a peanut and egg allergy', 'no:egg no:peanut'],
    ['CMPA baby 9 months', 'no:milk 9mo'],
    ['sin huevo ni leche, cena para 10 meses', 'no:egg no:milk 10mo dinner'],
    ['tree nut allergic, seeds fine. snack', 'no:tree_nuts snack'],
    ['allergic to xylomel', 'unknown:xylomel'],
    ['allergic to kiwi and strawberries', 'no:kiwi no:strawberries'],
    ['FPIES to oats and rice', 'no:oats no:rice'],
    ['egg and dairy are off the menu; he’s 17 months', 'no:egg no:milk 17mo'],
    ['polenta without cheese or butter', 'without:cheese without:butter'],
    ['no mushrooms, he spits them out', 'without:mushrooms'],
    ['hates avocado. love mango', 'without:avocado'],
    ['with lentils. She hates peas', 'without:peas'],
    ['with lentils, she hates peas', 'without:peas'],
    ['dinner with fish. Free from milk', 'no:milk dinner'],
    ['carrots, he won’t eat them', 'without:carrots'],
    ['without bread, chicken', 'without:bread'],
    ['keep it onion free', 'without:onion'],
    ['no meat, no fish, eggs ok', 'no:fish without:meat vegetarian'],
    ['vegetarian not needed', ''],
    ['plant based', 'vegan'],
    ['only a microwave and a bowl', 'no_oven no_hob'],
    ['we only have a kettle and microwave', 'no_oven no_hob'],
    ['microwaveable porridge with banana', 'no_oven no_hob'],
    ['lunch in five minutes no cook', 'no_cooking 5min lunch'],
    ['oven is broken, one pan', 'no_oven one_pan'],
    ['don’t own an oven or a blender', 'no_oven no_blender'],
    ['turkey in freezer', ''],
    ['it has to go in the freezer', 'freezer'],
    ['dinner in a quarter of an hour', '15min dinner'],
    ['14mo dinner 30m no gluten', 'no:gluten 30min 14mo dinner'],
    ['a year and a half, picky', '18mo'],
    ['weaning day one, 26 weeks', '6mo'],
    ['puree no lumps at all, 6.5 months', '6mo puree'],
    ['finger food for one who hates mush', 'soft_finger'],
    ['vegetarian tea for 11 months', 'vegetarian 11mo dinner'],
    ['fennel tea', ''],
  ])('%s', (text, expected) => expect(readOf(text)).toBe(expected));

  it('never loses an allergy of the written requests', () => {
    const lost = [...readRequests('open'), ...readRequests('unseen')].flatMap(({ text, asks }) => {
      const named = (asks.get('a') ?? '').split(',').filter((word) => word !== '');
      const { allergies, dislikes } = readRequest(text);
      const read = [
        ...allergies.flatMap((each) => [...each.allergens, each.words]),
        ...dislikes.map(({ words }) => words),
      ];
      const isRead = (word: string) =>
        read.some((each) => each === word || each.replace(/(ie)?s$/, '').startsWith(word.slice(0, -1)));
      return named.every(isRead) ? [] : [`${text} → ${read.join()}`];
    });
    expect(lost).toEqual([]);
  });

  it('takes time in proportion to its length', () => {
    const words =
      'no milk, egg or allergic to nuts and without cheese, she hates peas, only a microwave 5 min ';
    expect(processorTimeMs(() => readRequest(words.repeat(40)))).toBeLessThan(5_000);
  });
});
