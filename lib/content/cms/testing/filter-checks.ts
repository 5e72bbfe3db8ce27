import assert from 'node:assert/strict';
import { parse } from 'qs-esm';
import type { Where } from 'payload';
import type { FlattenedField } from 'payload';
import { fieldAt, filterProblem, type FilterScope, scopeOf } from '../staff-doors/filter-problem';
import type { Staff } from '../../../platform/database/payload-types';
import { type FilterShape, filterShapes } from './filter-shapes';
import type { PanelClient } from './panel-client';
import type { PanelCheck } from './version-checks';

const asPayloadReads = { allowEmptyArrays: true, arrayLimit: 1_000, depth: 10 };

/** One of all shapes that mean the same to the database. */
function kindOf({ path, operator, query }: FilterShape, scope: FilterScope): string {
  const top = scope.fields.find(({ name }) => name === path.split('.')[0]);
  const field: (FlattenedField & { hasMany?: boolean; relationTo?: unknown }) | undefined = fieldAt(
    path,
    scope,
  )?.field;
  const parts = [path.includes('.') ? field : top].map(
    (each) => `${each?.type} ${each?.name === 'id'} ${each && 'hasMany' in each && each.hasMany}`,
  );
  const asked = query.replaceAll(/where\[[^\]]*\]/g, '');
  return [...parts, Array.isArray(field?.relationTo), path.includes('.') && top?.type, operator, asked].join(
    ' ',
  );
}

/** All shapes are checked by the rules; what they let through is asked of the database, once for each kind. */
async function noFilterFails({ payload }: PanelClient): Promise<void> {
  const { docs } = await payload.find({ collection: 'staff', limit: 1 });
  const user = { ...docs[0], collection: 'staff' } as Staff & { collection: 'staff' };
  const counts = { accepted: 0, refused: 0 };
  const asked = new Set<string>();
  const failures: string[] = [];
  for (const shape of filterShapes(payload)) {
    const collection = shape.collection as 'posts';
    const scope = scopeOf(payload.collections[collection].config.flattenedFields, payload.collections);
    const { where } = parse(shape.query, asPayloadReads) as { where: Where };
    if (filterProblem(where, scope) !== null) {
      counts.refused += 1;
      continue;
    }
    counts.accepted += 1;
    const kind = kindOf(shape, scope);
    if (asked.has(kind)) continue;
    asked.add(kind);
    const options = { collection, where, overrideAccess: false, user, limit: 1, depth: 0 };
    await payload.find(options).catch((error: Error & { status?: number }) => {
      if ((error.status ?? 500) >= 500) failures.push(`${collection}?${shape.query}: ${error.message}`);
    });
  }
  assert.deepEqual(failures, []);
  assert.ok(
    counts.refused > 100_000 && counts.accepted > 20_000 && asked.size > 1_000,
    JSON.stringify(counts),
  );
}

const question = {
  'X-Payload-HTTP-Method-Override': 'GET',
  'content-type': 'application/x-www-form-urlencoded',
};
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const deep = (levels: number): string => (levels === 0 ? '[title][equals]=x' : `[or][0]${deep(levels - 1)}`);
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => `where[id][in][]=${index + 1}`).join('&');
const many = JSON.stringify({ or: Array.from({ length: 300 }, () => ({ title: { equals: 'x' } })) });

