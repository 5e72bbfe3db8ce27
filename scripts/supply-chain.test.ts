import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const lockedPackage = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), z.unknown()) });
const dependencies = z.record(z.string(), z.string());
const manifest = z.object({ dependencies, devDependencies: dependencies, overrides: dependencies });
const ownLicence = z.object({
  license: z.string().optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

const root = path.resolve(__dirname, '..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const { packages } = lockFile.parse(readJson('package-lock.json'));
const locked = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({
    place,
    name: place.split('node_modules/').at(-1) ?? '',
    ...lockedPackage.parse(entry),
  }));
const shipped = locked.filter(({ dev }) => dev !== true);

/**
 * Below these something is known to be wrong: docs/security.md says what. A star stands for every package of
 * that name.
 */
const floors: Readonly<Record<string, string>> = {
  next: '16.4.1',
  payload: '3.90.0',
  '@payloadcms/*': '3.90.0',
  react: '19.2.6',
  'react-dom': '19.2.6',
  '@libsql/client': '0.18.0',
  'drizzle-orm': '0.45.2',
  nodemailer: '9.0.1',
};

const isNamed = (name: string, floored: string) =>
  floored.endsWith('*') ? name.startsWith(floored.slice(0, -1)) : name === floored;

function isAtLeast(version: string, floor: string): boolean {
  const [given, least] = [version, floor].map((text) => (text.split('-')[0] ?? '').split('.').map(Number));
  for (const [index, part] of (least ?? []).entries()) {
    const difference = (given?.[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  // What comes before a release may lack what the release brings.
  return !version.includes('-');
}

describe('versions', () => {
  it.each(Object.entries(floors))('every copy of %s is at least %s', (name, floor) => {
    const copies = locked.filter((each) => isNamed(each.name, name));
    expect(copies).not.toEqual([]);
    const below = copies.filter(({ version }) => !isAtLeast(version, floor));
    expect(below.map(({ place, version }) => `${place} ${version}`)).toEqual([]);
  });

  it.each([
    ['16.4.0', '16.4.1', false],
    ['16.4.1', '16.4.1', true],
    ['16.10.0', '16.4.1', true],
    ['9.0.0', '9.0.1', false],
    ['10.0.0', '9.0.1', true],
    ['0.45.1', '0.45.2', false],
    ['0.45.2-beta.1', '0.45.2', false],
    ['0.46.0-beta.1', '0.45.2', true],
  ])('%s, measured by the floor %s: %s', (version, floor, isEnough) => {
    expect(isAtLeast(version, floor)).toBe(isEnough);
  });

  it('docs/security.md names the same floors', () => {
    const [, table = ''] = readFileSync(path.join(root, 'docs/security.md'), 'utf8').split(
      'holds these floors',
    );
    const rows = (table.split('\n\n')[1] ?? '').split('\n').slice(2);
    const named = rows.flatMap((row) => {
      const [, packages = '', floor = ''] = row.split('|').map((cell) => cell.trim());
      return [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, floor]);
    });
    expect(Object.fromEntries(named)).toEqual(floors);
  });

  it('all of Payload has one version', () => {
    const versions = locked
      .filter(({ name }) => name === 'payload' || name.startsWith('@payloadcms/'))
      .map(({ version }) => version);
    expect(new Set(versions).size).toBe(1);
  });

  it('every dependency of ours is named exactly', () => {
    const own = manifest.parse(readJson('package.json'));
    const named = Object.entries({ ...own.dependencies, ...own.devDependencies, ...own.overrides });
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

describe('the lock file', () => {
  it('takes everything from the registry and nothing from repositories or folders', () => {
    const elsewhere = locked.filter(
      ({ resolved, link }) =>
        link || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(elsewhere.map(({ place }) => place)).toEqual([]);
  });

  it('has a SHA-512 sum of everything', () => {
    // What a package brings inside its own archive is covered by the sum of that archive.
    const fetched = locked.filter(({ inBundle }) => inBundle !== true);
    expect(
      fetched.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ place }) => place),
    ).toEqual([]);
  });

  it('knows who brings packages inside its own archive, and ships none of them', () => {
    const bundled = locked.filter(({ inBundle }) => inBundle === true);
    const bringers = bundled.map(({ place }) => place.split('/node_modules/')[0]);
    expect([...new Set(bringers)]).toEqual(['node_modules/fhir']);
    expect(bundled.filter(({ dev }) => dev !== true)).toEqual([]);
  });

  it('knows what would like to run something while it is installed', () => {
    // Nothing may (`ignore-scripts` in .npmrc): these work without. A new name here is a reason to look twice.
    const names = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(['@parcel/watcher', 'esbuild']);
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

/** What may ship. LGPL only for libvips, which is loaded as a library of its own and can be replaced. */
const allowedLicences =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|CC-BY-4\.0|Python-2\.0|WTFPL|Unlicense|AFL-2\.1)$/;
const replaceableLibraries = /^@img\/sharp-/;

function licenceOf({ place, license }: (typeof shipped)[number]): string {
  if (license !== undefined) return license;
  const file = path.join(place, 'package.json');
  if (!existsSync(path.join(root, file))) return 'unknown';
  const own = ownLicence.parse(readJson(file));
  return own.license ?? own.licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
}

/** As in SPDX: of what is offered one is enough, of what is demanded everything counts. */
function isAllowed(licence: string): boolean {
  const bare = licence.replace(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((offer) => offer.split(' AND ').every((part) => allowedLicences.test(part.trim())));
}

it('nothing ships under a licence that would bind the whole, such as the GPL', () => {
  const refused = shipped
    .filter((each) => !replaceableLibraries.test(each.name))
    .map((each) => `${each.name}: ${licenceOf(each)}`)
    .filter((line) => !isAllowed(line.slice(line.indexOf(': ') + 2)));
  expect(refused).toEqual([]);
  const libraries = shipped.filter(({ name }) => replaceableLibraries.test(name)).map(licenceOf);
  expect(libraries.filter((licence) => /(?<!L)GPL/.test(licence))).toEqual([]);
});
