import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSettings } from '../../../platform/settings/settings';
import { signInWithGoogle } from './social-sign-in';

/** A Google that knows no token. */
const google = createServer((_request, response) => response.writeHead(400).end('{}'));

beforeAll(async () => {
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
  const { port } = google.address() as AddressInfo;
  process.env.PAYLOAD_SECRET = 'p'.repeat(40);
  process.env.TOKEN_SECRET = 't'.repeat(40);
  process.env.GOOGLE_CLIENT_ID = 'client.apps.googleusercontent.com';
  process.env.GOOGLE_TOKENINFO_URL = `http://127.0.0.1:${port}/tokeninfo`;
});

afterAll(() => {
  google.closeAllConnections();
  google.close();
});

const signInWith = (token: string | undefined) =>
  signInWithGoogle(
    { payload: {} as never, nowMs: Date.now },
    { access_token: token, provider: 'google' },
    { address: '192.0.2.7', deviceName: 'Firefox on Linux' },
  );

it.each([
  ['no token', undefined, 'Incorrect input. access_token or code is required.'],
  ['an empty token', '', 'Incorrect input. access_token or code is required.'],
  ['a token that Google does not know', 'ya29.unknown', 'Incorrect value'],
])('refuses %s in the words of dj-rest-auth', async (_what, token, text) => {
  await expect(signInWith(token)).rejects.toMatchObject({ status: 400, body: { non_field_errors: [text] } });
});

it('says so where sign-in with Google is not set up', async () => {
  const replaced = jest.replaceProperty(getSettings(), 'GOOGLE_CLIENT_ID', undefined);
  await expect(signInWith('ya29.token')).rejects.toMatchObject({
    status: 400,
    body: { non_field_errors: ['Sign-in with Google is not set up on this site.'] },
  });
  replaced.restore();
});
