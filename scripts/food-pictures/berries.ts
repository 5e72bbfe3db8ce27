import { at, dark, dot, dots, light, line, oval, path, type Shape } from './paint';

const berryHeads: Readonly<Record<string, (a: string, b: string) => string>> = {
  /** Made of drops: raspberries, blackberries. */
  drops: (a, b) =>
    path(dark(a), 'M0 9C-6 7-8 0-7-4-6-8 6-8 7-4 8 0 6 7 0 9Z') +
    [
      [-4.5, -3.5],
      [0, -4.5],
      [4.5, -3.5],
      [-5.3, 0.6],
      [-1.8, -0.4],
      [1.9, -0.4],
      [5.3, 0.6],
      [-3.5, 4],
      [0, 3.3],
      [3.5, 4],
      [0, 7],
    ]
      .map(([x = 0, y = 0]) => dot(a, [x, y, 2.1]) + dot(light(a), [x - 0.6, y - 0.6, 0.6]))
      .join('') +
    path(b, 'M0-6.500-5-9.500-1.500-9 0-11.500 1.500-9 5-9.500Z'),
  /** Smooth, with what is left of the flower: gooseberries, cranberries. */
  smooth: (a, b) =>
    dot(a, [0, 0, 7]) +
    path(light(a), 'M-5-1.500C-4.500-4-2.500-5.500-.5-5.600-2.500-4-3.500-3-3.800 0Z') +
    path(b, 'M-1.800 6.500 0 5l1.800 1.500.6 2.700h-4.800Z'),
  striped: (a, b) =>
    dot(a, [0, 0, 7]) +
    line(light(a, 0.6), 'M0-6.500C-5-2-5 3 0 6.500M0-6.500C5-2 5 3 0 6.500M0-6.500v13', 0.7) +
    path(b, 'M-1.500 6.500h3l.5 3h-4Z'),
};

const berries: Shape = ({ colours: [a, b], kind }) => {
  const head = (berryHeads[kind] ?? berryHeads['smooth'])?.(a, b) ?? '';
  return at(head, [10, 20, 0.92, -12]) + at(head, [22, 22, 0.92, 14]) + at(head, [16.5, 10.5, 0.92, 4]);
};

/** Small berries on a stem: currants, elderberries. */
const cluster: Shape = ({ colours: [a, stem] }) =>
  line(
    stem,
    'M16 2.500v22M16 9 9.500 12M16 9l6.500 3M16 15 8.500 18.500M16 15l7.500 3.500M16 20l-5 4M16 20l5 4',
    1.1,
  ) +
  [
    [16, 6.5],
    [9, 11.5],
    [23, 11.5],
    [16, 13.5],
    [7.5, 18.5],
    [24.5, 18.5],
    [12.5, 18],
    [19.5, 18],
    [11, 24.5],
    [21, 24.5],
    [16, 22.5],
    [16, 28.5],
  ]
    .map(([x = 0, y = 0]) => dot(a, [x, y, 3]) + dot(light(a), [x - 0.9, y - 0.9, 0.8]))
    .join('');

const fig: Shape = ({ colours: [skin, flesh] }) =>
  path(skin, 'M11 2.500C12 6 20 10 20 18c0 5-4 8.500-9 8.500S2 23 2 18C2 10 9.500 7 11 2.500Z') +
  path(light(skin, 0.2), 'M6 14c1-2 2.500-3.500 3.500-6-.5 4-1.500 7-1 12-2-1.500-3-4-2.500-6Z') +
  path(
    dark(skin),
    'M22 9.500C23 12 30.500 15 30.500 22c0 5-4 8-8.500 8s-8.500-3-8.500-8C13.500 15.500 21 13 22 9.500Z',
  ) +
  path(
    '#f3e3c0',
    'M22 12.500c1.500 2.500 7 5 7 9.700 0 4-3.200 6.300-7 6.300s-7-2.300-7-6.300c0-4.700 5.500-7.200 7-9.700Z',
  ) +
  oval(flesh, [22, 22.5, 5, 4.4]) +
  dots('#f6dfa8', 0.55, [
    [20, 21],
    [22, 20],
    [24, 21.5],
    [21, 23.5],
    [23.2, 24],
    [19, 23],
    [25, 23.6],
  ]);

