import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { parsedUrl } from './parsed-url';

/** What keeps requests to addresses of members' choice out of private networks. */
export interface OutwardRules {
  /** For tests, and for who runs the site and the receiver on one machine: `http` too, to loopback alone. */
  isLoopbackAllowed: boolean;
}

export interface OutwardTarget {
  url: URL;
  /** The name, or the IP address without the brackets of IPv6. */
  host: string;
  /** The one address to connect to: nobody looks the name up a second time. */
  address: string;
}

export type OutwardRefusal = 'address' | 'private' | 'unknown';

/** Thrown where nothing was sent, because of where it would have gone. */
export class OutwardRefused extends Error {
  constructor(readonly reason: OutwardRefusal) {
    super(`No request was made: ${reason}.`);
    this.name = 'OutwardRefused';
  }
}

/** Those of HTTPS, of its usual second choice, and of Home Assistant. */
const ports: readonly string[] = ['', '8123', '8443'];

const lookupTimeoutMs = 3_000;

/** Of IPv4, what is no public unicast (IANA's special-purpose registry). */
const specialIpv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of 2000::/3, the only part of IPv6 that is given out, what is special or has an IPv4 address inside. */
const specialIpv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, prefix] of specialIpv4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of specialIpv6) special.addSubnet(net, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Says whether an IP address is one of the public internet. IPv4 written as IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return loopback.check(address, 'ipv4');
  return version === 6 && !address.toLowerCase().startsWith('::ffff:') && loopback.check(address, 'ipv6');
}

/** An IP address as a URL has it, without the brackets of IPv6. */
const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

function isLoopbackName(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

/** Says in words what is wrong with an address, by its text alone; `null` where nothing is. */
export function outwardProblem(text: string, { isLoopbackAllowed }: OutwardRules): string | null {
  const url = parsedUrl(text);
  if (!url) return 'Enter a full address, such as https://example.com/hook.';
  if (url.username !== '' || url.password !== '')
    return 'Leave the name and the password out of the address.';
  if (url.hash !== '') return 'Leave out the # and what follows it: it is never sent.';
  const host = bareHost(url);
  if (isLoopbackAllowed && isLoopbackName(host))
    return /^https?:$/.test(url.protocol) ? null : 'Enter an address that begins with http or https.';
  if (url.protocol !== 'https:') return 'Enter an address that begins with https://.';
  if (!ports.includes(url.port)) return 'Use port 443, 8123 or 8443.';
  const isAllowed = isIP(host) === 0 ? host !== 'localhost' : isPublicAddress(host);
  return isAllowed ? null : 'Addresses in private networks cannot be reached from here.';
}

/** Looks a name up at DNS servers; an answer may be anything. */
export type LookUp = (hostname: string) => Promise<string[]>;

/**
 * Not `dns.lookup`: it blocks one of the few threads that files and passwords need as well, for as long as the
 * owner of a name likes.
 */
const lookUpInDns: LookUp = async (hostname) => {
  const resolver = new Resolver({ timeout: lookupTimeoutMs, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
};

/**
 * Finds the one address that a request may go to. A name with a private address among its addresses is refused.
 * @throws OutwardRefused
 */
export async function outwardTarget(
  text: string,
  rules: OutwardRules,
  lookUp: LookUp = lookUpInDns,
): Promise<OutwardTarget> {
  if (outwardProblem(text, rules) !== null) throw new OutwardRefused('address');
  const url = new URL(text);
  const host = bareHost(url);
  const addresses = await addressesOf(host, rules, lookUp);
  const [address] = addresses;
  if (address === undefined) throw new OutwardRefused('unknown');
  const isAllowed = (each: string) => (rules.isLoopbackAllowed && isLoopback(each)) || isPublicAddress(each);
  if (!addresses.every(isAllowed)) throw new OutwardRefused('private');
  // Without TLS nothing leaves this machine.
  if (url.protocol === 'http:' && !isLoopback(address)) throw new OutwardRefused('private');
  return { url, host, address };
}

async function addressesOf(host: string, { isLoopbackAllowed }: OutwardRules, lookUp: LookUp) {
  if (isIP(host) !== 0) return [host];
  if (isLoopbackAllowed && host === 'localhost') return ['127.0.0.1'];
  return lookUp(host);
}
