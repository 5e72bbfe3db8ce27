import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operations, operationTags } from './operations';

/** The address that describes the contract itself, and the answers to all that nothing is at. */
const undescribed = new Set(['/api/openapi.json', '/api/[[...path]]', '/admin/api/[[...path]]']);

const routeFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.join(folder, file));

const withoutParameters = (address: string) => address.replace(/\[(?:\.\.\.)?[^[\]]+\]/g, '{}');

const withoutSlash = (address: string) => address.replace(/\/$/, '').replace(/\{[^{}]+\}/g, '{}');

test('describes every address of the API, and none that is not there', () => {
  const routes = ['app/api', 'app/admin/api']
    .flatMap(routeFiles)
    .map((file) => `/${path.relative('app', path.dirname(file))}`)
    .filter((address) => !undescribed.has(address))
    .map(withoutParameters);
  const described = new Set(
    operations.map(({ path: address }) => withoutSlash(address).replace(/(?<=\/action\/)\w+$/, '{}')),
  );
  expect([...described].sort()).toEqual([...new Set(routes)].sort());
});

test('is served at the address that it is declared for', () => {
  const addressOf = new Map(operations.map(({ id, path: address }) => [id, withoutSlash(address)]));
  const served = routeFiles('app/api').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/operationEndpoint\(\s*\w+Operations\.(\w+)/g)].map(
      ([, id = '']) => ({
        id,
        at: withoutParameters(`/${path.relative('app', path.dirname(file))}`),
      }),
    ),
  );
  expect(served.length).toBeGreaterThan(120);
  for (const { id, at } of served) expect({ id, at: addressOf.get(id) }).toEqual({ id, at });
  const ids = served.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
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

test('takes files from the staff, and from members photos of reactions and logs to import', () => {
  const takesFiles = operations.filter(
    ({ body }) =>
      body?.files !== undefined ||
      body?.mediaTypes?.includes('multipart/form-data') ||
      body?.handlerTakes === 'stream' ||
      // JSON that is larger than any form and any page that is pasted: a file in base64.
      (body?.maxBytes ?? 0) > 2 * 1024 * 1024,
  );
  const ofOthers = takesFiles.filter(({ access }) => access !== 'staff');
  expect(ofOthers.map(({ id, access }) => `${access}: ${id}`).sort()).toEqual([
    'member: addReactionPhoto',
    'member: applyImport',
    'member: previewImport',
  ]);
});
