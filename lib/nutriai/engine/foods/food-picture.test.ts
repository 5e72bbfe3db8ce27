import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { knowledge } from '../knowledge/knowledge';
import { foodPicture } from './food-picture';
import { foods } from './food-list';

const { foodPictures } = knowledge;

it('gives every food one drawing, and every drawing a food', () => {
  const named = foodPictures.flatMap((picture) => picture.foods);
  expect(named.toSorted()).toEqual(foods.map(({ id }) => id).toSorted());
  const files = readdirSync('public/foods').map((file) => file.replace('.svg', ''));
  expect(files.toSorted()).toEqual(foodPictures.map(({ file }) => file).toSorted());
});

it('shows no two foods, and no two names of pictures, as the same', () => {
  const texts = foodPictures.map(({ file }) => readFileSync(`public/foods/${file}.svg`, 'utf8'));
  expect(new Set(texts).size).toBe(texts.length);
  expect(foodPictures.filter((picture) => picture.foods.length > 1).map(({ file }) => file)).toEqual([]);
});

it('says what each shows in words of its own', () => {
  const words = foodPictures.map(({ alt }) => alt);
  const twice = words.filter((alt, place) => words.indexOf(alt) !== place);
  expect(twice).toEqual([]);
});

it('draws with shapes alone, in little room', () => {
  for (const { file } of foodPictures) {
    const text = readFileSync(`public/foods/${file}.svg`, 'utf8');
    expect([
      file,
      text.length < 12_000,
      /<script|<image|<foreignObject|\bon\w+=|href="[^#]/i.test(text),
    ]).toEqual([file, true, false]);
  }
});

it.each(['egg', 'swordfish', 'honey', 'beer', 'apple-puree-jar'])('finds the drawing of %s', (id) => {
  const { path, alt } = foodPicture(id);
  expect(existsSync(`public${path}`)).toBe(true);
  expect(alt).toMatch(/^[A-Z]/);
});

it('has none of what is no food', () => {
  expect(() => foodPicture('constructor')).toThrow('no picture');
});
