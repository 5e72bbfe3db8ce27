import { isIPv6 } from 'node:net';

/**
 * RFC 3986 §3.2.2: unreserved characters, percent-encoded bytes and sub-delimiters. An IPv4 address is a name
 * by this grammar.
 */
const registeredName = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+$/i;
const futureAddress = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
const hostAndPort = /^(\[[^[\]]*\]|[^:[\]]*)(?::(\d*))?$/;

const longestHost = 255;
const highestPort = 65_535;

/**
 * Says whether a text is what `Host`, and the authority of an absolute target, may be: `uri-host [ ":" port
 * ]` (RFC 9110 §7.2). The empty host, which the grammar allows, no `http` address may have (RFC 9110 §4.2.1);
 * user information belongs in neither.
 */
export function isHostField(text: string): boolean {
  const [, host = '', port = ''] = hostAndPort.exec(text) ?? [];
  if (host === '' || host.length > longestHost || Number(port) > highestPort) return false;
  return host.startsWith('[') ? isAddress(host.slice(1, -1)) : registeredName.test(host);
}

/** The zone of a link-local address (`%eth0`) means something to its own machine alone. */
function isAddress(literal: string): boolean {
  return (isIPv6(literal) && !literal.includes('%')) || futureAddress.test(literal);
}
