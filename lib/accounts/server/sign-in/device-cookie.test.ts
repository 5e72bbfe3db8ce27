import {
  type Device,
  deviceSetCookie,
  devicesOf,
  knownDeviceId,
  type MarkedAccount,
  withMark,
} from './device-cookie';

const secrets = ['s'.repeat(40)];
const ana: MarkedAccount = { kind: 'member', id: 'ana', passwordVersion: '1' };
const headersWith = (...cookies: string[]) => new Headers({ cookie: cookies.join('; ') });
const valueOf = (device: Device) => [device.id, ...device.marks].join('.');
const roundTrip = (device: Device) =>
  devicesOf(headersWith(`theme=x`, `lp_device=${valueOf(device)}`, 'a=b=c'));

describe('the device cookie', () => {
  it('makes a browser known to the account it was made for, and to no other', () => {
    const devices = roundTrip(withMark(undefined, ana, secrets));
    expect(knownDeviceId(devices, ana, secrets)).toBe(devices[0]?.id);
    for (const other of [
      { ...ana, id: 'ben' },
      { ...ana, kind: 'staff' as const },
      { ...ana, passwordVersion: '2' },
    ])
      expect(knownDeviceId(devices, other, secrets)).toBeNull();
  });

  it('holds the accounts of a family under one id, at most eight, the newest first', () => {
    let device: Device | undefined;
    const accounts = Array.from({ length: 10 }, (_, index) => ({ ...ana, id: `member ${index}` }));
    for (const account of accounts) device = withMark(device && roundTrip(device)[0], account, secrets);
    const devices = device ? roundTrip(device) : [];
    expect(accounts.map((account) => knownDeviceId(devices, account, secrets) !== null)).toEqual(
      accounts.map((_account, index) => index >= 2),
    );
    expect(`lp_device=${devices.map(valueOf).join()}`.length).toBeLessThan(400);
    const again = withMark(devices[0], accounts[5] ?? ana, secrets);
    expect(again.marks).toHaveLength(8);
    expect(new Set(again.marks).size).toBe(8);
    expect(again.id).toBe(devices[0]?.id);
  });

  it('says nothing of the account', () => {
    const text = deviceSetCookie(withMark(undefined, { ...ana, id: 'ana@example.test' }, secrets), {
      path: '/api',
      isHttps: true,
    });
    expect(text).not.toContain('ana');
    expect(text).toMatch(
      /^lp_device=[\w-]{22}\.[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('is Secure where the site is served by TLS, and only there', () => {
    const device = withMark(undefined, ana, secrets);
    expect(deviceSetCookie(device, { path: '/cms-api', isHttps: false })).toMatch(
      /; Path=\/cms-api; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
  });

  it('holds after a change of the secret, as long as the one before is given', () => {
    const devices = roundTrip(withMark(undefined, ana, secrets));
    const after = ['t'.repeat(40), ...secrets];
    expect(knownDeviceId(devices, ana, after)).not.toBeNull();
    expect(knownDeviceId(devices, ana, after.slice(0, 1))).toBeNull();
    const renewed = withMark(devices[0], ana, after);
    expect(renewed.marks).toHaveLength(1);
    expect(knownDeviceId([renewed], ana, after.slice(0, 1))).not.toBeNull();
  });

  it.each([
    '',
    'x',
    '.',
    `${'a'.repeat(22)}`,
    `${'a'.repeat(22)}.`,
    `${'a'.repeat(22)}.${'b'.repeat(42)}`,
    `${'a'.repeat(21)}é.${'b'.repeat(43)}`,
    `${'a'.repeat(22)}${`.${'b'.repeat(43)}`.repeat(9)}`,
    `"${'a'.repeat(22)}.${'b'.repeat(43)}"`,
  ])('is none when it reads %j', (value) => {
    expect(devicesOf(headersWith(`lp_device=${value}`))).toEqual([]);
  });

  it('is none under another name, though that is as long', () => {
    const value = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
    expect(devicesOf(headersWith(`my_device=${value}`, `LP_DEVICE=${value}`, value))).toEqual([]);
    expect(devicesOf(new Headers())).toEqual([]);
  });

  it('is forged by nobody: another id, another mark, a mark of another browser', () => {
    const [device = { id: '', marks: [] }] = roundTrip(withMark(undefined, ana, secrets));
    const other = withMark(undefined, ana, secrets);
    for (const forged of [
      { ...device, id: other.id },
      { ...device, marks: other.marks },
      { ...device, marks: [`${'A'.repeat(43)}`] },
    ])
      expect(knownDeviceId([forged], ana, secrets)).toBeNull();
  });

  it('is found among others of its name, of which a few are looked at', () => {
    const mine = withMark(undefined, ana, secrets);
    const foreign = `lp_device=${'a'.repeat(22)}.${'b'.repeat(43)}`;
    const cookies = headersWith(
      foreign,
      `lp_device=${valueOf(mine)}`,
      ...Array.from({ length: 50 }, () => foreign),
    );
    expect(knownDeviceId(devicesOf(cookies), ana, secrets)).toBe(mine.id);
    expect(devicesOf(cookies)).toHaveLength(4);
  });
});
