import { checkVideoAddress } from './video';

const address = 'https://youtu.be/dQw4w9WgXcQ';

it.each([
  ['an address alone', address, undefined],
  ['a file alone', null, 4],
  ['a file alone, with the field left empty', '', 4],
])('takes %s', (_what, given, file) => {
  expect(checkVideoAddress(given, { siblingData: { file } })).toBe(true);
});

it.each([
  ['neither', null, null, /Choose a video file above/],
  ['both', address, 4, /leave one of the two empty/],
  ['another site', 'https://example.org/a.mp4', null, /YouTube or Vimeo/],
  ['a channel', 'https://www.youtube.com/@baby', null, /one video/],
])('refuses %s', (_what, given, file, words) => {
  expect(checkVideoAddress(given, { siblingData: { file } })).toMatch(words);
});
