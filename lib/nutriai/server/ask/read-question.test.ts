import { readQuestion } from './read-question';

const foodsIn = (text: string) => readQuestion(text, null).mentions.map((mention) => mention.text);

it.each([
  ['kan ik m smeerkaas geven op zn boterham of is da te zout', ['smeerkaas', 'boterham', 'zout']],
  ['mera beta 6 mahine ka hua, dal ka pani de sakte hai kya', ['dal', 'pani']],
  ['darf er an ner laugenbrezel rumknabbern', ['laugenbrezel']],
  ['queremos que coma lo mismo que nosotros, salamos poco, vale?', []],
])('takes no everyday word for a food: %s', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods);
});
