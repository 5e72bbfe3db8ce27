import { requestInEnglish } from './request-in-english';
import { withRequestFacts } from './with-request-facts';

test.each([
  ['Abendessen ohne Milch und Ei', 'dinner without milk and egg'],
  ['cena sin huevo ni leche', 'dinner without egg or milk'],
  ['obiad bez jajek i mleka', 'lunch without egg and milk'],
  ['yumurtasız kahvaltı', 'without egg breakfast'],
  ['mercimekli akşam yemeği', 'Lentils dinner'],
  ['دجاج بدون حليب', 'chicken without milk'],
  ['दाल और चावल, बिना दूध', 'lentils and rice, without milk'],
])('reads “%s” as “%s”', (text, english) => {
  expect(requestInEnglish(text)).toBe(english);
});

test.each(['spag bol', 'lactose intolerant, creamy pasta', 'quick dinner sans nuts', 'tea pls', ''])(
  'leaves “%s” as it is',
  (text) => {
    expect(requestInEnglish(text)).toBe(text);
  },
);

test.each([
  ['allergique aux œufs et aux arachides, goûter', ['egg', 'peanut']],
  ['glutenvrije lunch in 15 minuten', ['gluten']],
  ['pranzo senza glutine per celiaco', ['gluten']],
  ['śniadanie bez orzechów', ['peanut', 'tree_nuts']],
  ['Mittagessen, verträgt keine Milch', ['milk']],
  ['süt alerjisi var, akşam yemeği', ['milk']],
  ['दूध से एलर्जी, रात का खाना', ['milk']],
])('leaves out what “%s” cannot have', (wish, allergens) => {
  const { request } = withRequestFacts({ ageMonths: 12, meal: 'lunch', wish });
  expect(request.allergies).toEqual(expect.arrayContaining(allergens));
});
