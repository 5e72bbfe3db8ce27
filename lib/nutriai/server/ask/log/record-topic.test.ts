import { recordTopic } from './record-topic';

test.each([
  ['when was her last nappy', 'not-logged'],
  ['when did he last have a wet nappy', null],
  ['how long did she sleep last night', 'not-logged'],
  ['how many naps today', 'not-logged'],
  ['when did she start walking', 'not-logged'],
  ['when did he roll over first', 'not-logged'],
  ['when did she get her first tooth', 'not-logged'],
  ['who logged the last feed', 'who-logged'],
  ['who gave her the bottle this morning', 'who-logged'],
  ['which allergies do you have on record', 'profile'],
  ['remind me what allergies are saved', 'profile'],
  ['is kiwi on his allergy list', 'profile'],
  ['which foods is she allergic to', 'profile'],
  ['what happened after the egg', 'reactions'],
  ['how did she react to egg', 'reactions'],
  ['when did we last measure her', 'growth-and-weight'],
  ['when is her next feed', 'last-had'],
  // These ask of any child, or of drops, which have a log of their own.
  ['who gave him his vitamin d', null],
  ['how many naps should she have today', null],
  ['can she have egg, her recorded allergy is milk', null],
  ['how many hours does a baby sleep', null],
  ['when do babies start walking', null],
])('%s: %s', (plain, topic) => {
  expect(recordTopic(plain)).toBe(topic);
});
