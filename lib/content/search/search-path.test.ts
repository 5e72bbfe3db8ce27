import { kindFrom, searchPath } from './search-path';

const asked = (path: string) => new URL(path, 'https://example.org').searchParams;

describe('searchPath', () => {
  it('holds the query whatever signs it has', () => {
    for (const query of ['fish & chips', 'a+b', '100% oats?', 'größe', '#1']) {
      expect([...asked(searchPath(query)).values()]).toContain(query);
    }
  });

  it('names neither the first page nor all kinds', () => {
    expect([...asked(searchPath('pear')).values()]).toEqual(['pear']);
    expect([...asked(searchPath('pear', { page: 3 })).values()]).toContain('3');
  });
});

describe('kindFrom', () => {
  it('takes an unknown kind for none', () => {
    expect(['', 'nothing', 'toString', '__proto__'].map(kindFrom)).toEqual([null, null, null, null]);
  });

  it('reads back the kind of an address', () => {
    const kind = kindFrom('recipe') ?? kindFrom('recipes') ?? kindFrom('food') ?? kindFrom('foods');
    expect(kind).not.toBeNull();
    expect([...asked(searchPath('pear', { kind })).values()].map(kindFrom)).toContain(kind);
  });
});
