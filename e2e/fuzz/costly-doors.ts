import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Client } from './callers';
import type { NamedRequest } from './costly-requests';
import type { CostlyText } from './costly-values';
import type { Caller } from './make-request';
import type { RawRequest } from './raw-http';

interface Door {
  member: Caller;
  /** Calls as the member. */
  client: Client;
  editor: Caller;
  text: CostlyText;
}

/** What is costly though no text of it is: passwords, pictures, and the filters of the panel. */
export async function costlyDoors(door: Door): Promise<NamedRequest[]> {
  return [...passwords(), ...(await pictures(door)), ...filters(door)];
}

const json = ['Content-Type', 'application/json'] as const;
const as = ({ authorization }: Caller) => ['Authorization', authorization ?? ''] as const;

function posted(target: string, body: unknown, headers: RawRequest['headers'] = []): RawRequest {
  return { method: 'POST', target, headers: [json, ...headers], body: Buffer.from(JSON.stringify(body)) };
}

/** As long as one may be, each derived once. */
function passwords(): NamedRequest[] {
  const password = 'Quiet-River-9 '.repeat(9);
  const nobody = { email: `nobody-${randomUUID()}@example.test`, password };
  return [
    { name: 'a new member', request: posted('/api/register', nobody) },
    { name: 'sign-in with a wrong password', request: posted('/api/login', nobody) },
    { name: 'sign-in of the staff with a wrong password', request: posted('/cms-api/staff/login', nobody) },
  ];
}

/** Nothing of noise can be left out: a megabyte for each million points. */
function noise(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#808080' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function pictures({ member, client, editor }: Door): Promise<NamedRequest[]> {
  const picture = await noise(1_800, 1_200);
  const meal = await client.call('POST', '/api/nutriai/meals', {
    baby: member.ids.baby?.[0],
    eaten_at: new Date().toISOString(),
    kind: 'lunch',
    items: [{ food: 'egg', grams: 30 }],
    reaction: { severity: 'mild', signs: ['Hives'] },
  });
  const photo = { meal: meal.id, picture: picture.toString('base64') };
  return [
    { name: 'a photo of a reaction', request: posted('/api/nutriai/reaction-photos', photo, [as(member)]) },
    ...['/cms-api/images', '/admin/api/main/images/'].map((target) => ({
      name: `a picture to ${target}`,
      request: upload(target, editor, picture),
    })),
  ];
}

function upload(target: string, editor: Caller, picture: Buffer): RawRequest {
  const boundary = randomUUID();
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = field('_payload', JSON.stringify({ alt: 'Noise' })) + field('title', 'Noise');
  const file = `Content-Disposition: form-data; name="file"; filename="${randomUUID()}.jpg"`;
  return {
    method: 'POST',
    target,
    headers: [as(editor), ['Content-Type', `multipart/form-data; boundary=${boundary}`]],
    body: Buffer.concat([
      Buffer.from(`${fields}--${boundary}\r\n${file}\r\nContent-Type: image/jpeg\r\n\r\n`),
      picture,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** As many conditions as a filter may have, on fields whose values are looked for in texts. */
function filters({ editor, text }: Door): NamedRequest[] {
  const words = (length: number) => text(length).replaceAll(/\p{Surrogate}|\p{Cc}/gu, '');
  const condition = (index: number) => ({ [index % 2 ? 'title' : 'slug']: { like: words(40) } });
  const or = Array.from({ length: 190 }, (_each, index) => condition(index));
  const asked = [
    ['/cms-api/posts', { or }],
    ['/cms-api/posts/count', { or }],
    ['/cms-api/posts/versions', { or: or.map((each) => ({ 'version.title': Object.values(each)[0] })) }],
  ] as const;
  return asked.map(([target, where]) => ({
    name: `190 conditions to ${target}`,
    request: {
      method: 'POST',
      target,
      headers: [
        as(editor),
        ['X-Payload-HTTP-Method-Override', 'GET'],
        ['Content-Type', 'application/x-www-form-urlencoded'],
      ],
      body: Buffer.from(new URLSearchParams({ where: JSON.stringify(where) }).toString()),
    },
  }));
}
