import { at, dark, dot, dots, light, line, oval, path, plate, type Shape } from './paint';

const greenPotato: Shape = ({ colours: [a, sprout] }) =>
  path(a, 'M8 9C13 4 23 5 27 12c3 7-1 14-9 15S4 24 4 18c0-4 1.500-6.500 4-9Z') +
  path(light(a, 0.25), 'M8 14c1.500-3.500 5-5.500 8-5.500-3 2-5 4-5.500 8-2 .5-3-.5-2.500-2.500Z') +
  dots(dark(a), 0.9, [
    [14, 20],
    [20, 15],
    [22, 21],
    [16, 13],
  ]) +
  line(light(sprout, 0.35), 'M9 9C7 7 8 4 6 3M24 9c1-2 4-2 4-5M21 25c2 1 3 3 5 3', 2);

const plantain: Shape = ({ colours: [a, end] }) =>
  [
    [dark(a, 0.12), 0],
    [a, -24],
  ]
    .map(([fill, turn]) =>
      at(
        path(String(fill), 'M-13-6C-9 6 3 10 13 4l1.500 1.500C10 13-4 14-11 4-13 1-14-3-14.500-6Z') +
          path(end, 'M12.500 4.200 15 3l1 2.500-1.500 1Z') +
          line(light(String(fill)), 'M-10 0C-6 7 3 10 10 7', 0.9),
        [15, 13, 1, Number(turn)],
      ),
    )
    .join('');

const cauliflower: Shape = ({ colours: [a, leaf] }) =>
  path(dark(leaf, 0.12), 'M3 15c-3 6 2 14 10 15L8 17ZM29 15c3 6-2 14-10 15l5-13Z') +
  [
    [9, 13, 5],
    [16, 9.5, 6],
    [23, 13, 5],
    [12, 18, 5],
    [20, 18, 5],
    [16, 15, 5],
  ]
    .map(
      ([x = 0, y = 0, r = 1]) =>
        dot(dark(a, 0.08), [x, y + 0.9, r]) +
        dot(a, [x, y, r]) +
        dots(dark(a, 0.1), 0.5, [
          [x - 1.5, y - 1],
          [x + 1.2, y - 1.5],
          [x, y + 1],
        ]),
    )
    .join('') +
  path(
    leaf,
    'M2 17c4 1 8 4 9 12-6-1-10-6-9-12ZM30 17c-4 1-8 4-9 12 6-1 10-6 9-12Z' +
      'M16 21c3 2 4 6 0 9.500-4-3.500-3-7.500 0-9.500Z',
  );

const cherryTomatoes: Shape = ({ colours: [a, stem] }) =>
  line(stem, 'M5 3C12 5 20 5 28 9M11 5v6M19 6l2 8M12 5l-4 14', 1.5) +
  [
    [10, 13, 5.8],
    [22.5, 17, 5.8],
    [12, 24, 5.8],
  ]
    .map(
      ([x = 0, y = 0, r = 1]) =>
        dot(a, [x, y, r]) +
        dot(light(a, 0.55), [x - 2, y - 1.8, 1.2]) +
        path(
          stem,
          `M${x} ${y - 5}l3.500-1.500-1.500 2.500 2.500 2-3-.3-1.500 2.500-1.500-2.500-3 .3 2.500-2-1.500-2.500Z`,
        ),
    )
    .join('');

const persimmon: Shape = ({ colours: [a, leaf] }) =>
  path(a, 'M16 8c8 0 12.500 4 12.500 10S23 29 16 29 3.500 24 3.500 18 8 8 16 8Z') +
  path(light(a), 'M7 17c.5-3.500 2.500-5 5-5.500-2 2-2.700 3.800-2.500 7.500-1.500 0-2.600-.5-2.500-2Z') +
  path(
    leaf,
    'M16 9c-3 3-7 3-9 1 1-3 4-4 6.500-3C13 4 14.500 2.500 16 2c1.500.5 3 2 2.500 5C21 6 24 7 25 10c-2 2-6 2-9-1Z',
  ) +
  dot(dark(leaf), [16, 8, 1.3]);

const raisins: Shape = ({ colours: [a] }) =>
  [
    [8, 20, 20],
    [14, 24.5, -30],
    [21.5, 23.5, 60],
    [25, 16.5, 10],
    [18, 16.5, -20],
    [10.5, 12.5, 40],
    [18.5, 8.5, 0],
  ]
    .map(([x = 0, y = 0, turn = 0], place) =>
      at(
        path(
          place % 2 ? a : light(a, 0.12),
          'M-4 0c0-2.500 2-3.300 4-3.300S4-2 4 .3 2 3.500 0 3.300-4 2-4 0Z',
        ) + line(light(a, 0.35), 'M-2.500-.8c1.500-1 3-1 4.500-.2M-2 1.200c1.500.8 3 .8 4.300-.2', 0.7),
        [x, y, 1, turn],
      ),
    )
    .join('');

