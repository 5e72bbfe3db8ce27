import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from './api-test';

test('GET /api/openapi.json is a valid OpenAPI 3.1 document on the site’s own address', async ({
  api,
  baseURL,
}) => {
  const answer = await api.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  const document = await answer.json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: baseURL }]);
  expect(document.paths['/api/login/'].post.operationId).toBe('login');
  const result = await new Validator().validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('the page of the API lists every operation of the document', async ({ api, request }) => {
  const document = await (await api.get('/api/openapi.json')).json();
  const html = await (await request.get('/api/docs')).text();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods as object));
  for (const { operationId } of operations) expect(html).toContain(`id="${operationId}"`);
});
