import { clientAddress, networkOf, normalAddress } from './client-address';

function addressOf(socket: string | null, forwarded: string | null, trustedProxies: number): string {
  const headers = new Headers();
  if (socket !== null) headers.set('x-little-pear-address', socket);
  if (forwarded !== null) headers.set('x-forwarded-for', forwarded);
  return clientAddress(headers, trustedProxies);
}

describe('the address of a client', () => {
  it.each([
    ['ignores x-forwarded-for when no proxy is trusted', '10.0.0.1', '1.1.1.1', 0, '10.0.0.1'],
    ['takes the entry that the one proxy wrote', '10.0.0.1', '1.1.1.1', 1, '1.1.1.1'],
    ['discards what the client claimed in front of it', '10.0.0.1', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['takes the entry of the outer of two proxies', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['takes the first entry when there are fewer than proxies', '10.0.0.1', '1.1.1.1', 3, '1.1.1.1'],
    ['discards an entry that is no address', '10.0.0.1', '1.1.1.1, evil', 1, '10.0.0.1'],
    ['falls back to the socket without the header', '10.0.0.1', null, 1, '10.0.0.1'],
    ['falls back to the socket for an empty header', '10.0.0.1', '', 2, '10.0.0.1'],
    ['knows nothing without either', null, null, 0, 'unknown'],
    ['reads no header of a proxy when none is trusted', '10.0.0.1', '', 0, '10.0.0.1'],
    ['does not mind spaces around an entry', '10.0.0.1', '6.6.6.6,  1.1.1.1 ', 1, '1.1.1.1'],
    ['knows nothing from a socket without an address', '', null, 0, 'unknown'],
    ['takes off a port', '10.0.0.1', '1.1.1.1:5000', 1, '1.1.1.1'],
    ['counts IPv6 by /64', '10.0.0.1', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
    ['the same for its neighbour', '10.0.0.1', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
  ])('%s', (_rule, socket, forwarded, trustedProxies, address) => {
    expect(addressOf(socket, forwarded, trustedProxies)).toBe(address);
  });

  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
    ['192.0.2.7', null],
    ['unknown', null],
    ['', null],
    ['::/64', null],
    ['2001:db8:1:2::1', null],
    ['2001:db8:1:2::/641', null],
  ])('counts %s with the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    [' 127.0.0.1\t', '127.0.0.1'],
    ['203.0.113.255', '203.0.113.255'],
    ['203.0.113.255:65535', '203.0.113.255'],
    ['[::1]', '0:0:0:0::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.255', '203.0.113.255'],
    ['::ffff:10.200.30.40', '10.200.30.40'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['1:2:3:4:5:6:203.0.113.255', '1:2:3:4::/64'],
    ['1:2:3:203.0.113.9::', null],
    ['0:0:0:0:1:ffff:c000:207', '0:0:0:0::/64'],
    ['0:0:0:0:0:fffe:c000:207', '0:0:0:0::/64'],
    ['1:0:0:0:0:ffff:c000:207', '1:0:0:0::/64'],
    ['x[::1]', null],
    ['[::1]x', null],
    ['[::1]:80x', null],
    ['[::1]80', null],
    ['x1.1.1.1:80', null],
    ['1.1.1.1:80x', null],
    ['1.1.1.1:', null],
    ['0x7f.1', null],
    ['2130706433', null],
    ['1.1.1.1, 2.2.2.2', null],
    ['', null],
    ['1.1.1.1\u0000', null],
  ])('writes %s as %s', (text, address) => {
    expect(normalAddress(text)).toBe(address);
  });
});
