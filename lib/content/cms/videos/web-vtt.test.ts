import { captionsProblem } from './web-vtt';

const good = 'WEBVTT\n\n00:00.000 --> 00:02.500\nPeel the pear.\n\n00:02.500 --> 00:05.000\nCut it in four.';

it.each([
  good,
  `\uFEFF${good}\n`,
  good.replaceAll('\n', '\r\n'),
  'WEBVTT - pears\nKind: captions\n\nNOTE for the editors\n\n1\n00:00:01.000 --> 00:00:02.000 line:0 align:start\n- Ripe?\n- Ripe.',
])('takes %j', (text) => {
  expect(captionsProblem(text)).toBeNull();
});

it.each([
  ['', 'Captions begin with a line that says WEBVTT.'],
  ['1\n00:00:01,000 --> 00:00:02,000\nHello', 'Captions begin with a line that says WEBVTT.'],
  ['WEBVTTX\n\n00:01.000 --> 00:02.000\nHi', 'Captions begin with a line that says WEBVTT.'],
  ['WEBVTT', 'The captions have no lines to show.'],
  ['WEBVTT\n\nNOTE nothing yet', 'The captions have no lines to show.'],
  ['WEBVTT\n00:01.000 --> 00:02.000\nHi', 'Leave a line empty after WEBVTT.'],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nHi', 'Caption 1: its times must look like'],
  ['WEBVTT\n\n00:61.000 --> 01:02.000\nHi', 'Caption 1: its times must look like'],
  ['WEBVTT\n\n00:01.000-->00:02.000\nHi', 'Caption 1: its times must look like'],
  ['WEBVTT\n\n00:02.000 --> 00:02.000\nHi', 'Caption 1: it ends before it begins.'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000', 'Caption 1: it says nothing.'],
  ['WEBVTT\n\nHi there', 'Caption 1: it needs a line of times'],
  [`${good}\n\n00:01.000 --> 00:09.000\nLate`, 'Caption 3: it begins before the caption above it.'],
  [
    'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n00:02.000 --> 00:03.000\nyou',
    'Caption 1: leave a line empty between two captions.',
  ],
])('says what is wrong with %j', (text, message) => {
  expect(captionsProblem(text)).toContain(message);
});
