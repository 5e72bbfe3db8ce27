import { bottle, girl, logOf, meal } from '../../engine/insights/logs.test-helper';
import { dayAnswer } from './day-answer';

const alertsAfter = (text: string) =>
  dayAnswer({
    log: logOf(girl, [meal(20, 'lunch', [{ text }]), meal(20, 'milk', [bottle(120)])], { days: 1 }),
    loggedMl: 0,
  }).alerts.map(({ id, severity }) => [id, severity]);

it('keeps what there is to watch for apart from sugar and salt, which are good to know', () => {
  expect(alertsAfter('whole grapes and a rusk')).toEqual([
    ['gate:grapes', 'watch'],
    ['gate:rusk', 'tip'],
  ]);
});
