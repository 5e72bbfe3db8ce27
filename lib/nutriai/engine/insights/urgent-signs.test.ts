import { urgentSigns } from './urgent-signs';

const idsIn = (text: string) => urgentSigns(text, 9).map(({ id, urgency }) => `${id}:${urgency}`);

test.each([
  ['white stool', ['bloody_stool:today']],
  ['blood in his nappy', ['bloody_stool:today']],
  ['unusually drowsy today', ['lethargy:today']],
  ['very sleepy and hard to wake, which is for an ambulance', []],
  ['black poo', ['stool_colour:soon']],
  ['pale and tired', ['pale_tired:soon']],
  ['refusing milk', ['poor_feeding:today']],
  ['less than half the usual amount', ['poor_feeding:today']],
  ['signs of dehydration', ['dehydration:today']],
  ['no signs of dehydration', []],
  ['a dry mouth since noon', ['dehydration:today']],
  ['keeps being sick', ['dehydration:today', 'vomiting:today']],
  ['vomited three times', ['vomiting:today']],
  ['vomited once, fine since', []],
  ['stools were tarry', ['stool_colour:soon']],
  ['refused lunch, drank milk', []],
  ['black olives, chopped', []],
  ['no blood in the nappy', []],
  ['ate all his porridge', []],
])('“%s” is noted once, at one urgency', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});
