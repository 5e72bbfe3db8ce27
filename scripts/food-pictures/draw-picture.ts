import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoodPicture } from '../../lib/nutriai/engine/knowledge/schemas/food-pictures';
import { berriesAndDriedFruit } from './berries';
import { breads } from './breads';
import { containers } from './containers';
import { dairyAndBread } from './dairy-and-bread';
import { emblems } from './emblems';
import { fishes } from './fish';
import { fruits } from './fruits';
import { gardenThings } from './garden';
import { herbsAndSweets } from './herbs-and-sweets';
import { meats } from './meats';
import { others } from './others';
import type { Shape } from './paint';
import { pieceShapes } from './pieces';
import { rootsAndStalks } from './roots';
import { vegetables } from './vegetables';

const shapes: Readonly<Record<string, Shape>> = {
  ...berriesAndDriedFruit,
  ...breads,
  ...containers,
  ...dairyAndBread,
  ...fishes,
  ...fruits,
  ...gardenThings,
  ...herbsAndSweets,
  ...meats,
  ...others,
  ...pieceShapes,
  ...rootsAndStalks,
  ...vegetables,
};

export const picturesFolder = 'public/foods';

/**
 * Draws the pictures of foods from their parts. A picture without parts is an icon under its own licence and
 * lies in public/foods as it is; another may show it, on a label or beside a bowl.
 */
export function pictureDrawer(pictures: readonly FoodPicture[]): (picture: FoodPicture) => string {
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]));

  function inside(file: string): string {
    const picture = byFile.get(file);
    if (picture?.drawn) return draw(picture.drawn);
    const emblem = Object.hasOwn(emblems, file) ? emblems[file] : undefined;
    return emblem ? emblem() : insideOf(readFileSync(path.join(picturesFolder, `${file}.svg`), 'utf8'));
  }

  function draw({ shape, kind = '', colours, emblem }: NonNullable<FoodPicture['drawn']>): string {
    const paint = Object.hasOwn(shapes, shape) ? shapes[shape] : undefined;
    const [a, b = a, c = b] = colours;
    if (!paint || !a || !b || !c) throw new Error(`No shape of a drawing is called ${shape}.`);
    return paint({ colours: [a, b, c], kind, emblem: emblem ? inside(emblem) : null });
  }

  return ({ file, drawn }) => {
    if (!drawn) throw new Error(`The picture ${file} is not drawn from parts.`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 34 34">${short(draw(drawn))}</svg>\n`;
  };
}

function insideOf(svg: string): string {
  const [, text] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  if (text === undefined) throw new Error('This is no SVG.');
  return text.trim();
}

/** Coordinates to the hundredth are finer than anybody sees. */
const short = (svg: string) =>
  svg
    .replaceAll(/(?<!\d)\d+\.\d{3,}/g, (figure) => String(Math.round(Number(figure) * 100) / 100))
    .replaceAll(/\.\d+/g, (digits) => digits.replace(/(?<!0)0+$/, '').replace(/^\.$/, ''));
