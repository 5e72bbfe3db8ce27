import { sql } from '../../platform/database/sql';
import { orderTerms } from './ordering';

const columns = { published_at: sql`p.published_at`, title: sql`p.title` };
const terms = (ordering?: string) => orderTerms(ordering, columns);

describe('orderTerms', () => {
  it('reads names in their order, each way around', () => {
    expect(terms('title,-published_at')).toEqual(['title', '-published_at']);
    expect(terms(' -title ')).toEqual(['-title']);
  });

  it.each([undefined, '', ',', '-', '--title', 'slug', 'constructor', '-__proto__', 'title desc'])(
    'puts the newest first for %j',
    (ordering) => {
      expect(terms(ordering)).toEqual(['-published_at']);
    },
  );

  it('ignores the unknown names alone', () => {
    expect(terms('slug,title,hasOwnProperty')).toEqual(['title']);
  });
});
