import { emergencyInWords } from './emergency-in-words';

it.each([
  [['Vitamin D', '1 drop']],
  [['Eight-week vaccinations', 'Dr Pear, 3 High Street']],
  [['open cup']],
  [['', '']],
  [['no trouble breathing']],
])('says nothing of %j', (typed) => {
  expect(emergencyInWords(...typed)).toEqual({});
});

it.each([
  [['Calpol', 'she is floppy and will not wake up']],
  [['lips swollen and wheezing', '']],
  [['swallowed a button battery']],
])('says what to do straight away of %j, again and again', (typed) => {
  for (let time = 0; time < 2; time += 1)
    expect(emergencyInWords(...typed).emergency_text).toMatch(/^This can be an emergency: .+ call 999/);
});
