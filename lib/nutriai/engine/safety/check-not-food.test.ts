import { assess } from './assess';
import { isNoFood } from './check-not-food';

const findingFor = (locale: 'uk' | 'us' | 'who' | undefined, text: string) =>
  assess({ text }, { ageMonths: 14, allergies: [], ...(locale && { locale }) }).findings.find(({ rule }) =>
    rule.startsWith('not-food-'),
  );

test.each([
  ['uk', /call 111 now.*999/s],
  ['us', /1-800-222-1222.*911/s],
  ['who', /poison centre.*112/s],
  [undefined, /poison centre.*112/s],
] as const)('says whom to call where the family lives: %s', (locale, numbers) => {
  expect(findingFor(locale, 'bleach')?.instead).toMatch(numbers);
});

test('blocks a dose at any age and confirms none', () => {
  const finding = findingFor('uk', 'calpol 2.5 ml');
  expect(finding).toMatchObject({ rule: 'not-food-medicine', severity: 'block' });
  expect(`${finding?.message} ${finding?.instead}`).not.toMatch(/2\.5|\d ml/);
});

test('sends a child who may have swallowed a battery to the emergency department', () => {
  expect(findingFor('us', 'coin cell battery')?.instead).toMatch(/emergency room at once/);
});

test('what is left out or only compared with is not blocked', () => {
  expect(findingFor('uk', 'banana porridge without paracetamol')).toBeUndefined();
  expect(findingFor('uk', 'peas the size of a marble, squashed')).toBeUndefined();
});

test.each([
  'avocado in little piles',
  'extra virgin olive oil',
  'ricotta and whey',
  'crema di porro e patate',
  'yaourt gras',
  'porridge, a little thinner than before',
])('a word that means food, or nothing of harm, in another language is not blocked: %s', (text) => {
  expect(findingFor('uk', text)).toBeUndefined();
});

test.each([
  'lambs liver, my mate says its poison for babies',
  'tomatoes are poison for toddlers says nan',
  'hígado, mi suegra dice que es veneno para los bebés',
  'fegato, la nonna dice che è veleno per i bimbi',
  'foie de veau, du poison pour les bébés selon ma tante',
])('what somebody calls poison is no poison in the meal: %s', (text) => {
  expect(findingFor('uk', text)).toBeUndefined();
});

test('poison itself is blocked', () => {
  expect(findingFor('uk', 'rat poison')).toMatchObject({ severity: 'block' });
  expect(findingFor('uk', 'papilla con veneno')).toMatchObject({ severity: 'block' });
});

test.each([
  [null, false],
  ['soup', false],
  ['cleaning-product', true],
])('%s is no food: %s', (compound, isNone) => {
  expect(isNoFood(compound)).toBe(isNone);
});

test('is a matter of safety', () => {
  expect(findingFor('uk', 'bleach')).toMatchObject({ kind: 'safety', severity: 'block', food: null });
});
