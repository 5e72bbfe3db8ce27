import { isIPv4, isIPv6 } from 'node:net';

/** The front server puts the socket's address here and removes any such header that came from outside. */
export const socketAddressHeader = 'x-little-pear-address';

/**
 * The client as far as it can be known: the socket's address, or with `trustedProxies` proxies in front of us
 * the entry of `X-Forwarded-For` that the outermost of them wrote. Everything left of that entry is the
 * client's own claim and is not looked at.
 *
 * IPv6 counts by /64: that is what one household or one rented machine gets, so it is one client for limits.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const socketAddress = normalAddress(headers.get(socketAddressHeader) ?? '') ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = forwarded[Math.max(0, forwarded.length - trustedProxies)] ?? '';
  return normalAddress(entry) ?? socketAddress;
}

/**
 * One spelling for one client, or `null` for what is no address. Ports, brackets, zones and IPv4-in-IPv6 are
 * taken off.
 */
export function normalAddress(text: string): string | null {
  const bare = withoutPort(text.trim());
  if (isIPv4(bare)) return bare;
  const [address = ''] = bare.split('%');
  if (!isIPv6(address)) return null;
  const groups = ipv6Groups(address);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The IPv6 /48 of an address as `clientAddress` returns it: what one subscriber or one rented tunnel can get.
 * `null` for others.
 */
export function networkOf(address: string): string | null {
  const [one, two, three, ...rest] = address.split(':');
  return rest.length > 0 && address.endsWith('::/64') ? `${one}:${two}:${three}::/48` : null;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  if (bracketed?.[1]) return bracketed[1];
  const ipv4WithPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text);
  return ipv4WithPort?.[1] ?? text;
}

/** The eight groups of an address that `isIPv6` has already accepted. */
function ipv6Groups(address: string): number[] {
  const withoutIpv4Tail = address.replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_tail, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    },
  );
  const [head = '', tail = ''] = withoutIpv4Tail.split('::');
  const headGroups = numbersOf(head);
  const tailGroups = numbersOf(tail);
  const missing = Math.max(0, 8 - headGroups.length - tailGroups.length);
  return [...headGroups, ...Array.from({ length: missing }, () => 0), ...tailGroups];
}

function numbersOf(groups: string): number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
}
