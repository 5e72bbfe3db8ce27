import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knowledge } from '../lib/nutriai/engine/knowledge/knowledge';
import { pictureDrawer, picturesFolder } from './food-pictures/draw-picture';

/** Draws the pictures of foods (`npm run food-pictures`, after knowledge/food-pictures.yaml or a shape has changed). */
const { foodPictures } = knowledge;
const draw = pictureDrawer(foodPictures);
const drawn = foodPictures.filter((picture) => picture.drawn);
for (const picture of drawn) writeFileSync(path.join(picturesFolder, `${picture.file}.svg`), draw(picture));
const files = new Set(foodPictures.map(({ file }) => `${file}.svg`));
const left = readdirSync(picturesFolder).filter((file) => !files.has(file));
for (const file of left) rmSync(path.join(picturesFolder, file));
process.stdout.write(`${drawn.length} pictures are drawn; ${left.length} old ones went.\n`);
