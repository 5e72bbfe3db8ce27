import { browserName, pushProblem, type PushBrowser } from './push-support';

const good: PushBrowser = {
  isSecure: true,
  hasWorker: true,
  hasPush: true,
  hasNotifications: true,
  permission: 'default',
  isApplePhone: false,
  isOnHomeScreen: false,
};

it.each<[string, Partial<PushBrowser>, RegExp | null]>([
  ['a browser that can', {}, null],
  ['one that was allowed to', { permission: 'granted' }, null],
  ['plain http', { isSecure: false, hasWorker: false, hasPush: false }, /https/],
  ['Safari on an iPhone', { isApplePhone: true, hasPush: false }, /Add to Home Screen/],
  ['an iPhone’s home screen', { isApplePhone: true, isOnHomeScreen: true }, null],
  ['an old iPhone’s home screen', { isApplePhone: true, isOnHomeScreen: true, hasPush: false }, /can’t show/],
  ['a private window', { hasWorker: false }, /private window/],
  ['blocked', { permission: 'denied' }, /blocked/],
])('%s', (_name, given, expected) => {
  const problem = pushProblem({ ...good, ...given });
  if (expected === null) expect(problem).toBeNull();
  else expect(problem).toMatch(expected);
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  ['something', 'Browser'],
])('%s is %s', (userAgent, expected) => {
  expect(browserName(userAgent)).toBe(expected);
});
