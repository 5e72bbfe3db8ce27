/** @jest-environment node */
import { isPublicAddress, OutwardRefused, outwardProblem, outwardTarget } from './outward-address';

const strict = { isLoopbackAllowed: false };
const loose = { isLoopbackAllowed: true };

describe('an IP address is public', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('an IP address is not public', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:0:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456:789a::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '1.1.1',
    '0x7f.1',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('an address is refused by its text alone', () => {
  it.each([
    'example.com/hook',
    '//example.com/hook',
    'http://example.com/hook',
    'ftp://example.com/hook',
    'file:///etc/passwd',
    'gopher://example.com',
    'javascript:alert(1)',
    'https://name:word@example.com/',
    'https://name@example.com/',
    'https://example.com/#part',
    'https://example.com:22/',
    'https://example.com:80/',
    'https://example.com:5432/',
    'https://example.com:6379/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://１２７.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://3232235521/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
  ])('%s', (text) => expect(outwardProblem(text, strict)).toEqual(expect.any(String)));
});

it.each([
  'https://example.com/hook?token=1',
  'https://example.com:443/',
  'https://example.com:8123/api/webhook/x',
  'https://example.com:8443/',
  'https://1.1.1.1/',
  'https://[2606:4700:4700::1111]/',
  'https://münchen.example/',
])('takes %s', (text) => expect(outwardProblem(text, strict)).toBeNull());

it.each([
  ['http://127.0.0.1:8080/', true],
  ['http://localhost:8080/', true],
  ['https://127.0.0.1:8080/', true],
  ['http://[::1]:8080/', true],
  ['http://2130706433:8080/', true],
  ['http://example.com/', false],
  ['http://10.0.0.1/', false],
  ['http://[::ffff:7f00:1]:8080/', false],
  ['http://name:word@127.0.0.1:8080/', false],
  ['https://192.168.0.1/', false],
])('with loopback allowed, %s: %s', (text, isTaken) => {
  expect(outwardProblem(text, loose) === null).toBe(isTaken);
});

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'went out',
    (error: unknown) => (error instanceof OutwardRefused ? error.reason : error),
  );

describe('what a name leads to', () => {
  const target = (addresses: string[], rules = strict) =>
    outwardTarget('https://hook.example/x', rules, async () => addresses);

  it('is the first of its addresses', async () => {
    const found = await target(['93.184.215.14', '2606:4700::1']);
    expect(found).toMatchObject({ host: 'hook.example', address: '93.184.215.14' });
  });

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['fd00::1']],
    // One good address does not make the others good.
    [['93.184.215.14', '10.0.0.1']],
    [['93.184.215.14', '::1']],
    [['not an address']],
  ])('is refused for %j', async (addresses) => {
    expect(await reasonOf(target(addresses))).toBe('private');
  });

  it('is refused where there is none', async () => {
    expect(await reasonOf(target([]))).toBe('unknown');
  });

  it('is looked up once: what the name says a moment later does not count', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    let asked = 0;
    const lookUp = async () => answers[asked++] ?? [];
    const found = await outwardTarget('https://hook.example/', strict, lookUp);
    expect([found.address, asked]).toEqual(['93.184.215.14', 1]);
  });

  it('is not looked up for an IP address, however it is written', async () => {
    const lookUp = async () => Promise.reject(new Error('looked up'));
    expect(await reasonOf(outwardTarget('https://0x01010101/', strict, lookUp))).toBe('went out');
    expect(await reasonOf(outwardTarget('https://2130706433/', strict, lookUp))).toBe('address');
  });

  it('must be loopback without TLS', async () => {
    const lookUp = async () => ['93.184.215.14'];
    expect(await reasonOf(outwardTarget('http://localhost:1/', strict, lookUp))).toBe('address');
    expect(await reasonOf(outwardTarget('http://localhost:1/', loose, lookUp))).toBe('went out');
  });
});