const starFruit: Shape = ({ colours: [a] }) => {
  const star = path(
    dark(a, 0.2),
    'M16 2l4 9.500 10 .5-7.700 6.500L25 28.500 16 23l-9 5.500 2.700-10L2 12l10-.5Z',
  );
  const inner = path(
    light(a, 0.35),
    'M16 5.500l3.100 7.200 7.700.5-6 5 2 7.600-6.800-4.200-6.800 4.200 2-7.600-6-5 7.700-.5Z',
  );
  return (
    star +
    inner +
    [0, 72, 144, 216, 288]
      .map((turn) => at(oval(dark(a, 0.45), [0, -3, 0.7, 1.5]), [16, 16.5, 1, turn]))
      .join('')
  );
};

const physalis: Shape = ({ colours: [berry, husk] }) =>
  path(dark(husk, 0.15), 'M16 14C8 2 3 2 3 2c0 8 4 12 13 12ZM16 14C24 2 29 2 29 2c0 8-4 12-13 12Z') +
  path(
    husk,
    'M16 14C10 12 3 15 2 20c6 2 11 0 14-6ZM16 14c6-2 13 1 14 6-6 2-11 0-14-6ZM16 14C13 8 15 3 16 1c1 2 3 7 0 13Z',
  ) +
  line(dark(husk, 0.3), 'M16 13 6 5M16 13l10-8M16 14 5 18M16 14l11 4', 0.6) +
  dot(berry, [16, 20.5, 8.6]) +
  path(light(berry), 'M10 18.500c.5-2.500 2.500-4.500 5-5-2 2-3.500 3.500-3.500 7Z');

/** A slice with its rind: melons. */
const slice: Shape = ({ colours: [flesh, rind, seed] }) =>
  path(rind, 'M3 9C4 22 15 30 28 26.500c1.500-.5 1.500-2 .5-3L5.500 8C4 7 3 7.500 3 9Z') +
  path(light(rind, 0.55), 'M4.500 9C6 20 16 27 27 24.500L6 8.500Z') +
  path(flesh, 'M6.500 9.200C9 18.500 17 24 26 23.600Z') +
  dots(seed, 0.8, [
    [10.5, 14],
    [14, 17.5],
    [18, 20.5],
  ]) +
  dot(dark(rind, 0.1), [23, 9, 7.5]) +
  dot(light(rind, 0.15), [23, 9, 7]) +
  line(dark(rind, 0.2), 'M23 2C18 6 18 12 23 16M23 2c5 4 5 10 0 14M16.500 7c4 2 9 2 13 0', 0.7);

/** Wrinkled, dried: dates, prunes, figs. */
const dried: Shape = ({ colours: [a], kind }) => {
  const one =
    path(
      a,
      kind === 'long'
        ? 'M0-7.500C5.500-7 6 6 0 7.500-6 6-5.500-7 0-7.500Z'
        : 'M-1-6C4-7 7-2 6 2S0 7-3.500 5.500-7.500-4.500-1-6Z',
    ) + line(light(a, 0.25), 'M-1.500-4C-3-1-2 2-1 4.500M1.500-4C3-1 1.500 2 1.500 4', 0.9);
  return at(one, [10, 20, 1.1, 30]) + at(one, [22.5, 21, 1.1, -25]) + at(one, [16.5, 9.5, 1.1, 80]);
};

export const berriesAndDriedFruit: Readonly<Record<string, Shape>> = {
  berries,
  cluster,
  fig,
  'star-fruit': starFruit,
  physalis,
  'melon-slice': slice,
  dried,
};
