import { assess } from './assess';

const told: readonly (readonly [string, string])[] = [
  ['leche', 'cheese'],
  ['lait', 'yoghurt'],
  ['Milch', 'cheese'],
  ['leite', 'cheese'],
  ['süt', 'cheese'],
  ['mleko', 'cheese'],
  ['koemelk', 'cheese'],
  ['zuivel', 'cheese'],
  ['दूध', 'paneer'],
  ['حليب', 'cheese'],
  ['proteína de leche de vaca', 'cheese'],
  ['protéines de lait', 'cheese'],
  ['Milcheiweiß', 'cheese'],
  ['Kuhmilchallergie', 'cheese'],
  ['alergia a la leche', 'cheese'],
  ['huevo', 'pancakes'],
  ['Ei', 'pancakes'],
  ['uova', 'quiche'],
  ['ovo', 'quiche'],
  ['jajko', 'pancakes'],
  ['yumurta', 'pancakes'],
  ['œuf', 'quiche'],
  ['noix', 'almond butter'],
  ['nueces', 'pesto'],
  ['Nüsse', 'cashew butter'],
  ['orzechy', 'almond butter'],
  ['fıstık', 'satay'],
  ['cacahuete', 'satay'],
  ['poisson', 'tuna'],
  ['Fisch', 'salmon'],
  ['vis', 'tuna'],
  ['Sesam', 'hummus'],
  ['soja', 'tofu'],
  ['trigo', 'pasta'],
  ['Weizen', 'couscous'],
  ['crustacés', 'prawns'],
  ['schaaldieren', 'prawns'],
  ['apio', 'celeriac'],
];

// As the profile form, the log and the API hand it over: words that are no code.
test.each(told)('a child recorded as allergic to “%s” is given no %s', (words, food) => {
  const { verdict, findings } = assess({ text: food }, { ageMonths: 14, otherAllergies: [words] });
  expect(verdict).toBe('block');
  expect(findings.some(({ rule }) => rule.startsWith('H24'))).toBe(true);
});

test('a single food in another language stays that food', () => {
  const child = { ageMonths: 14, otherAllergies: ['fraise'] };
  const blocked = (text: string) =>
    assess({ text }, child).findings.some(({ rule }) => rule.startsWith('H24'));
  expect([blocked('strawberry'), blocked('banana')]).toEqual([true, false]);
});
