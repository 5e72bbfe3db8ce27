import { suspicionsOf } from './spam';

const nowMs = Date.UTC(2026, 10, 21, 12);
const nothingBefore = { own: [], isCopied: false, isCrowd: false };
const suspicions = (body: string, recent: Partial<Parameters<typeof suspicionsOf>[1]> = {}) =>
  suspicionsOf(body, { ...nothingBefore, ...recent }, nowMs);
const own = (body: string, minutesAgo = 60) => ({ body, createdAtMs: nowMs - minutesAgo * 60_000 });

it.each([
  'We started with porridge at six months. Then egg, then peanut.',
  'Slept.Then ate.Then slept again.No idea why.',
  'It took 3.5 hours, i.e. the whole night, at 37.9 °C.',
  'Thank you!',
  'NHS and WHO say six months, OK?',
  'OMG YES',
  '😀😀😀',
  'My son (2) eats anything and everything...but not peas.',
  'Ask your GP, e.g. at the 12-month check. St. George’s was great.',
  'Version 2.0 of dinner: same peas @ 6 pm',
])('lets %j through', (body) => {
  expect(suspicions(body)).toEqual([]);
});

it.each([
  'Look at https://spam.example/cheap',
  'HTTP://SPAM.EXAMPLE',
  'see www.cheap-formula.example',
  'cheap-formula.com is the best',
  'cheap-formula.co.uk/now',
  'cheap-formula (dot) com',
  'go to bit.ly/x1',
  'write to me at t.me/seller',
  'ana@example.org',
  'ana (at) example.org',
  '[url=x]y[/url]',
  '<a href=x>y</a>',
  '[sale](x)',
  'ｗｗｗ．cheap.example',
  'hxxp://cheap.example',
])('finds the address in %j', (body) => {
  expect(suspicions(body)).toContain('link');
});

it('finds shouting', () => {
  expect(suspicions('NEVER GIVE THIS TO YOUR BABY!!!')).toEqual(['capitals']);
  expect(suspicions('NIEMALS ÜBERALL ÄPFEL ESSEN, HÖRT ZU')).toEqual(['capitals']);
});

it('finds a text that its writer wrote before, whatever the case and the stops', () => {
  const before = { own: [own('Great post, thank you.')] };
  expect(suspicions('great post  THANK you!', before)).toEqual(['repeated']);
  expect(suspicions('Great post, thank you both.', before)).toEqual([]);
  expect(suspicions('👍', { own: [own('👍')] })).toEqual(['repeated']);
  expect(suspicions('👍', { own: [own('👎')] })).toEqual([]);
});

it('finds a long text that somebody else wrote, and lets short thanks be', () => {
  const long = 'This one trick made my child eat every vegetable on the plate.';
  expect(suspicions(long, { isCopied: true })).toEqual(['copied']);
  expect(suspicions('Thank you so much!', { isCopied: true })).toEqual([]);
});

it('finds one of many from one address', () => {
  expect(suspicions('A quiet word', { isCrowd: true })).toEqual(['crowd']);
});

it('finds the sixth comment within ten minutes', () => {
  const five = (minutesAgo: number) => [1, 2, 3, 4, 5].map((number) => own(`text ${number}`, minutesAgo));
  expect(suspicions('one more', { own: five(9) })).toEqual(['burst']);
  expect(suspicions('one more', { own: five(9).slice(1) })).toEqual([]);
  expect(suspicions('one more', { own: five(10) })).toEqual([]);
});
