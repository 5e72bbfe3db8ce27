import { statusText } from './page-status';

it.each([
  ['live', { isLive: true, hasUnpublishedChanges: false, isScheduled: false }],
  ['live + draft', { isLive: true, hasUnpublishedChanges: true, isScheduled: false }],
  ['live + scheduled', { isLive: true, hasUnpublishedChanges: true, isScheduled: true }],
  ['draft', { isLive: false, hasUnpublishedChanges: true, isScheduled: false }],
  ['scheduled', { isLive: false, hasUnpublishedChanges: true, isScheduled: true }],
])('says %s', (text, state) => {
  expect(statusText(state)).toBe(text);
});
