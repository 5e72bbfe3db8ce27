import { answerByRules } from '../answer-by-rules';
import { askedBaby } from '../asked-child';
import { ada, adaToday } from '../testing/ada';
import { adaLog } from '../testing/ada-log';
import type { AskedLog } from './asked-log';

async function answered(text: string, log: AskedLog = adaLog) {
  const answer = await answerByRules(text, askedBaby(ada, 'Ada', adaToday), {
    findArticles: () => Promise.resolve([]),
    readLog: () => Promise.resolve(log),
  });
  return { kind: answer.kind, text: answer.parts.map((part) => part.text).join(' ') };
}

const emptyLog: AskedLog = { input: { ...adaLog.input, meals: [], water: [] }, planned: [] };

test.each([
  [
    'how did she react to egg',
    /^According to the log Ada has had one reaction: after Egg on Wednesday 18 November \(mild/,
  ],
  ['has she reacted to salmon', /^No reaction is noted: Ada had salmon yesterday, Friday 20 November/],
  ['how did she react to mango', /^Ada’s log has no mango and no reaction to it/],
  ['any medicine today', /^Not according to the log: .* today; the last was Vitamin D drops yesterday/],
  ['when was last dose of vit d', /^According to the log, Ada had Vitamin D drops yesterday/],
  ['did she have calpol earlier', /^Not according to the log: .* nor in the last month/],
  ['how is her diet this week', /^In the last seven days Ada had 4 meals on 3 days, with 9 different foods/],
  [
    'is she getting enough vegetables',
    /^Ada had vegetables once in the last seven days: carrot.* 1 of the 3 days/,
  ],
  ['what has she not tried yet', /^Not introduced yet, .*Ada’s profile and log: sesame/],
  ['how many different veg has she had', /^Ada’s log has one food \(vegetables\): carrot/],
  [
    'is she drinking less than last week',
    /^In the last seven days Ada’s log has 150 ml of water.*too little logged/,
  ],
  ['has she dropped centiles', /^Ada weighed 7\.9 kg .* Before that it was 7\.2 kg on Tuesday 15 September/],
  ['has she done a poo since yesterday', /^I cannot tell: nappies, sleep, temperatures/],
  [
    'did he finish the salmon',
    /^No, Ada’s log has no salmon today; the last was yesterday, Friday 20 November/,
  ],
  ['what veg has she not had yet', /^Of vegetables, Ada’s log has carrot\. Every other/],
  ['has he had all the allergens', /^Not introduced yet/],
  ['has she had any drops since monday', /^According to the log, Ada had Vitamin D drops yesterday/],
  [
    'how did the peanut butter go down',
    /^No reaction is noted: Ada had peanut butter on Tuesday 10 November/,
  ],
  ['what time did she wake up', /^I cannot tell: nappies, sleep/],
  [
    'how much has she put on since september',
    /^Ada gained 0\.7 kg from Tuesday 15 September \(7\.2 kg\) .* Before that it was 7\.2 kg/,
  ],
  ['enough fruit this wk?', /^Ada had fruit once in the last seven days: banana/],
  ['how many new foods this week', /^9 foods were new for Ada/],
])('%s', async (question, expected) => {
  const { kind, text } = await answered(question);
  expect(['log', 'allergens']).toContain(kind);
  expect(text).toMatch(expected);
});

test('a dose is never told, whatever the log has', async () => {
  const { kind, text } = await answered('can i give more calpol she had some at 4');
  expect(kind).toBe('medical');
  expect(text).toMatch(/^I cannot advise on medicines/);
});

test('“she reacted to egg” tells of a reaction and asks no log', async () => {
  expect((await answered('she reacted to egg')).text).toMatch(/^Don’t give egg/);
});

test.each([
  ['how is her diet this week', /^I cannot tell: no meal is in Ada’s log/],
  ['is she drinking less than last week', /nothing to drink; in the seven days before, nothing to drink/],
  ['how did she react to egg', /no egg and no reaction/],
  ['when was her last feed', /has no milk feed yet/],
  ['how much iron has she had today', /^Nothing is logged for Ada today/],
])('of an empty log: %s', async (question, expected) => {
  expect((await answered(question, emptyLog)).text).toMatch(expected);
});

test.each([
  [
    'how much did she gain this month',
    /^Ada gained 0\.7 kg from Tuesday 15 September \(7\.2 kg\) to Sunday 15 November \(7\.9 kg\)\. There is no measurement closer to the start/,
  ],
  ['how much weight has she put on since september', /^Ada gained 0\.7 kg from Tuesday 15 September/],
  ['how much has she grown in height', /^Ada grew 3\.5 cm from Tuesday 15 September/],
  [
    'how often did she feed in the night',
    /^No milk feed is logged for Ada last night, between 20:00 and 06:00\. The first feed after that was at 06:30/,
  ],
  ['how many meals did she have yesterday', /^Ada had one meal yesterday: dinner, /],
  ['how many snacks did she have yesterday', /^No snack is in Ada’s log yesterday/],
  ['is she getting enough iron', /^Not by the log: food and milk gave Ada about 5 of the 11 mg of iron/],
  [
    'is she drinking too much milk',
    /^No, not by the log: Ada had about 180 ml of milk so far today, and 600 to 800 ml a day is usual at 8 months/,
  ],
  ['is she drinking enough milk', /^It is too early to tell by the log: Ada had about 180 ml/],
  [
    'enough to drink today?',
    /^It is too early to tell by the log: Ada had 180 ml of milk and 60 ml of water so far today, and 600 to 800 ml of milk and/,
  ],
  ['did she have enough fluids today', /^It is too early to tell by the log: Ada had 180 ml of milk and 60/],
  ['has she had enough water today', /^Ada drank 60 ml of water today/],
  [
    'is she eating enough',
    /^Less than needed is in the log: food and milk gave Ada about 411 of the 615 kcal of energy needed a day/,
  ],
  [
    'has she eaten enough today',
    /^The food and milk logged for Ada today contain about 301 kcal of energy, of about 615 kcal/,
  ],
  ['how much iron has she had today', /contain about 4\.9 mg of iron, of about 11 mg needed in a whole day/],
])('the first sentence answers: %s', async (question, expected) => {
  expect((await answered(question)).text).toMatch(expected);
});

test('the feeds of a night are those of both days of the calendar', async () => {
  const meals = ['2026-11-20T21:10', '2026-11-21T02:40', '2026-11-21T06:30', '2026-11-20T03:00'].map(
    (at) => ({ eatenAt: `${at}:00Z`, kind: 'milk' as const, items: [{ text: '120 ml formula' }] }),
  );
  const log = { ...adaLog, input: { ...adaLog.input, meals } };
  const { text } = await answered('how many times did she drink milk last night', log);
  expect(text).toMatch(/^Ada had 2 milk feeds last night, .*: at 21:10, 02:40, about 240 ml in all/);
});

test('milk is judged by the days that are over', async () => {
  const meals = ['2026-11-18', '2026-11-19', '2026-11-19', '2026-11-21'].map((day, index) => ({
    eatenAt: `${day}T0${index + 6}:00:00Z`,
    kind: 'milk' as const,
    items: [{ text: '500 ml formula' }],
  }));
  const log = { ...adaLog, input: { ...adaLog.input, meals } };
  const { text } = await answered('is she getting too little milk', log);
  expect(text).toMatch(/^No, not by the log: Ada had about 750 ml of milk a day, on the 2 days/);
});

test.each([
  ['what time was her last bottle', /^Ada last had a milk feed today at 06:30/],
  ['did she feed during the night', /^No milk feed is logged for Ada last night/],
  ['how much heavier is she than last time', /^Ada gained 0\.7 kg from Tuesday 15 September/],
  [
    'is she getting enough vitamin d',
    /^Not by the log: .* 10 µg of vitamin D .*Vitamin D comes mainly from drops/,
  ],
])('asked in other words: %s', async (question, expected) => {
  expect((await answered(question)).text).toMatch(expected);
});
