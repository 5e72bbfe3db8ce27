import { citations } from './citations';

const source = (url: string) => ({ org: 'NHS', title: url, year: 2025, url });
const [first, second, third] = [source('https://a'), source('https://b'), source('https://c')];

it('numbers each document once, in the order of its first use', () => {
  const { all, numbers } = citations([second, first, second]);
  expect(all).toEqual([second, first]);
  expect(numbers([first, second, first])).toBe('1, 2');
  expect(numbers([third])).toBe('');
});
