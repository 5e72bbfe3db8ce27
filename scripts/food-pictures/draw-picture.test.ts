import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knowledge } from '../../lib/nutriai/engine/knowledge/knowledge';
import { pictureDrawer, picturesFolder } from './draw-picture';

const { foodPictures } = knowledge;
const draw = pictureDrawer(foodPictures);

it('finds every drawing in public/foods as its parts say (npm run food-pictures)', () => {
  const old = foodPictures.filter(
    (picture) =>
      picture.drawn &&
      readFileSync(path.join(picturesFolder, `${picture.file}.svg`), 'utf8') !== draw(picture),
  );
  expect(old.map(({ file }) => file)).toEqual([]);
});

it('writes no word into a drawing, and no figure that is none', () => {
  const texts = foodPictures.filter(({ drawn }) => drawn).map(draw);
  expect(texts.filter((text) => /<text|NaN|undefined|null/.test(text))).toEqual([]);
});

it('says which shape it does not know', () => {
  const picture = { file: 'x', alt: 'X' };
  const drawnAs = (shape: string) => () =>
    draw({
      ...picture,
      foods: ['apple'],
      served: { colours: ['#ff0000'] },
      drawn: { shape, colours: ['#ff0000'] },
    });
  expect(drawnAs('constructor')).toThrow('No shape');
  expect(drawnAs('bowl')).not.toThrow();
});
