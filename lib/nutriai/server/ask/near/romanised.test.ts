import { romanised } from './romanised';

test.each([
  ['दूध', 'doodh'],
  ['सकती हूँ', 'sakti hu'],
  ['बच्चे को खाना कैसे दें', 'bachche ko khana kaise dein'],
  ['महीने में वज़न', 'mahine mein wazan'],
  ['बोतल छोड़ नहीं रहा', 'botal chhod nahi raha'],
  ['साल का बेटा', 'saal ka beta'],
  ['विटामिन कुछ', 'vitamin kuch'],
  ['baby को 9 बार', 'baby ko 9 baar'],
])('writes Hindi as it is typed in Latin letters: %s', (text, latin) => {
  expect(romanised(text)).toBe(latin);
});

test('what is no Devanagari stays', () => {
  expect(romanised('Süt 9 aylık حليب')).toBe('Süt 9 aylık حليب');
});
