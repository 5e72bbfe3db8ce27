import { babyNamed } from './baby-named';

const baby = (name: string) => ({ id: name, name });
const ada = baby('Ada');
const tom = baby('Tom');
const olive = baby('Olive');
const will = baby('Will');
const all = [ada, tom, olive, will];

test.each([
  ['what did Ada eat today', ada, null],
  ['what did tom eat today', tom, ada],
  ['tom’s last egg?', tom, ada],
  ['can she have egg', null, ada],
  ['can she have olives', null, ada],
  ['can she have an olive', null, ada],
  ['what did Olive eat', olive, ada],
  ['Will she sleep', null, ada],
  ['how is Will growing', will, ada],
  ['did Ada or Tom have egg', ada, ada],
  ['did Ada or Tom have egg', null, olive],
  ['adam had egg', null, null],
])('%s', (question, named, chosen) => {
  expect(babyNamed(question, all, chosen)).toBe(named);
});
