import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';
import { asksToEat } from './asks-to-eat';
import { readQuestion } from './read-question';

const asked = (text: string) => asksToEat(readQuestion(text, null));

test.each([
  'do carrots turn a babys skin orange',
  'can i claim tax relief for buying formula',
  'my cat licked her yoghurt is that a problem for the cat',
  'can i rub coconut oil on her cradle cap',
  'why is my toddler obsessed with cheese',
  'she threw her pasta at the wall and laughed. what do i do',
  'oatmeal bath for dry skin?',
  'log 90 g porridge at 8',
  'do i need a licence to sell my own baby food purees',
  'non stick pan scratched does it get into babies food',
  'can i test peanut by rubbing on skin first so i know',
  'my dog ate a grape!!',
  'is it ok to kiss baby after i eat peanut butter?',
  'add 120ml milk at 7am',
])('a food in it does not make it a question about eating: %s', async (question) => {
  expect(asked(question)).toBe(false);
  const { parts } = await answerByRules(question, askedAge(14, '2026-11-23'), {
    findArticles: () => Promise.resolve([]),
  });
  expect(parts[0]?.text).not.toMatch(/^(?:yes|no)\b|I don’t know “/i);
});

test.each([
  'can she have cottage cheese',
  'raw carrot sticks ok?',
  'thinking of giving her some smoked salmon tomorrow',
  'porridge made with water or milk, is that fine',
  'is it safe to let him drink goats milk',
  'granny wants to give him a spoon of honey',
  'when can i introduce strawberries',
  'nectarine skin on or off',
  'grapes. cut how?',
  'puff snacks, melts - dissolve ok?',
  'he stole a bit of my sushi, tuna',
  'darf sie leberwurst aufs brot',
  'elle peut gouter du fromage',
  'mag mijn baby van 6 maanden yoghurt?',
  'yumurta ne zaman verilir bebeğe',
  'czy można podać dziecku truskawki',
  'هل يمكن إعطاء التمر للرضيع',
])('asks whether or how a child has it: %s', (question) => {
  expect(asked(question)).toBe(true);
});

test.each([
  'moja córka gryzie i wypluwa mięso, skóra od marchewki pomarańczowa',
  'poept al vier dagen niet sinds de groente, wat helpt?',
  'بنتي ما تحب الخضار أبداً وتبكي عند الأكل',
])('a food of another language does not make it one either: %s', (question) => {
  expect(asked(question)).toBe(false);
});

test.each([
  ['Le salió en la cara después de dormir', []],
  ['Czy to normalne, że boli go brzuch w nocy?', []],
  ['Luca n’a plus de sang dans les selles', []],
  ['Puede comer plátano con la cara sucia', ['plátano']],
])('takes everyday words of the language for no food: %s', (question, foods) => {
  expect(readQuestion(question, null).mentions.map(({ text }) => text)).toEqual(foods);
});

test.each([
  'how much should she be eatin? she had 2 spoons then cried',
  'will she outgrow this one day do you think',
])('takes no word that it does not know for a food: %s', async (question) => {
  const { parts } = await answerByRules(question, askedAge(9, '2026-11-23'), {
    findArticles: () => Promise.resolve([]),
  });
  expect(parts[0]?.text).not.toMatch(/I don’t know “/);
});

test('says what it knows beside a word that it does not know, and no yes', async () => {
  const { parts } = await answerByRules(
    'live in texas can he have sunny side eggs',
    askedAge(14, '2026-11-23'),
    { findArticles: () => Promise.resolve([]) },
  );
  expect(parts[0]?.text).toMatch(/^(?!Yes).*eggs/);
});

test.each([
  ['the hot dogs, if i slice them in circles is that safe', /^No/],
  ['beans on toast normal tin, she gobbled mine up', /beans on toast/i],
  ['tofu and miso soup, she is obsessed with it. soya allergy', /^No\. Your child should not/],
  ['prawn crackers dont have actual prawn in do they, crustacean allergy', /^No\. Your child should not/],
])('a food that nothing plain is asked about keeps what the gate says: %s', async (question, says) => {
  const { parts } = await answerByRules(question, askedAge(14, '2026-11-23'), {
    findArticles: () => Promise.resolve([]),
  });
  expect(parts[0]?.text).toMatch(says);
});

it('introduces no allergen to a child whose question tells of that allergy', async () => {
  const { parts } = await answerByRules(
    'when can i introduce prawns, he has a crustacean allergy',
    askedAge(14, '2026-11-23'),
    { findArticles: () => Promise.resolve([]) },
  );
  const said = parts.map(({ text }) => text).join(' ');
  expect(said).toMatch(/do not offer it|should not/);
  expect(said).not.toMatch(/from about six months, once other food/);
});
