import { detectRedFlags } from './detect-red-flags';

const seen = (text: string) => detectRedFlags(text, 9).map(({ id }) => id);

describe('a thing of which the words of a sign are said', () => {
  test.each([
    'the teat keeps collapsing when she sucks',
    'the pasta went limp, does she need it firmer',
    'chicken in the freezer has freezer burn on one side',
    'the bottle went blue in the dishwasher',
    'sleeps so long at night that my boobs are rock hard',
    'la pappa si è bruciata sul fondo',
    'la papilla se quemó un poco, la tiro?',
    'चुसनी ज़मीन पर गिर गई, उबालना ज़रूरी है क्या',
  ])('is no emergency: %s', (text) => {
    expect(seen(text)).toEqual([]);
  });

  test.each([
    ['after the bottle she collapsed', 'consciousness'],
    ['had her bottle and went limp', 'consciousness'],
    ['porridge burn on chin blistered', 'burn'],
    ['the soup burnt his hand', 'burn'],
    ['the pan fell on his head', 'head-injury'],
    ['the bottle is empty and her lips went blue', 'colour'],
  ])('hides no child: %s', (text, id) => {
    expect(seen(text)).toContain(id);
  });
});

describe('words that are spelt as a sign of another language', () => {
  test.each([
    'non vuole stare nel seggiolone, cammina mentre mangia',
    'a meal plan with no dairy because he reacts',
    'she burns through six yoghurts a day',
    'no quiere comer nada, solo pecho',
  ])('are no emergency: %s', (text) => {
    expect(seen(text)).toEqual([]);
  });

  test('name no cause that nobody told of', () => {
    expect(seen('my 8mo is floppy and hard to wake after eating rice cereal 2 hrs ago')).not.toContain(
      'swallowed-object',
    );
    expect(seen('طفلتي بلعت حبة عنب وعم تختنق وما عم تقدر تبكي')).toEqual(['choking']);
  });
});

describe('a child who chokes is silent', () => {
  test.each([
    'nach dem Apfelstück kein Laut mehr, fasst sich an die Kehle',
    'ficou em silêncio depois de um amendoim, mãos na garganta',
    'fındık yedi sesi çıkmıyor boğazını tutuyor',
    'un pezzo di mela, non esce più voce, mani al collo',
    'piece of sausage and now there is no noise at all, hands at her throat',
  ])('is seen: %s', (text) => {
    expect(seen(text)).toContain('choking');
  });

  test('is no emergency where the child eats in peace', () => {
    expect(seen('finally silent, happily munching his apple')).toEqual([]);
  });
});
