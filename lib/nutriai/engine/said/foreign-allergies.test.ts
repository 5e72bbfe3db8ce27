import { foreignAllergiesIn } from './foreign-allergies';
import { statedFacts } from './stated-facts';

test.each([
  ['allergique au lait peut il manger du fromage', ['milk']],
  ['il est allergique à l’œuf, des crêpes ?', ['egg']],
  ['mon bébé a une allergie au lait de vache, yaourt possible?', ['milk']],
  ['alergia a la leche puede comer yogur', ['milk']],
  ['alérgico a frutos secos puede tomar pesto', ['tree_nuts']],
  ['milcheiweißallergie darf sie joghurt', ['milk']],
  ['mein sohn hat eine kuhmilchallergie', ['milk']],
  ['allergisch gegen erdnüsse und sesam, hummus?', ['peanut', 'sesame']],
  ['allergia al latte può mangiare parmigiano', ['milk']],
  ['alergia ao ovo pode comer panqueca', ['egg']],
  ['uczulenie na mleko czy może jeść jogurt', ['milk']],
  ['yumurtaya alerjisi var krep yiyebilir mi', ['egg']],
])('reads the allergy of “%s”', (question, allergens) => {
  expect(statedFacts(question).allergies).toEqual(allergens);
});

test('an allergy to what is not known stays unread, so that nothing is allowed by mistake', () => {
  expect(statedFacts('allergisch voor xyloptera mag hij kaas').unreadAllergies).toEqual(['xyloptera']);
});

test.each([
  'pollenallergie im frühling',
  'is he allergic?',
  'quels allergènes introduire',
  'milch ist gesund',
])('finds none in “%s”', (text) => {
  expect(foreignAllergiesIn(text)).toEqual([]);
});

test('takes time in proportion to the length', () => {
  const long = 'allergique au lait et '.repeat(2_000);
  const start = process.cpuUsage().user;
  foreignAllergiesIn(long);
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(3_000);
});