const mix: Shape = ({ colours: [a, b, c] }) =>
  plate(24) +
  path(dark(a, 0.3), 'M6 22c2-5 6-9 10-9s8 4 10 9c-3 2-17 2-20 0Z') +
  line(a, 'M8 20l5-3M13 14l6 1.500M19 18l5 1M11 22l6-1.500M21 14.500l2 4M15 18.500l-2 3', 1.6) +
  dots(b, 1.9, [
    [10, 17.5],
    [18, 12],
    [22.5, 21],
    [16, 21.5],
  ]) +
  dots(c, 1.9, [
    [13.5, 11.5],
    [20.5, 16.5],
    [8.5, 21.5],
    [15, 16],
  ]);

const herbPowder: Shape = ({ colours: [a, seed] }) =>
  plate() +
  path(a, 'M4 23.500c2.500-6.500 7.500-12 12-12s9.500 5.500 12 12c-3 2.200-21 2.200-24 0Z') +
  dots(dark(a), 0.9, [
    [10, 21],
    [15, 16],
    [20, 18],
    [23, 22],
    [13, 19],
  ]) +
  dots(seed, 1, [
    [12, 17],
    [17, 14],
    [18, 20.5],
    [8, 23],
    [21.5, 20],
    [14.5, 22.5],
    [25, 23.5],
  ]);

const turmeric: Shape = ({ colours: [a, skin] }) =>
  plate(25) +
  path(a, 'M14 24c2-5 5-8.500 8-8.500s5.500 3.500 7 8.500c-3 1.500-12 1.500-15 0Z') +
  path(
    skin,
    'M3 15C2 11 6 10 9 10.500c1-3 3-5 6-5s3 4 1 5.500c4-.5 6 1' +
      ' 5.500 3.500s-4 3-7 3C12 21 8 22 6 20.500 4 19 4 17 3 15Z',
  ) +
  line(dark(skin, 0.3), 'M6 14c1 1 1 3 .5 4.500M10 12.500c1 1.500 1 4 .3 6M14 12c1 1.500 1 3.500.5 5', 0.8) +
  oval(a, [18.3, 14.6, 1.7, 2.5], -10);

const nutmeg: Shape = ({ colours: [a, inside] }) =>
  oval(a, [11.5, 12.5, 8, 9.5], 25) +
  line(dark(a), 'M7 8c2 4 2 8 0 12M11 5c2 5 2 11-.5 16M15.500 6c1.500 4 1 9-1.500 13', 0.8) +
  oval(dark(a, 0.2), [22, 22.5, 8.3, 7.5]) +
  oval(inside, [22, 22.5, 7, 6.3]) +
  line(dark(a, 0.1), 'M17 21c2-2 3 2 5 0s3 1.500 5-.5M18 25c2-1.500 3 1 4.500-.5s2.500.5 3.500-.5', 1.2);

const vanilla: Shape = ({ colours: [a, petal] }) =>
  line(a, 'M3 29C10 24 18 16 27 4', 2.4) +
  line(light(a, 0.2), 'M8 30.500C15 25 24 17 30 8', 2.2) +
  [0, 72, 144, 216, 288]
    .map((turn) => at(path(petal, 'M0 0C-4-2-3.500-7 0-9 3.500-7 4-2 0 0Z'), [11, 12, 1, turn]))
    .join('') +
  dot('#e8a02c', [11, 12, 2.2]);

const lemonZest: Shape = ({ colours: [a], emblem }) =>
  (emblem ? at(emblem, [8, 0, 0.72, 0]) : '') +
  line(a, 'M3 20c4-4 6 4 9 0s5 3 8 0M6 26c3-4 6 3 9 0s6 2 9-1M16 30c3-2 5 1 8-1', 2) +
  line(light(a), 'M4 15c2-2 4 1 6-1', 1.6);

const oneDrop: Shape = ({ colours: [a] }) =>
  path(a, 'M16 3c5 7 9 11 9 17a9 9 0 0 1-18 0c0-6 4-10 9-17Z') +
  path(light(a), 'M10.500 20c0-3 2-5 3.500-8 .2 4-1 7 .5 11-2.500 0-4-1.200-4-3Z');

export const gardenThings: Readonly<Record<string, Shape>> = {
  'green-potato': greenPotato,
  plantain,
  cauliflower,
  'cherry-tomatoes': cherryTomatoes,
  persimmon,
  raisins,
  mix,
  'herb-powder': herbPowder,
  turmeric,
  nutmeg,
  vanilla,
  'lemon-zest': lemonZest,
  drop: oneDrop,
};
