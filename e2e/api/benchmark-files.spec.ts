import { expect, test } from './api-test';

const folder = '/nutriai/benchmark';
const files = [
  ['infant-food-safety-1.0.0.jsonl', 'application/jsonl; charset=utf-8'],
  ['infant-food-safety-1.0.0.csv', 'text/csv; charset=utf-8; header=present'],
  ['infant-food-safety-1.0.0-results.json', 'application/json; charset=utf-8'],
] as const;

for (const [name, type] of files) {
  test(`${name} is a download of its type, cached, and not sent twice`, async ({ request }) => {
    const answer = await request.get(`${folder}/${name}`);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect((await answer.body()).byteLength).toBeGreaterThan(100_000);
    const again = await request.get(`${folder}/${name}`, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status()).toBe(304);
  });
}

test('the lines and the table hold the same cases', async ({ request }) => {
  const lines = (await (await request.get(`${folder}/${files[0][0]}`)).text()).trimEnd().split('\n');
  const table = (await (await request.get(`${folder}/${files[1][0]}`)).text()).trimEnd().split('\r\n');
  expect(table).toHaveLength(lines.length + 1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id: 'amounts-001', verdict: 'safe', allergies: [] });
});

for (const name of [
  'infant-food-safety-9.9.9.csv',
  'edition.yaml',
  '..%2f..%2fpackage.json',
  'constructor',
]) {
  test(`${name} is no file of the benchmark`, async ({ request }) => {
    expect((await request.get(`${folder}/${name}`)).status()).toBe(404);
  });
}
