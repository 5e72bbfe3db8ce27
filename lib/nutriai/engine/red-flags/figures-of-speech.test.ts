import { detectRedFlags } from './detect-red-flags';

const isAlarm = (text: string) => detectRedFlags(text, 14).length > 0;

describe('a cake that fell in', () => {
  test.each([
    'his egg free birthday sponge totally collapsed in the middle',
    'her lemon drizzle loaf collapsed as soon as it left the oven',
    "mon soufflé au fromage s'est effondré à la sortie du four",
    'la torta di mele è collassata nel forno',
    'el bizcocho de limón se desplomó',
    'mein Käsekuchen ist zusammengebrochen',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'ate cake, collapsed',
    'after her sponge cake he collapsed',
    'the toddler eating lemon loaf collapsed',
    'she collapsed at the birthday table right after the sponge cake',
    'the cake collapsed and so did she, unconscious',
    "il a mangé le gâteau au chocolat et s'est effondré",
    'nach dem kuchen zusammengebrochen',
    'dopo la torta di mele è collassata',
  ])('hides nobody who fell: %s', (text) => expect(isAlarm(text)).toBe(true));
});

describe('what a child loves in Turkish', () => {
  test.each([
    'köfteye bayılıyor resmen, her öğün istiyor',
    'çileğe çok bayılıyor, bir kase yedi',
    'meyvelere bayılır, hangisini vereyim',
    'kaşıkla oynamaya bayılıyor',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'yemekten sonra bayıldı',
    'Fatma bayıldı',
    'Defne bayıldı gözleri kapalı',
    'köfteye bayılır ama bugün yerken bayıldı',
  ])('hides no child who fainted: %s', (text) => expect(isAlarm(text)).toBe(true));
});

describe('what a text explains itself', () => {
  test.each([
    'lippen ganz blau, so ein schreck, waren die heidelbeeren, ging mit waschlappen ab',
    "lèvres toutes bleues à cause des myrtilles, c'est parti au lavage",
    'goes limp like a noodle the second i aim him at the high chair, then legs it laughing',
    'macht sich ganz schlaff sobald ich ihn in den hochstuhl setze und rennt lachend weg',
    'spinat aufwärmen = vergiftung sagt schwiegermama',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'blueberries for lunch but her lips are blue and it does not wash off',
    'lippen blau nach heidelbeeren, geht nicht ab',
    'went limp in the high chair and did not answer when i called',
    'went limp the second i put her in the high chair, lips grey',
    'went limp like a noodle in my arms, no laughing this time',
    'vergiftet, sagt meine schwiegermutter, er hat pilze gegessen',
  ])('hides no emergency: %s', (text) => expect(isAlarm(text)).toBe(true));
});

describe('a figure of speech', () => {
  test.each([
    'i nearly died, thought worms. it was banana',
    'i literally unconsciously hoover up all her leftovers',
    'mango season overdose only, two full mangoes and playing nicely',
    'ce gâteau est un vrai étouffe-chrétien, comment le rendre plus moelleux',
    'had anaphylaxis to milk last feb, all under control, what do i pack for the flight',
    'two white bumps on bottom gum, eats like a horse',
    'mother in law nearly fainted when i gave him cold pie',
  ])('is no emergency: %s', (text) => expect(isAlarm(text)).toBe(false));

  test.each([
    'she nearly died, lips blue',
    'he lies there unconsciously',
    'overdose of vitamin d drops',
    'étouffe avec un morceau de gâteau',
    'had anaphylaxis last year, now her face is swelling again',
    'white stool like clay in the nappy',
    'she nearly fainted and is grey',
  ])('hides no emergency: %s', (text) => expect(isAlarm(text)).toBe(true));
});
