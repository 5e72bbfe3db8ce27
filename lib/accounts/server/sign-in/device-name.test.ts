import { deviceNameOf } from './device-name';

const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Mac',
    ],
    [`${macintosh} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Mac'],
    ['Opera/9.80 (Windows NT 6.1; U; en) Presto/2.10 Version/12.16', 'Opera on Windows'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/121.0 Mobile Safari/537.36 EdgA/121.0', 'Edge on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 EdgiOS/121.0 Safari/604.1', 'Edge on iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/130.0 Mobile Safari/605.1', 'Firefox on iPad'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1',
      'Chrome on iPhone',
    ],
    [`${macintosh} Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Something/1.0', 'Windows'],
    ['Firefox/140.0', 'Firefox'],
    ['MyFirefox/1.0 NotLinux', 'Unknown device'],
    ['Firefox', 'Unknown device'],
    [`${' '.repeat(492)}Firefox/`, 'Firefox'],
    [`${' '.repeat(493)}Firefox/`, 'Unknown device'],
    ['', 'Unknown device'],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('%s', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });
});