/** Method, path, status, body, headers. */
const calls: readonly [string, string, number, string?, Record<string, string>?][] = [
  ['GET', 'posts?where[createdAt][greater_than]=x', 400],
  ['GET', 'posts?where[title][all][]=x', 400],
  ['GET', 'posts?where[createdAt][greater_than]=2026-01-01', 200],
  ['GET', 'posts?where[_status][equals]=published&where[category][in][]=1', 200],
  ['GET', 'posts?where[category.title][like]=feeding', 200],
  ['GET', 'posts?where[seo.image.alt][contains]=pear', 200],
  ['GET', 'posts?where[or][0][and][0][title][like]=a&where[or][0][and][1][_status][not_equals]=draft', 200],
  ['GET', 'posts?where[title]=x', 400],
  ['GET', 'posts?where=x', 400],
  ['GET', 'posts?where=%7B%22title%22%3A%7B%22equals%22%3A%22x%22%7D%7D', 200],
  ['GET', 'posts?where=%7B%22title%22%3A%7B%22equals%22%3A%7B%7D%7D%7D', 400],
  ['GET', `posts?where=${encodeURIComponent(many)}`, 400],
  ['GET', 'posts?where[]=x', 400],
  ['GET', 'posts?where[nothing][equals]=x', 400],
  ['GET', 'posts?where[__proto__][equals]=x', 200],
  ['GET', 'posts?where=%7B%22constructor%22%3A%7B%22equals%22%3A%22x%22%7D%7D', 400],
  ['GET', 'posts?where[or]=x', 400],
  ['GET', 'posts?where[or][a]=b', 400],
  ['GET', `posts?where${deep(40)}`, 400],
  ['GET', `posts?${list(300)}`, 200],
  ['GET', 'posts?where[id][equals]=2147483648', 400],
  ['GET', 'posts?where[title][equals]=a%00b', 400],
  ['GET', 'posts/count?where[createdAt][less_than]=x', 400],
  ['GET', 'posts/count?where[title][like]=x', 200],
  ['GET', 'posts/versions?where[version.createdAt][equals]=x', 400],
  ['GET', 'posts/versions?where[parent][equals]=1&where[latest][equals]=true&sort=-updatedAt', 200],
  ['GET', 'posts/versions?where[version._status][equals]=published', 200],
  ['GET', 'posts/versions?where[version.title][all][]=x', 400],
  ['GET', 'posts/versions/abc', 400],
  ['GET', 'posts?sort=-publishedAt,title', 200],
  ['GET', 'posts?sort=nothing', 200],
  ['GET', 'posts?sort=body', 200],
  ['GET', 'posts?sort=sources.title', 200],
  ['GET', 'posts?sort=a%00b', 400],
  ['GET', 'posts?sort[a]=b', 200],
  ['GET', "posts?sort=title';--", 400],
  ['GET', 'posts?select[title]=true&populate[images][alt]=true', 200],
  ['GET', 'posts?select=x', 200],
  ['GET', 'posts?select[title][equals]=x', 200],
  ['GET', 'posts?populate=x', 200],
  ['GET', 'comments?joins[reports][limit]=1&joins[reports][sort]=-createdAt', 200],
  ['GET', 'comments?joins[reports][where][createdAt][equals]=x', 400],
  ['GET', 'comments?joins[nothing][limit]=1', 400],
  ['GET', 'comments?joins[reports][limit]=x', 200],
  ['GET', 'posts?draft=x&trash=x&pagination=x&locale=x&fallback-locale=x', 200],
  ['GET', 'posts?depth=x', 400],
  ['GET', 'globals/installation?where[x][y]=z&depth=0', 403],
  ['GET', 'globals/nothing', 404],
  ['GET', 'payload-preferences/nav', 200],
  ['POST', 'posts', 200, 'where[title][equals]=x&limit=1', question],
  ['POST', 'posts', 400, 'where[createdAt][equals]=x', question],
  ['POST', 'posts', 400, 'limit=1&limit=2', question],
  ['POST', 'posts', 413, `where[title][equals]=${'x'.repeat(300_000)}`, question],
  ['POST', 'posts', 415, '{}', { ...question, 'content-type': 'application/json' }],
  ['PATCH', 'categories?where[order][equals]=x', 400, '{"order":1}', { 'content-type': 'application/json' }],
  [
    'PATCH',
    'categories?where[title][equals]=none',
    200,
    '{"order":1}',
    { 'content-type': 'application/json' },
  ],
  ['DELETE', 'categories?where[order][all][]=1', 400],
  ['DELETE', 'categories?where[title][equals]=none', 200],
  ['DELETE', 'categories', 400],
  ['POST', 'images', 400, '--x', form],
  ['POST', 'images', 400, `${part('file', '{"filename":"a.png"}')}--x--\r\n`, form],
  ['POST', 'images', 400, `${part('file', 'null')}--x--\r\n`, form],
  ['POST', 'images', 400, `${part('file', '{')}--x--\r\n`, form],
  ['POST', 'images', 400, `${part('_payload', '{')}--x--\r\n`, form],
  ['POST', 'posts', 400, `${part('file', '{"filename":"a.png"}')}--x--\r\n`, form],
];

async function answersWithReason({ call }: PanelClient): Promise<void> {
  const wrong: string[] = [];
  for (const [method, path, status, body, headers] of calls) {
    const response = await call(method, path, body, headers);
    const { errors } = response.body as { errors?: { message?: string }[] };
    const hasReason = status < 400 || status === 404 || (errors?.[0]?.message ?? '').length > 10;
    if (response.status !== status || !hasReason)
      wrong.push(
        `${method} ${path.slice(0, 100)}: ${response.status} ${JSON.stringify(response.body).slice(0, 200)}, not ${status}`,
      );
  }
  assert.deepEqual(wrong, []);
}

/** Calls with an id that no document has, each refused before Payload asks its database. */
const badIds: readonly [string, string, number][] = ['abc', '1abc', '%20', '-1', '1.5', 'NaN', '%00'].flatMap(
  (id): [string, string, number][] => [
    ['GET', `posts/${id}`, 400],
    ['PATCH', `posts/${id}`, 400],
    ['DELETE', `posts/${id}`, 400],
    ['POST', `posts/${id}/duplicate`, 400],
    ['POST', `posts/access/${id}`, 400],
    ['GET', `posts/${id}/uses`, 400],
    ['GET', `posts/${id}/schedule`, 400],
    ['GET', `posts/versions/${id}`, 400],
    ['POST', `posts/versions/${id}`, 400],
    ['GET', `globals/installation/versions/${id}`, 400],
    ['POST', `payload-jobs/${id}/try-again`, 400],
  ],
);

async function badIdIsNoError({ call }: PanelClient): Promise<void> {
  const wrong: string[] = [];
  const written: string[] = [];
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  try {
    for (const [method, path, status] of badIds) {
      const response = await call(method, path, method === 'PATCH' ? { title: 'x' } : undefined);
      if (response.status !== status || !JSON.stringify(response.body).includes('is named by its number'))
        wrong.push(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    }
  } finally {
    process.stderr.write = write;
  }
  assert.deepEqual([wrong, written], [[], []]);
}

export const filterChecks: Record<string, PanelCheck> = {
  'filters: of all fields, operators and values none fails': noFilterFails,
  'filters: a bad question is refused with a reason, a good one is answered': answersWithReason,
  'ids: one that is no number is refused with a reason, and is no error of ours': badIdIsNoError,
};
