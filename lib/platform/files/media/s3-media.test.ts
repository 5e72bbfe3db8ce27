import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Server } from '../../testing/s3-server';
import type { MediaPath } from './media-store';
import { S3Media } from './s3-media';

const server = new S3Server(3330);
const media = new S3Media({ ...server.options, limits: { answerMs: 300, putMs: 500, againAfterMs: 5 } });
/** Without the haste: for answers that are awaited. */
const patient = new S3Media(server.options);
const picture: MediaPath = { folder: 'images', name: 'pear-0123abcd-320x240.webp' };
const bytes = randomBytes(100_000);

beforeAll(() => server.start(), 30_000);
afterAll(async () => {
  await server.stop();
  server.remove();
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

jest.setTimeout(30_000);

describe('a bucket', () => {
  it('gives back what was put into it, whole and in parts, and says what it is', async () => {
    await patient.put(picture, bytes);
    expect((await patient.read(picture))?.equals(bytes)).toBe(true);
    const facts = await patient.facts(picture);
    expect(facts?.size).toBe(bytes.byteLength);
    expect(Math.abs((facts?.changed.getTime() ?? 0) - Date.now())).toBeLessThan(10_000);
    const part = await patient.stream(picture, { start: 10, end: 19 });
    expect(Buffer.concat(part ? await collect<Buffer>(part) : [])).toEqual(bytes.subarray(10, 20));
    const whole = await patient.open(picture, { method: 'GET', headers: {} });
    expect(whole.headers.get('content-type')).toBe('image/webp');
    const etag = whole.headers.get('etag') ?? '';
    await whole.body?.cancel();
    const again = await patient.open(picture, { method: 'GET', headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await patient.open(picture, { method: 'GET', headers: { range: 'bytes=999999-' } })).status).toBe(
      416,
    );
  });

  it('has nothing where nothing was put, and nothing after a deletion, which may be repeated', async () => {
    const gone: MediaPath = { folder: 'documents', name: 'plan-0123abcd.pdf' };
    expect(await patient.facts(gone)).toBeNull();
    expect(await patient.read(gone)).toBeNull();
    expect(await patient.stream(gone, { start: 0, end: 1 })).toBeNull();
    await patient.put(gone, bytes);
    await patient.delete(gone);
    await patient.delete(gone);
    expect(await patient.read(gone)).toBeNull();
  });

  it('lists each of its folders', async () => {
    const names = ['a.mp4', 'b.mp4', 'c&d.mp4'];
    for (const name of names) await patient.put({ folder: 'videos', name }, bytes.subarray(0, 10));
    const listed = await collect(patient.list('videos'));
    expect(listed.map(({ name }) => name)).toEqual(names);
    for (const { changed } of listed) expect(Math.abs(changed.getTime() - Date.now())).toBeLessThan(10_000);
    expect(await collect(patient.list('posters'))).toEqual([]);
  });

  it('takes nothing from a stranger', async () => {
    const stranger = new S3Media({ ...server.options, accessKeyId: 'guessed' });
    await expect(stranger.put(picture, Buffer.from('other'))).rejects.toThrow('it refused a file with 403');
    await expect(stranger.read(picture)).rejects.toThrow('it answered 403');
    expect((await patient.read(picture))?.equals(bytes)).toBe(true);
  });
});

describe('a store that fails', () => {
  let failing: Server | undefined;
  let calls: number;

  /** Answers each call with the next status; the last one for good. */
  async function storeThatAnswers(...statuses: number[]): Promise<S3Media> {
    calls = 0;
    failing = createServer((request, response) => {
      request.resume();
      response.writeHead(statuses[Math.min(calls, statuses.length - 1)] ?? 500).end('x');
      calls += 1;
    });
    await new Promise<void>((resolve) => failing?.listen(0, '127.0.0.1', resolve));
    const { port } = failing.address() as AddressInfo;
    return new S3Media({
      ...server.options,
      endpoint: `http://127.0.0.1:${port}`,
      limits: { answerMs: 300, againAfterMs: 5 },
    });
  }

  afterEach(() => {
    failing?.closeAllConnections();
    failing?.close();
    failing = undefined;
  });

  it('is asked once more after a failure that may pass', async () => {
    const passing = await storeThatAnswers(503, 200);
    expect((await passing.read(picture))?.toString()).toBe('x');
    expect(calls).toBe(2);
    const busy = await storeThatAnswers(500);
    await expect(busy.read(picture)).rejects.toMatchObject({ name: 'MediaStoreAway' });
    await expect(busy.put(picture, bytes)).rejects.toMatchObject({ name: 'MediaStoreAway' });
    expect(calls).toBe(4);
  });

  it('is away when nobody listens, and when it stands still, for no longer than the limit', async () => {
    const nobody = new S3Media({ ...server.options, endpoint: 'http://127.0.0.1:3339' });
    await expect(nobody.facts(picture)).rejects.toMatchObject({ name: 'MediaStoreAway' });
    server.freeze();
    const started = Date.now();
    await expect(media.read(picture)).rejects.toMatchObject({ name: 'MediaStoreAway' });
    // Under a name of its own: this server, unlike others, stores what arrived of a file that broke off.
    const other: MediaPath = { folder: 'images', name: 'half.webp' };
    await expect(media.put(other, bytes)).rejects.toMatchObject({ name: 'MediaStoreAway' });
    expect(Date.now() - started).toBeLessThan(3_000);
    server.thaw();
    expect((await patient.read(picture))?.equals(bytes)).toBe(true);
  });
});
