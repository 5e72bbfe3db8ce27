import { medicalTopic } from './medical-question';

it('takes no warming up of food for an injury', () => {
  expect(medicalTopic('quante volte scaldo il brodo di carne')).toBeNull();
  expect(medicalTopic('scaldiamo la pappa a bagnomaria')).toBeNull();
  expect(medicalTopic('she scalded her hand on the kettle')).toBe('injury');
  expect(medicalTopic('a scald on his arm from tea')).toBe('injury');
});
