import { readAs } from './read-as';

const meant = (text: string, ageMonths = 3) => readAs(text, ageMonths).text;

it.each([
  ['bf 10 min left side', '80 ml breast milk'],
  ['bf 10 mins both sides', '96 ml breast milk'],
  ['Breastfed for 12 minutes, left side', '80 ml breast milk'],
  ['breastfeed, short one, 5 mins', '56 ml breast milk'],
  ['nursed x3 overnight', '240 ml breast milk'],
  ['2 bf today + 1 bottle 6oz', '160 ml breast milk + 6 oz formula'],
  ['gestillt 20 min beide Seiten', '96 ml breast milk'],
  ['tétée 15 min sein gauche', '80 ml breast milk'],
  ['pecho 15 min los dos lados', '96 ml breast milk'],
  ['poppata 10 min dx 10 min sx', '96 ml breast milk'],
  ['borst 15 min links 5 min rechts', '96 ml breast milk'],
  ['pierś 10 min lewa', '80 ml breast milk'],
  ['mamou 10 minutos', '80 ml breast milk'],
  ['sağ meme 10 dk sol meme 10 dk', '96 ml breast milk'],
  ['رضاعة طبيعية ربع ساعة', '80 ml breast milk'],
  ['दोनों तरफ से 20 मिनट दूध पिया', '96 ml breast milk'],
])('counts a feed at the breast as what is usual: %s', (text, amount) => {
  expect(meant(text)).toBe(amount);
});

it('counts less of the newborn', () => {
  expect(meant('bf 10 min left side', 0)).toBe('55 ml breast milk');
});

it.each([
  'chicken breast 30 g',
  'pecho de pollo 30 g',
  'pierś z kurczaka 2 łyżki',
  'bf porridge and banana',
  'nursery lunch pasta',
])('takes no food for one: %s', (text) => {
  expect(meant(text, 12)).not.toContain('breast milk');
});
