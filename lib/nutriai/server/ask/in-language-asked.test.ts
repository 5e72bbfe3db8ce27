import { answerStep } from './answer-step';
import { askedAge } from './asked-child';
import { languageOfQuestion } from './question-language';
import type { FoundArticle, RuleAnswer } from './rule-answer';
import { adaToday } from './testing/ada';

/** The answer where no article is found. */
async function answerTo(text: string, months = 9): Promise<RuleAnswer> {
  const found = new Map<string, readonly FoundArticle[]>();
  for (;;) {
    const outcome = await answerStep({ text, asked: askedAge(months, adaToday), found, log: null });
    if ('answer' in outcome) return outcome.answer;
    if ('wanted' in outcome) found.set(outcome.wanted, []);
  }
}

const leadTo = async (text: string, months?: number) => (await answerTo(text, months)).parts[0];

describe('the first sentence of an answer', () => {
  it.each([
    ['de', 'Darf mein 8 Monate altes Baby Erdbeeren haben?', /^Ja, mit 8 Monaten, aber nur .*: Erdbeeren\./],
    ['de', 'Kann mein 5 Monate altes Baby Honig essen?', /^Nein, mit 5 Monaten nicht geben: Honig\./],
    ['de', 'Darf er mit 7 Monaten Ei essen?', /^Ja, mit 7 Monaten, .*: Ei\./],
    ['hi', '8 mahine ka bacha kela kha sakta hai', /^हाँ, 8 महीने .*: kela।/],
    ['de', 'Ab wann darf mein Baby Honig?', /^Honig: frühestens mit 24 Monaten\./],
    [
      'de',
      'Meine Tochter hat eine Milchallergie, darf sie Käse essen?',
      /^Nein, nicht geben: Käse, wegen der Allergie/,
    ],
    ['fr', 'Quand peut-il boire du lait de vache ?', /^Lait de vache : à 12 mois au plus tôt\./],
    ['es', '¿Es alérgico al huevo, puede comer tortilla?', /^No, no se lo dé: tortilla, por la alergia/],
    ['it', 'Può mangiare il prosciutto a 10 mesi?', /^No, da non dare a 10 mesi: prosciutto\./],
    ['pt', 'Pode comer morango com 8 meses?', /^Sim, com 8 meses, mas só preparado.*: morango\./],
    [
      'pl',
      'Czy 7 miesięczne dziecko może jeść truskawki?',
      /^Tak, w wieku 7 miesięcy, ale tylko .*: truskawki\./,
    ],
    ['nl', 'Mag mijn baby van 6 maanden yoghurt?', /^Ja, dat mag met 6 maanden: yoghurt\./],
    ['es', '¿Cuánta agua puede beber a los 8 meses?', /^Con 8 meses, normalmente 120–240 ml al día\./],
    ['de', 'Wie viel Wasser braucht er mit 14 Monaten?', /^Mit 14 Monaten sind 240–960 ml am Tag üblich\./],
    ['tr', '8 aylık bebek bal yiyebilir mi?', /^Hayır, 8 aylık bir bebeğe vermeyin: bal\./],
    ['tr', 'Süt alerjisi var, yoğurt yiyebilir mi?', /^Hayır, .*vermeyin: yoğurt\./],
    ['ar', 'هل يأكل طفلي العسل عمره ٧ أشهر', /^لا، لا تقدّموه في عمر 7 أشهر: العسل\./],
    ['ar', 'هل يمكن لطفلي عمره ٨ أشهر أن يأكل الموز', /^نعم، .*8 أشهر: الموز\./],
    ['hi', 'क्या 7 महीने का बच्चा केला खा सकता है', /^हाँ, 7 महीने .*: केला।/],
    ['hi', '8 mahine ka bachcha honey kha sakta hai kya', /^नहीं, 8 महीने .*: honey।/],
  ])('is in the language of the question: %s, %s', async (language, question, words) => {
    const lead = await leadTo(question);
    expect(lead?.language).toBe(language);
    expect(lead?.text).toMatch(words);
  });

  it.each([
    [
      'es',
      'puedo darle puré con acelgas y zurumbel',
      /^Con 9 meses se puede dar.*: acelgas.* No conozco “zurumbel”/,
    ],
    ['nl', 'mag ze banaan met zwoerk eten', /^Met 9 maanden mag.*: banaan\. “zwoerk” ken ik niet/],
  ])(
    'names what is known before a word that is not, without a yes: %s, %s',
    async (_language, question, words) => {
      expect((await leadTo(question))?.text).toMatch(words);
    },
  );

  it('takes food of its own language for no misspelt English: brood is no blood', async () => {
    const { emergency, parts } = await answerTo('mag ze hagelslag op brood', 30);
    expect(emergency).toBeNull();
    expect(parts[0]?.text).toMatch(/brood/);
  });

  it('stands before the verdict in English, which stays as it is', async () => {
    const { parts } = await answerTo('Kann mein 5 Monate altes Baby Honig essen?');
    expect(parts[0]?.text).toMatch(/Die Einzelheiten stehen hier auf Englisch\.$/);
    expect(parts[1]?.text).toBe('No, not at 5 months: honig.');
  });

  it('says in the language of the question that nothing is known, and whom to ask of medicines', async () => {
    expect((await leadTo('quel est le score du match'))?.text).toMatch(/^Je ne peux pas répondre/);
    expect((await leadTo('wie viel Paracetamol darf er haben?'))?.text).toMatch(
      /^Zu Medikamenten und Dosierungen/,
    );
  });

  it('leaves the card of an emergency as it is', async () => {
    const answer = await answerTo('Mein Baby ist blau und atmet nicht');
    expect(answer.emergency?.language).toBe('de');
    expect(answer.parts[0]?.language).toBeUndefined();
  });

  it.each([
    'Can my baby have paneer?',
    'Is kale ok for my baby?',
    'pasta al dente ok?',
    'Can he have crème fraîche?',
  ])('is in English to an English question: %s', async (question) => {
    expect((await leadTo(question))?.language).toBeUndefined();
  });
});

describe('the language of a question', () => {
  it.each([
    ['can my 6 month old baby have die hard sweets', undefined],
    ['puede comer miel', 'es'],
    ['ist mein baby mit 6 monaten alt genug', 'de'],
    ['کیا بچہ کیلا کھا سکتا ہے', undefined],
    ['honig', undefined],
    ['latte tirato quanto dura in freezer e come lo scongelo', 'it'],
    ['kreste sebze yiyormus evde yemiyor', 'tr'],
    ['usko doodh pasand nahi hai kya karu', 'hi'],
    ['reicht hafermilch für den abend wenn sie krabbelt', 'de'],
  ])('%s', (question, language) => {
    expect(languageOfQuestion(question)?.answers.language).toBe(language);
  });
});
