import { containers } from './containers';
import { fishes } from './fish';
import { meats } from './meats';
import { box, dark, dot, dots, leafGreen, light, line, oval, path, at } from './paint';
import { pieceShapes } from './pieces';
import { vegetables } from './vegetables';

const shapes = { ...containers, ...fishes, ...meats, ...pieceShapes, ...vegetables };

function made(shape: string, kind: string, ...colours: string[]): string {
  const [a = '#cccccc', b = a, c = b] = colours;
  const draw = shapes[shape];
  if (!draw) throw new Error(`No shape of a drawing is called ${shape}.`);
  return draw({ colours: [a, b, c], kind, emblem: null });
}

const horned = (face: string, horns: string, ears: string) =>
  horns +
  path(face, 'M9 12c0-4 3-6 7-6s7 2 7 6c0 5-2 8-3 12-1 3-7 3-8 0-1-4-3-7-3-12Z') +
  ears +
  dots('#2a2220', 1.3, [
    [12.5, 15],
    [19.5, 15],
  ]) +
  path(dark(face, 0.35), 'M13.500 22h5l-1 2.500h-3Z');

const ear = (grain: string, beard: string) =>
  line(beard, 'M16 31V8', 1.4) +
  (beard === grain ? '' : line(beard, 'M16 8V0M12 9 8 1M20 9l4-8M10 14 5 6M22 14l5-8', 0.8)) +
  [9, 14.5, 20]
    .map(
      (y) =>
        at(oval(grain, [0, 0, 2.6, 4.4]), [12, y, 1, -28]) +
        at(oval(grain, [0, 0, 2.6, 4.4]), [20, y, 1, 28]),
    )
    .join('') +
  oval(grain, [16, 5.5, 2.5, 4.3]);

const flower = (petal: string, middle: string, count: number) =>
  Array.from({ length: count }, (_each, place) =>
    at(oval(petal, [0, -9.5, 2.8, 5.4]), [16, 16, 1, (place * 360) / count]),
  ).join('') + dot(middle, [16, 16, 5.6]);

