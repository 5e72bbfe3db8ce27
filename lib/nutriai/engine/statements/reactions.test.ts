import { countSteps } from '../text/count-steps.test-helper';
import { reactionsIn } from './reactions';
import { statedFacts } from './stated-facts';
import { foodsInEnglish } from './foods-in-english';

/** What Ask hands over: foods of Turkish, Arabic and Hindi under their English names. */
const said = (text: string) => statedFacts(foodsInEnglish(text));
const reactedTo = (text: string) => {
  const { allergies, otherAllergies } = said(text);
  return [...allergies, ...otherAllergies].join(' ');
};

test.each([
  ['she got hives from sesame last week, can she have hummus', 'sesame'],
  ['he had prawns and came out in welts, can he have fish pie', 'crustaceans'],
  ['egg gave her red blotches round the mouth, is quiche ok', 'egg'],
  ['strawberries, red spots all over. try again tomorrow?', 'strawberries'],
  ['banana yesterday and she was red all over, ok to give porridge', 'banana'],
  ['hives after peanut butter on toast yesterday', 'peanut'],
  ['Sie hatte Flecken nach Lachs, darf sie Thunfisch essen?', 'fish'],
  ['Nach dem Ei hatte er rote Flecken im Gesicht. Darf er Pfannkuchen haben?', 'egg'],
  ['elle a eu des plaques rouges après l’œuf, peut-elle manger une crêpe ?', 'egg'],
  ['le salieron ronchas con el huevo, puede comer tortilla?', 'egg'],
  ['ha avuto macchie rosse dopo l’uovo, può mangiare la frittata?', 'egg'],
  ['depois da moqueca de camarão apareceram manchas vermelhas', 'crustaceans'],
  ['po jajku miała czerwone plamy, czy może zjeść naleśnika?', 'egg'],
  ['na ei kreeg ze rode vlekken, mag ze pannenkoek?', 'egg'],
  ['yumurta yedikten sonra kızardı, krep yiyebilir mi?', 'egg'],
  ['दूध से उसके चेहरे पर सूजन आ गई, क्या पनीर दे सकते हैं?', 'milk'],
  ['ظهر طفح جلدي بعد البيض هل أعطيه مرة أخرى؟', 'egg'],
  ['Le di huevo y le salió ronchas en la cara, ¿le puedo volver a dar?', 'egg'],
  ['Dei ovo e ficou com manchas na cara, posso dar outra vez?', 'egg'],
  ['Ich habe ihm Ei gegeben und er bekam Quaddeln im Gesicht, darf er nochmal?', 'egg'],
  ['Ik gaf haar ei en ze kreeg vlekken in haar gezicht, mag ik het nog eens proberen?', 'egg'],
  ['Dałam mu jajko i dostał wysypki na buzi, mogę dać jeszcze raz?', 'egg'],
  ['Yumurta verdim ve yüzünde kızarıklık oldu, tekrar verebilir miyim?', 'egg'],
  ['أعطيته بيض وطلعت له حبوب في وجهه، هل أعطيه مرة ثانية؟', 'egg'],
  ['अंडा खिलाया और चेहरे पर दाने निकल आए, क्या दोबारा दे सकती हूँ?', 'egg'],
])('“%s” tells of a reaction to %s', (text, food) => {
  expect(reactedTo(text)).toContain(food);
  expect(said(text).isReaction).toBe(true);
});

test.each([
  'he hates eggs, can he have pancakes',
  'can strawberries cause a rash',
  'red spots on the pepper skin, ok to eat?',
  'teething rash on chin, can she eat banana',
  'no rash after egg, can she have omelette',
  'er hat Ei gut vertragen, kein Ausschlag, darf er Pfannkuchen?',
  'il n’a pas eu de boutons après l’œuf, peut-il manger une crêpe ?',
  'sin ronchas con el huevo, ¿puede comer tortilla?',
  'can he have hummus, his brother gets hives from sesame',
  'tomato on his bib, red spots after lunch, can he have pasta',
])('“%s” tells of none', (text) => {
  expect(reactedTo(text)).toBe('');
});

test.each(['hives from egg, ', 'spots after egg. ', 'hives from egg and '])(
  'looks up words in proportion to the length of “%s” again and again',
  (words) => {
    const lookUps = (times: number) => countSteps(() => reactionsIn(words.repeat(times))).lookUps;
    lookUps(10);
    const once = lookUps(50);
    expect(once).toBeGreaterThan(50);
    expect(lookUps(100)).toBeLessThan(2.1 * once);
  },
);
