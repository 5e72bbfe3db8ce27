import { sourceIds } from './knowledge/source-ids';
import { sources } from './sources';

it('has every document that the code can name, and no other: `npm run knowledge` writes their ids', () => {
  expect(Object.keys(sources)).toEqual([...sourceIds]);
});

it('names each document once', () => {
  const addresses = Object.values(sources).map(({ title, url }) => `${title} ${url}`);
  expect(addresses.filter((each, index) => addresses.indexOf(each) !== index)).toEqual([]);
});

it('sends nobody to the front page of a publisher', () => {
  expect(Object.values(sources).filter(({ url }) => new URL(url).pathname.length < 2)).toEqual([]);
});
