import { statedFacts } from './stated-facts';

test.each([
  [
    'my 9 month old is allergic to milk, can she have a pancake?',
    ['milk'],
    'my 9 month old . can she have a pancake?',
  ],
  ['he reacts to egg, is french toast ok', ['egg'], 'is french toast ok'],
  ['alergic to eggs!! can he eat quiche', ['egg'], 'can he eat quiche'],
  ['peanut and sesame allergy. hummus?', ['peanut', 'sesame'], 'hummus?'],
  ['allergic to milk, egg and soya. waffles?', ['milk', 'egg', 'soy'], 'waffles?'],
  ['no nuts in our house. is pesto fine?', ['peanut', 'tree_nuts'], 'in our house. is pesto fine?'],
  ['coeliac, fish fingers?', ['gluten', 'wheat'], 'fish fingers?'],
  ['the doctor thinks cows milk allergy, is kefir ok', ['milk'], 'the doctor thinks . is kefir ok'],
  ['egg makes him sick, is sponge cake ok', ['egg'], 'is sponge cake ok'],
  ['can a baby with egg allergy eat cake', ['egg'], 'can a baby .  eat cake'],
  ['allergies: egg, dairy. Lasagne?', ['egg', 'milk'], 'Lasagne?'],
  ['alergy to egs, pankake ok', ['egg'], 'pankake ok'],
  ['dad is coeliac and so is baby. toast?', ['gluten', 'wheat'], 'dad .  and so is baby. toast?'],
  ['Theo cannot have eggs. Omelette for tea?', ['egg'], 'Theo . Omelette for tea?'],
])('%s', (question, allergies, rest) => {
  const facts = statedFacts(question);
  expect(facts.allergies).toEqual(allergies);
  expect(facts.rest).toBe(rest);
});

test.each([
  'her brother is allergic to egg, can she have scrambled egg',
  'he’s not allergic to egg, can he have omelette',
  "I'm allergic to fish, can my baby have salmon?",
  'she doesn’t have any allergies, peanut butter ok?',
  'is he allergic to egg?',
  'coeliac test coming up, shall i stop bread',
  'celiac blood test next week, keep giving pasta?',
  'dh is celiac, can she have toast',
  'why can’t babies have honey',
  'which foods can babies not have',
  'is dairy free yoghurt ok at 9 months',
  'is ghee dairy free',
  'her twin has a milk allergy but she doesn’t. cheese ok?',
  'my other son was allergic to egg. can this one have egg?',
])('says nothing of the child: %s', (question) => {
  const { allergies, otherAllergies, unreadAllergies } = statedFacts(question);
  expect([...allergies, ...otherAllergies, ...unreadAllergies]).toEqual([]);
});

test.each([
  'he and his brother are allergic to egg, quiche?',
  'my husband says she’s allergic to egg. quiche?',
  'her brother is allergic to egg and she is too. quiche?',
  'I think he might be allergic to egg, can he have quiche',
])('the child is meant: %s', (question) => {
  expect(statedFacts(question).allergies).toEqual(['egg']);
});

test('an allergy that is over still counts, until whoever treats it has said so', () => {
  const facts = statedFacts('she grew out of her egg allergy, can she have omelette now');
  expect(facts).toMatchObject({ allergies: ['egg'], outgrown: ['egg'] });
});

test.each([
  ['we’re vegan, can my baby have yoghurt', 'vegan', []],
  ['is vegan cheese ok', null, []],
  ['my mum is vegan, can she have egg', null, []],
  ['veggie family here, gravy?', 'vegetarian', []],
  ['halal household, can he have ham', null, ['halal']],
  ['we don’t eat beef, lasagne?', null, ['beef']],
])('diet: %s', (question, diet, avoids) => {
  expect(statedFacts(question)).toMatchObject({ diet, avoids });
});

test('words for an allergy that nobody here knows are never lost', () => {
  expect(statedFacts('she is allergic to frobnitz. custard?').unreadAllergies).toEqual(['frobnitz']);
});

test('“alright” is no misspelt allergy; “has a kiwi allergy” leaves the child out', () => {
  expect(statedFacts('is avocado alright').otherAllergies).toEqual([]);
  expect(statedFacts('has a kiwi allergy. fruit salad with kiwi in ok?').otherAllergies).toEqual(['kiwi']);
});
