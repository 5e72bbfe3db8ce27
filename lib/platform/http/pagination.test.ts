import { pagedList, pageOf } from './pagination';

const siteUrl = 'https://pear.example';
const list = (url: string, count: number) => {
  const query = Object.fromEntries(new URL(url, siteUrl).searchParams);
  const request = new Request(new URL(url, 'http://internal:3000'));
  return pagedList({ page: pageOf(query), count, results: [], request, siteUrl });
};

describe('pages of a list', () => {
  it('links to the neighbours on the site’s own address, other parameters kept', () => {
    expect(list('/api/x?page=2&page_size=10&q=a', 25)).toEqual({
      count: 25,
      next: `${siteUrl}/api/x?page=3&page_size=10&q=a`,
      previous: `${siteUrl}/api/x?page_size=10&q=a`,
      results: [],
    });
    expect(list('/api/x', 5)).toMatchObject({ next: null, previous: null });
  });

  it('links to the first page without its number, and to no page before it or past the last', () => {
    const links = (url: string, count: number) => {
      const { next, previous } = list(url, count);
      return [next, previous];
    };
    const address = `${siteUrl}/api/x`;
    expect(links('/api/x', 0)).toEqual([null, null]);
    expect(links('/api/x', 20)).toEqual([null, null]);
    expect(links('/api/x', 21)).toEqual([`${address}?page=2`, null]);
    expect(links('/api/x?page=1', 21)).toEqual([`${address}?page=2`, null]);
    expect(links('/api/x?page=2', 21)).toEqual([null, address]);
    expect(links('/api/x?page=2', 40)).toEqual([null, address]);
    expect(links('/api/x?page=3', 61)).toEqual([`${address}?page=4`, `${address}?page=2`]);
  });

  it('says what is wrong in the words of Django REST framework', () => {
    const problem = { status: 404, body: { detail: 'Invalid page.' } };
    expect(() => pageOf({ page: 'x' })).toThrow(expect.objectContaining(problem));
    expect(() => list('/api/x?page=2', 20)).toThrow(expect.objectContaining(problem));
    expect(() => list('/api/x?page=2', 0)).toThrow(expect.objectContaining(problem));
  });

  it('takes a number of fifteen figures, and none of sixteen', () => {
    expect(pageOf({ page: '999999999999999', page_size: '7' })).toEqual({
      ...{ number: 999_999_999_999_999, limit: 7 },
      offset: 999_999_999_999_998 * 7,
    });
    expect(() => pageOf({ page: '1000000000000000' })).toThrow('notFound');
  });

  it.each(['0', '-1', '1.5', 'abc', '1e9', '9999999999999999', ''])('has no page %j', (page) => {
    expect(() => pageOf({ page })).toThrow('notFound');
  });

  it('has no page past the last', () => {
    expect(() => list('/api/x?page=2', 20)).toThrow('notFound');
  });

  it.each([
    ['1', 1],
    ['100', 100],
    ['1000000000', 100],
    ['101', 100],
    ['-1', 20],
    ['x', 20],
  ])('reads page_size=%s as %d', (text, limit) => {
    expect(pageOf({ page_size: text }).limit).toBe(limit);
  });
});
