import { emergencyOfVisit } from './emergency-of-visit';

it.each([
  ['Seizure clinic', ''],
  ['Head injury follow-up', 'Children’s hospital'],
  ['Burns unit review', ''],
  ['Epilepsy clinic, Dr Shah', 'Seizure ward 4'],
  ['Follow up after choking', 'GP surgery'],
  ['Allergy clinic (anaphylaxis to peanut), 9.30am', ''],
  ['Referral for breathing problems', ''],
  ['Seizures: see Mrs O’Neill', ''],
  ['Kontrolle nach Fieberkrampf', ''],
  ['Eight-week vaccinations', 'Dr Pear, 3 High Street'],
])('is calm about a visit that is arranged: %s', (title, place) => {
  expect(emergencyOfVisit(title, place)).toEqual({});
});

it.each([
  ['Baby not breathing', ''],
  ['Baby not breathing, clinic', ''],
  ['Seizure', 'Clinic'],
  ['Seizure clinic', 'he has stopped breathing'],
  ['She is', 'not breathing'],
  ['Seizure clinic says come now', ''],
  ['Seizure clinic!', ''],
  ['Still having seizures, clinic 3pm', ''],
  ['Choking, ward', ''],
  ['Head injury, vomiting, follow-up', ''],
  ['Review: swallowed bleach today', ''],
  ['Dr Shah, he’s unconscious', ''],
  ['Kontrolle, atmet nicht', ''],
])('says what to do straight away of what goes on: %s, %s', (title, place) => {
  expect(emergencyOfVisit(title, place).emergency_text).toMatch(/^This can be an emergency: .+ call 999/);
});
