import { readdirSync } from 'node:fs';
import path from 'node:path';
import { operations, operationTags } from './operations';

/** The address that describes the contract itself, and the answers to all that nothing is at. */
const undescribed = new Set(['/api/openapi.json', '/api/[[...path]]', '/admin/api/[[...path]]']);

function routePaths(folder: string, found: string[] = []): string[] {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) routePaths(file, found);
    else if (entry.name === 'route.ts') found.push(`/${path.relative('app', folder)}`);
  }
  return found;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '').replace(/\{[^{}]+\}/g, '{}');

test('describes every address of the API, and none that is not there', () => {
  const routes = ['app/api', 'app/admin/api']
    .flatMap((folder) => routePaths(folder))
    .filter((address) => !undescribed.has(address))
    .map((address) => address.replace(/\[(?:\.\.\.)?[^[\]]+\]/g, '{}'));
  const described = new Set(
    operations.map(({ path: address }) => withoutSlash(address).replace(/(?<=\/action\/)\w+$/, '{}')),
  );
  expect([...described].sort()).toEqual([...new Set(routes)].sort());
});

test('gives every operation a name of its own and a known tag', () => {
  const ids = operations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { tag } of operations) expect(Object.keys(operationTags)).toContain(tag);
});

test('describes each parameter of a path', () => {
  for (const { path: address, params } of operations) {
    const names = [...address.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
    const shape = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    expect({ address, names }).toEqual({ address, names: shape });
  }
});

test('takes files from the staff alone', () => {
  const takesFiles = operations.filter(
    ({ body }) => body?.files !== undefined || body?.mediaTypes?.includes('multipart/form-data'),
  );
  expect([...new Set(takesFiles.map(({ access }) => access))]).toEqual(['staff']);
});
