import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushedMessage {
  headers: IncomingHttpHeaders;
  /** What the browser would be given. */
  text: string;
  claims: { aud: string; exp: number; sub: string };
}

/** A browser's half of a subscription: its keys, and how it opens what they were used for (RFC 8291). */
class FakeBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#ecdh.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Decrypts one record of `aes128gcm` (RFC 8188). Throws for what is not meant for this browser. */
  open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const own = this.#ecdh.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const shared = this.#ecdh.computeSecret(sender);
    const input = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce), {
      authTagLength: 16,
    });
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** Takes what is pushed, on loopback: checks VAPID (RFC 8292) as a push service does and opens it as a browser does. */
export class FakePushService {
  /** All that was accepted, the first first. */
  readonly seen: PushedMessage[] = [];
  /** Why something was refused with 400, 401 or 403. */
  readonly refused: string[] = [];
  /** What is answered to what is in order. */
  status = 201;
  attempts = 0;
  readonly #browsers = new Map<string, { browser: FakeBrowser; serverKey: string }>();
  #origin = '';
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.attempts += 1;
      const answer = this.#take(request.url ?? '', request.headers, Buffer.concat(chunks));
      response.writeHead(answer).end();
    });
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a browser's `subscribe()` gives for a site's key. */
  subscribe(serverKey: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    const browser = new FakeBrowser();
    this.#browsers.set(path, { browser, serverKey });
    return { endpoint: `${this.#origin}${path}`, keys: browser.keys };
  }

  #take(path: string, headers: IncomingHttpHeaders, body: Buffer): number {
    const known = this.#browsers.get(path);
    if (!known) return 404;
    try {
      const claims = this.#checkVapid(headers.authorization ?? '', known.serverKey);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('the encoding is not aes128gcm');
      if (!/^\d+$/.test(String(headers.ttl ?? ''))) throw new Error('there is no TTL');
      if (body.length > 4096) throw new Error('a push service takes 4,096 octets at most');
      const text = known.browser.open(body);
      if (this.status < 300) this.seen.push({ headers, text, claims });
      return this.status;
    } catch (error) {
      this.refused.push(error instanceof Error ? error.message : String(error));
      return 403;
    }
  }

  #checkVapid(authorization: string, serverKey: string): PushedMessage['claims'] {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    if (key !== serverKey) throw new Error('the key is not the one that was subscribed with');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const [head = '', payload = '', signature = ''] = token.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${payload}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned) throw new Error('the signature is wrong');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PushedMessage['claims'];
    if (claims.aud !== this.#origin) throw new Error(`the audience is ${claims.aud}`);
    const leftSeconds = claims.exp - Date.now() / 1000;
    if (leftSeconds <= 0 || leftSeconds > 24 * 3600) throw new Error('the token lives too long or no more');
    if (!/^(?:mailto:[^@]+@[^@]+|https:\/\/.+)$/.test(claims.sub)) throw new Error('nobody to ask');
    return claims;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