/** What stands for a food on a label or beside a bowl, and is no food’s own picture. */
export const emblems: Readonly<Record<string, () => string>> = {
  heart: () => path('#e0708a', 'M16 28C6 20 2 15 3 10c1-5 8-7 13-1 5-6 12-4 13 1 1 5-3 10-13 18Z'),
  'goat-head': () =>
    horned(
      '#e9dcc4',
      line('#8a7458', 'M12 8C8 4 8 0 10-1M20 8c4-4 4-8 2-9', 2.4),
      path('#d3bf9c', 'M9 11C5 9 2 11 2 13c3 1 6 1 8-1ZM23 11c4-2 7 0 7 2-3 1-6 1-8-1Z'),
    ) + path('#cdb892', 'M14.500 26h3L16 31Z'),
  'sheep-head': () =>
    dots('#efe9dc', 5.5, [
      [8, 9],
      [14, 5.5],
      [20, 5.5],
      [25, 9.5],
      [6, 15],
      [26, 15.5],
    ]) +
    horned(
      '#5a5150',
      '',
      path('#463e3d', 'M9 13C5 12 3 14 3 16c3 1 6 0 7-2ZM23 13c4-1 6 1 6 3-3 1-6 0-7-2Z'),
    ) +
    dots('#ffffff', 0.6, [
      [12.5, 14.7],
      [19.5, 14.7],
    ]),
  'buffalo-head': () =>
    horned(
      '#4a4240',
      line('#2f2927', 'M10 8C4 8 1 3 4 0M22 8c6 0 9-5 6-8', 3),
      path('#39322f', 'M9 12C5 11 2 13 2 15c3 1 6 0 8-2ZM23 12c4-1 7 1 7 3-3 1-6 0-8-2Z'),
    ) +
    dots('#ffffff', 0.7, [
      [12.5, 14.7],
      [19.5, 14.7],
    ]),
  'glass-of-milk': () => made('tumbler', '', '#ffffff', '#ffffff'),
  'milk-powder': () => made('powder', '', '#fbf6e6'),
  sunflower: () => flower('#f2b62a', '#6a3f22', 14),
  daisy: () => flower('#ffffff', '#f2b62a', 11),
  'rape-flower': () =>
    [0, 90, 180, 270]
      .map((turn) => at(path('#f2cf2a', 'M0 0C-8-3-8-12 0-14 8-12 8-3 0 0Z'), [16, 16, 1, turn + 45]))
      .join('') + dot('#9aae3a', [16, 16, 3]),
  'palm-tree': () =>
    line('#8a5a35', 'M16 31C15 24 15 17 17 12', 3) +
    path(
      leafGreen,
      'M17 12C10 6 4 8 2 13c5-2 10-2 15-1ZM17 12c7-6 13-4 14 1-4-2-9-2-14-1ZM17 12C12 4 14 0 18-1c3 4 2 9-1 13Z' +
        'M17 12C10 12 6 16 6 21c4-3 8-5 11-9ZM17 12c7 0 11 4 11 9-4-3-8-5-11-9Z',
    ) +
    dots('#c9562a', 2, [
      [14.5, 13],
      [19.5, 13.5],
    ]),
  'wheat-ear': () => ear('#d9a93c', '#c0932f'),
  'rye-ear': () => ear('#a8905c', '#8a7548'),
  'barley-ear': () => ear('#d3a848', '#b58c34'),
  'oat-ear': () =>
    line('#a5894a', 'M16 31V3M16 9l-8 3M16 9l8 3M16 16l-9 3M16 16l9 3', 1.3) +
    [
      [16, 4],
      [7, 14],
      [25, 14],
      [6, 22],
      [26, 22],
    ]
      .map(([x = 0, y = 0]) => oval('#d9bd78', [x, y, 2.6, 4.6]))
      .join(''),
  'rice-grains': () => made('few', 'grain', '#e9e0c8'),
  'couscous-grains': () => made('top', 'ball', '#f3dba0'),
  'bulgur-grains': () => made('top', 'broken', '#c99b60'),
  'brown-rice-grains': () => made('top', 'grain', '#d9b47c'),
  'noodle-nest': () => made('bowl', 'noodles', '#f3cf66', '#d9ab3a'),
  'baked-beans-pile': () => made('few', 'kidney', '#d9793a'),
  'mince-cooked': () => made('mince', '', '#8d5c3a'),
  'beef-steak': () => made('steak', 'bone', '#b5443a', '#f4e3cf'),
  'turkey-bird': () => made('bird', '', '#b9702f'),
  'tuna-fish': () => made('fish', 'tuna', '#3f5f86', '#dfe6ea', '#e3b93f'),
  'long-lettuce': () => made('long-head', '', '#8fc25a', '#eaf3cf'),
  'tiger-nuts': () => made('few', 'walnut', '#b98a5c'),
  'ice-blocks': () => made('few', 'cube', '#a9d7ea'),
  'star-anise': () => made('one', 'star', '#8a4f28', '#d9a06a'),
  'treacle-drop': () => drop('#2e1c16'),
  'syrup-drop': () => drop('#e5a52a'),
  'soup-bowl': () => made('bowl', 'lumps', '#e08a3c', '#f0c060'),
  'curry-heap': () => made('powder', '', '#e0b04a'),
  cupcake: () =>
    path('#d98aa0', 'M7 17h18l-3 13H10Z') +
    path('#f0c8a0', 'M5 18C3 13 7 11 8 11 9 5 13 3 16 3s7 2 8 8c1 0 5 2 3 7Z') +
    dot('#c8384a', [16, 3.5, 2.5]) +
    line('#b9708a', 'M12 19l1 10M16 19v10M20 19l-1 10', 1),
  'tea-bag': () =>
    line('#8a8a80', 'M16 2v9', 1.3) +
    box('#d3493f', [12, -2, 8, 6], 1) +
    path('#f3ead6', 'M10 11h12l2 5v14H8V16Z') +
    path('#9a6a42', 'M10 20h12v8H10Z'),
  'tea-leaves': () =>
    path(leafGreen, 'M16 28C6 24 4 14 7 6c8 3 11 11 9 22Z') +
    path(light(leafGreen, 0.25), 'M17 28c10-2 13-10 12-17-8 1-13 8-12 17Z'),
  bee: () =>
    path('#dfeef2', 'M14 13C6 4 1 8 4 13c2 3 7 3 10 1ZM18 13c8-9 13-5 10 0-2 3-7 3-10 1Z') +
    oval('#f2b62a', [16, 19, 6.5, 9]) +
    path('#3a2f2a', 'M10 16.500h12v3H10ZM10.500 22.500h11l-1.500 3h-8Z') +
    dot('#3a2f2a', [16, 10, 3.6]),
  'maple-leaf': () =>
    path(
      '#d3502f',
      'M16 1l3 6 4-2-1 7 4-2 .5 3 4 0-2.500 5L30 20l-9 4 .5 3-4.500-1' +
        'V31h-2v-5l-4.500 1 .5-3-9-4 2-2L1.500 13l4 0L6 10l4 2-1-7 4 2Z',
    ),
  'agave-plant': () =>
    [-60, -36, -12, 12, 36, 60]
      .map((turn) =>
        at(path(turn % 24 === 0 ? '#5f9484' : '#7fb0a0', 'M-3 0C-4-12-1-20 0-24 1-20 4-12 3 0Z'), [
          16,
          29,
          1,
          turn,
        ]),
      )
      .join(''),
  flame: () =>
    path('#e8602a', 'M16 1c2 6 10 9 10 18a10 10 0 0 1-20 0c0-5 3-7 4-11 2 2 3 3 3 5 3-3 4-7 3-12Z') +
    path('#f6bf3f', 'M16 14c1 4 5 5 5 9a5 5 0 0 1-10 0c0-3 3-4 5-9Z'),
  bone: () =>
    at(
      path(
        '#efe4cc',
        'M-10-3h20c0-4 6-5 6-1 4 0 4 7 0 7 0 4-6 3-6-1h-20c0 4-6 5-6 1-4 0-4-7 0-7 0-4 6-3 6 1Z',
      ),
      [16, 17, 0.9, -35],
    ),
};

const drop = (a: string) =>
  path(a, 'M16 3c5 7 9 11 9 17a9 9 0 0 1-18 0c0-6 4-10 9-17Z') +
  path(light(a), 'M10.500 20c0-3 2-5 3.500-8 .2 4-1 7 .5 11-2.500 0-4-1.200-4-3Z');
