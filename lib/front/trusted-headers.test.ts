/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTrustedHeaders } from './trusted-headers';

/** What is left of a request's headers. */
function trusted(headers: Record<string, string>, address?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  setTrustedHeaders(request, { host: 'pear.example', scheme: 'https' });
  return { ...request.headers };
}

const ours = {
  'x-little-pear-address': '192.0.2.7',
  host: 'pear.example',
  'x-forwarded-host': 'pear.example',
  'x-forwarded-proto': 'https',
};

it('says itself for whom and from where a request came', () => {
  expect(trusted({ host: 'evil.example', 'x-little-pear-address': '127.0.0.1' }, '192.0.2.7')).toEqual(ours);
  expect(trusted({})).toEqual({ ...ours, 'x-little-pear-address': '' });
});

it.each([
  'x-little-pear-request-id',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-middleware-subrequest',
  'x-nextjs-data',
])('takes off %s, which only a server may say', (name) => {
  expect(trusted({ [name]: 'evil' }, '192.0.2.7')).toEqual(ours);
});

it.each(['x-forwarded-for', 'x-forwarded-hosts', 'not-forwarded', 'my-x-original-url', 'accept', 'cookie'])(
  'leaves %s',
  (name) => {
    expect(trusted({ [name]: 'as it was' }, '192.0.2.7')).toEqual({ ...ours, [name]: 'as it was' });
  },
);
