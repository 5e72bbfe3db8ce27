import { countSteps } from '../text/count-steps.test-helper';
import { foreignAllergiesIn } from './foreign-allergies';
import { foodsInEnglish } from './foods-in-english';
import { statedFacts } from './stated-facts';

test.each([
  ['allergique au lait peut il manger du fromage', ['milk']],
  ['il est allergique à l’œuf, des crêpes ?', ['egg']],
  ['mon bébé a une allergie au lait de vache, yaourt possible?', ['milk']],
  ['alergia a la leche puede comer yogur', ['milk']],
  // The words take in peanuts as well.
  ['alérgico a frutos secos puede tomar pesto', ['peanut', 'tree_nuts']],
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

test.each([
  ['süt alerjisi olan bebek yoğurt yiyebilir mi', ['milk']],
  ['bebeğim süte alerjisi var peynir verebilir miyim', ['milk']],
  ['fıstık alerjisi var fıstık ezmesi olur mu', ['peanut', 'tree_nuts']],
  ['طفلي عنده حساسية من البيض هل يأكل مايونيز', ['egg']],
  ['ابنتي تعاني من حساسية الحليب هل تأكل زبادي', ['milk']],
  ['मेरे बच्चे को अंडे से एलर्जी है क्या वह मेयोनेज़ खा सकता है', ['egg']],
  ['doodh se allergy hai kya dahi de sakte hai', ['milk']],
  ['synek ma alergię na jajka czy może zjeść omlet', ['egg']],
  ['pinda allergie, pindakaas', ['peanut']],
])('reads the allergy of “%s” by its foods in English', (question, allergens) => {
  expect(statedFacts(foodsInEnglish(question)).allergies).toEqual(allergens);
});

test.each([
  ['süt alerjisi, yoğurt', 'milk alerjisi, yoghurt'],
  ['bebeğimin süt alerjisi var', 'my baby milk alerjisi var'],
  ['هل يأكل البيض والجبنة؟', 'هل يأكل egg and cheese؟'],
  ['can she have kek', 'can she have kek'],
  ['wie viel ei am tag', 'wie viel ei am tag'],
])('“%s” becomes “%s”', (text, english) => {
  expect(foodsInEnglish(text)).toBe(english);
});

test.each([
  ['er verträgt keine eier, kann er pfannkuchen essen', ['egg']],
  ['sie vertragt keine milch darf sie joghurt', ['milk']],
  ['er verträgt milch nicht, darf er käse', ['milk']],
  ['mam córkę z alergią na mleko, czy może jeść masło', ['milk']],
  ['nie toleruje laktozy czy może jeść jogurt', ['milk']],
  ['no tolera la lactosa ¿puede tomar queso?', ['milk']],
  ['no puede comer huevo ¿le doy mayonesa?', ['egg']],
  ['il ne supporte pas les oeufs, une omelette ?', ['egg']],
  ['non tollera il latte, può mangiare la ricotta', ['milk']],
  ['não pode comer ovo. panqueca pode?', ['egg']],
  ['mijn zoon verdraagt geen melk mag hij yoghurt', ['milk']],
  ['kan niet tegen pinda, mag ze pindakaas', ['peanut']],
  ['yumurta yiyemiyor mayonez olur mu', ['egg']],
  ['doodh nahi pi sakta, paneer de sakte hain', ['milk']],
])('reads what is not tolerated in “%s”', (question, allergens) => {
  expect(statedFacts(foodsInEnglish(question)).allergies).toEqual(allergens);
});

test.each([
  'sie verträgt milch gut, darf sie käse',
  'no puede comer sola todavía',
  'er darf keine angst haben',
])('reads no allergy in “%s”', (question) => {
  expect(statedFacts(foodsInEnglish(question)).allergies).toEqual([]);
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

test('looks up words in proportion to the length', () => {
  const lookUps = (times: number) =>
    countSteps(() => foreignAllergiesIn('allergique au lait et '.repeat(times))).lookUps;
  lookUps(10);
  const once = lookUps(500);
  expect(once).toBeGreaterThan(500);
  expect(lookUps(1_000)).toBeLessThan(2.1 * once);
});
