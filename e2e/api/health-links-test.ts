import { base64url, compactDecrypt } from 'jose';
import * as z from 'zod';
import type { Api } from './api-test';
import { expect } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow } from './nutriai-test';

type Member = Awaited<ReturnType<Api['newMember']>>;

/** The payload of a link, as the specification names its parts; what is not known is ignored. */
const linkPayload = z.object({
  url: z.url().max(128),
  key: z.string().regex(/^[\w-]{43}$/),
  exp: z.number().optional(),
  flag: z
    .string()
    .regex(/^[A-Z]+$/)
    .optional(),
  label: z.string().max(80).optional(),
  v: z.literal(1).optional(),
});

/** Reads a link by the specification: base64url of minified JSON behind the scheme. */
export function readLink(uri: string): z.output<typeof linkPayload> {
  const [, encoded] = /^(?:.+#)?shlink:\/([\w-]+)$/.exec(uri) ?? [];
  if (encoded === undefined) throw new Error(`not a link: ${uri}`);
  const text = Buffer.from(encoded, 'base64url').toString();
  const payload: unknown = JSON.parse(text);
  expect(text).toBe(JSON.stringify(payload));
  return linkPayload.parse(payload);
}

/** As published in 1.0.0 (July 2025): the status is the manifest's, the version of FHIR the content type's. */
const manifest = z.object({
  status: z.literal('finalized'),
  files: z
    .array(
      z.object({
        contentType: z.literal('application/fhir+json;fhirVersion=4.0.1'),
        embedded: z.string().optional(),
        location: z.url().optional(),
        lastUpdated: z.iso.datetime(),
      }),
    )
    .min(1),
});

export const pathOf = (url: string) => new URL(url).pathname;

/** Asks for a manifest without credentials, as a page of a clinic does. */
export async function askManifest(api: Api, url: string, body: object) {
  return api.post(pathOf(url), body, { headers: { origin: 'https://clinic.example' } });
}

/** Follows a link step by step, as a recipient's program that knows the specification and nothing else. */
export async function follow(
  api: Api,
  uri: string,
  asked: { passcode?: string; embeddedLengthMax?: number } = {},
) {
  const { url, key, flag = '' } = readLink(uri);
  if (flag.includes('U')) {
    const answer = await api.get(`${pathOf(url)}?recipient=St%20Elsewhere`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/jose']);
    return decrypt(await answer.text(), key);
  }
  const answer = await askManifest(api, url, { recipient: 'St Elsewhere', ...asked });
  expect(answer.status(), await answer.text()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/json');
  const [file] = manifest.parse(await answer.json()).files;
  if (file?.embedded !== undefined) return decrypt(file.embedded, key);
  const fetched = await api.get(pathOf(file?.location ?? ''));
  expect([fetched.status(), fetched.headers()['content-type']]).toEqual([200, 'application/jose']);
  return decrypt(await fetched.text(), key);
}

async function decrypt(jwe: string, key: string) {
  const { plaintext, protectedHeader } = await compactDecrypt(jwe, base64url.decode(key), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' });
  return JSON.parse(new TextDecoder().decode(plaintext)) as {
    entry: { resource: { resourceType: string } }[];
  };
}

/** A baby with a measurement and an allergy, whose record says something. */
export async function recordedBaby(api: Api, member: Member): Promise<string> {
  const { id } = await addBaby(api, member, {
    birth_date: birthDateOf(8),
    sex: 'female',
    allergies: ['peanut'],
    measurements: [{ date: dateFromNow(-2), weight_kg: 8.1, length_cm: 69, head_cm: 43.5 }],
  });
  return id;
}

export const linksOf = (baby: string) => `${babies}/${baby}/health-links`;

export async function makeLink(api: Api, { access: token }: Member, baby: string, fields: object = {}) {
  const body = { label: 'Feeding and growth', expires_in_days: 7, ...fields };
  const answer = await api.post(linksOf(baby), body, { token });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; link: string; qr: { size: number; path: string } };
}

export async function seenLinks(api: Api, { access: token }: Member, baby: string) {
  const answer = await api.get(linksOf(baby), { token });
  expect(answer.status(), await answer.text()).toBe(200);
  const { results } = (await answer.json()) as {
    results: { id: string; state: string; accesses: { recipient: string; result: string }[] }[];
  };
  return results;
}
