import { at, dark, dots, leafGreen, light, line, oval, path, type Shape } from './paint';

const tops = path(
  leafGreen,
  'M15.500 10C10 8 9 4 10 1c4 1 5.500 5 5.500 9ZM16 10C15 5 16 2 18 .5c2 3 1 7-2 9.500Z' +
    'M16.500 10C18 5 21 3.500 24 4c-1 4-4 6-7.500 6Z',
);

const taproot: Shape = ({ colours: [a, b], kind }) =>
  tops +
  path(
    a,
    kind === 'long'
      ? 'M11.500 9h9c1 6-1 17-4 22.500C13 26 10.500 15 11.500 9Z'
      : 'M8 13c0-3 3.500-4.500 8-4.500s8 1.500 8 4.500c0 6-4 14-8 18-4-4-8-12-8-18Z',
  ) +
  line(dark(a, 0.18), 'M11.500 14h4M18 18h3.500M13 22h3', 1) +
  path(
    b,
    kind === 'long'
      ? 'M11.500 9h9l.1 2.500h-9.200Z'
      : 'M8.300 11.300C9.300 9.400 12.300 8.500 16 8.500s6.700.900 7.700 2.800C21 12.500 11 12.500 8.300 11.300Z',
  );

/** Round, with a tail: beetroot, turnip, radish, swede. */
const bulbRoot: Shape = ({ colours: [lower, upper, leaf] }) =>
  path(
    leaf,
    'M15 10C9 8 7 4 8 .5c5 1.500 7 5 7 9.500Z' +
      'M16 10c-1.500-4-1-8 .5-10 2.500 3 2 7-.5 10ZM17 10c1-5 4-7.500 8-7-.5 4.500-4 7-8 7Z',
  ) +
  path(
    lower,
    'M16 9c7 0 11 4 11 9s-5 8.500-8.500 9.500c-1 .5-1.500 2-2.500' +
      ' 4-1-2-1.500-3.500-2.500-4C10 26.500 5 23 5 18s4-9 11-9Z',
  ) +
  path(upper, 'M16 9c6 0 10 3 10.800 7-3 2.500-7 1.200-10.800 2-3.800-.8-7.800.5-10.800-2C6 12 10 9 16 9Z') +
  path(light(upper), 'M8.500 15.500C9.500 12.500 12 11 14.500 10.700c-2 1.500-3.500 2.800-4 5.300Z');

/** A long brown root, cut so that its flesh shows. */
const cutRoot: Shape = ({ colours: [skin, flesh, mark], kind }) =>
  at(
    path(skin, 'M-14-2C-13-6.500-4-8 4-7.500L11-6C13-3 13 3 11 6L4 7.500C-4 8-13 5-14 1Z') +
      (kind === 'rings'
        ? line(dark(skin, 0.3), 'M-10-5C-8-2-8 2-10 5M-5-6.500C-3-2-3 2-5 6.500M0-7C2-2 2 2 0 7', 0.9)
        : line(dark(skin, 0.3), 'M-9-3h3M-5 2h4M0-4h3M-11 1h2', 0.9)) +
      oval(dark(flesh, 0.1), [10.8, 0, 3, 6.2]) +
      oval(flesh, [11, 0, 2.3, 5.3]) +
      (kind === 'rings'
        ? dots(mark, 0.4, [
            [10.6, -3],
            [11.4, -1],
            [10.5, 1],
            [11.4, 3],
          ])
        : oval(mark, [11, 0, 0.6, 1.4])),
    [16, 16.5, 1, -32],
  );

const knobbly: Shape = ({ colours: [a, b], kind }) =>
  (kind === 'tops' ? line(leafGreen, 'M14 9 11 1M16 9V.5M18 9l4-7', 2) : '') +
  path(a, 'M9 10c3-3 10-3.500 13-1 4 .5 7 4 6 8 1 5-3 9-7 9-3 3-9 3-11 0-4 .5-7-3-6-7-1-4 1-8.500 5-9Z') +
  dots(dark(a, 0.2), 1.3, [
    [10, 14],
    [22, 15],
    [14, 23],
    [20, 22],
    [8, 20],
  ]) +
  (kind === 'tops' ? line(dark(a, 0.3), 'M12 27l-1.500 4M16 28v3.500M20 27l2 4', 1.1) : '') +
  path(b, 'M11 12c2-1.500 5-2 7-1-3 .5-5 1.500-7 4-.6-1-.6-2 0-3Z');

const sticksRoot: Shape = ({ colours: [a, flesh] }) =>
  [
    [-14, 10],
    [2, 16],
    [16, 22],
  ]
    .map(([turn = 0, x = 0]) =>
      at(path(a, 'M-2-13h4.500L1.500 12 0 14-1.500 12Z') + oval(flesh, [0.2, -13, 2.2, 1]), [x, 16, 1, turn]),
    )
    .join('');

const kohlrabi: Shape = ({ colours: [a] }) =>
  line(dark(a, 0.1), 'M11 14 6 5M16 12V4M21 14l5-9M8 17 3 12M24 17l5-5', 2) +
  path(
    leafGreen,
    'M6 6C2 6 1 2 2 0c4 0 6 2 4 6ZM16 5c-3-1-3-4-1-5 3 0 4 3 1 5ZM26 6c4 0 5-4 4-6-4 0-6 2-4 6Z',
  ) +
  path(a, 'M16 11c7 0 11.500 4 11.500 9.500S22 30 16 30 4.500 26 4.500 20.500 9 11 16 11Z') +
  path(light(a), 'M8 19c.5-3 3-5 6-5.500-2.500 1.700-3.800 3.500-4 7Z') +
  line(light(a, 0.5), 'M20 15.500c2 0 3.500 1 4 2M18 24c2.500 0 4-.8 5-2', 1.3);

const asparagus: Shape = ({ colours: [a, tip] }) =>
  [
    [-12, 9.5],
    [0, 16],
    [13, 22.5],
  ]
    .map(([turn = 0, x = 0]) =>
      at(
        path(a, 'M-2-8H2L1.800 14h-3.600Z') +
          path(tip, 'M0-15C2.500-13 3.500-9 2-7h-4C-3.500-9-2.500-13 0-15Z') +
          line(dark(tip, 0.2), 'M-1.500-9 0-11l1.500 2M-1.200-12 0-13.500l1.200 1.500', 0.7) +
          path(tip, 'M-2 0l2-2 2 2ZM-1.800 6 0 4l1.800 2Z'),
        [x, 16.5, 1, turn],
      ),
    )
    .join('');

const celery: Shape = ({ colours: [a, leaf] }) =>
  path(
    leaf,
    'M8 8C3 8 2 4 3 1.500 7 1 9 3 9 7ZM14 6c-3-1-4-4-2-6 4 1 4 4 3 6Z' +
      'M22 7c0-4 3-6 6-6 1 3-1 6-5 7ZM18 6c0-3 1-5 3-6 2 2 1 5-2 6Z',
  ) +
  path(dark(a, 0.1), 'M6 8h5l3 22H9C7 24 6 16 6 8ZM21 7h5c0 8-2 17-3 23h-5Z') +
  path(a, 'M12.500 6h7L19 30h-6Z') +
  line(dark(a, 0.22), 'M15 8v20M17.500 8 17 28M8.500 10l2.500 18M23.500 10 20.500 28', 0.7);

const springOnion: Shape = ({ colours: [white, green] }) =>
  [
    [-10, 11],
    [3, 16.5],
    [16, 22],
  ]
    .map(([turn = 0, x = 0]) =>
      at(
        path(green, 'M-1.400 2C-3-4-3.500-10-4-15L-1.500-5 0-16l1.500 11L4-15C3.500-10 3-4 1.400 2Z') +
          path(white, 'M-1.500 1h3L2 9c.8 1 1 3 0 4.500h-4C-3 12-2.800 10-2 9Z') +
          line('#b9a98a', 'M-1 13.500l-.8 2M1 13.500l.8 2', 0.7),
        [x, 16.5, 0.95, turn],
      ),
    )
    .join('');

const rhubarb: Shape = ({ colours: [a, leaf] }) =>
  path(
    leaf,
    'M3 10C0 5 3 1 8 1.500 13 0 17 2 16 6 18 9 15 13 11 12 7 14 4 13 3 10Z' +
      'M17 9c-1-4 2-7 6-6.500 4-.5 7 3 6 6.500 0 4-4 5.500-7 4.500-3 .5-5-2-5-4.500Z',
  ) +
  path(a, 'M8 10h3.500L17 31h-4.500ZM21 11h3.500L20 31h-4Z') +
  line(light(a, 0.4), 'M9.800 12l4.700 18M22.500 13 18 30', 0.9);

export const rootsAndStalks: Readonly<Record<string, Shape>> = {
  taproot,
  'bulb-root': bulbRoot,
  'cut-root': cutRoot,
  knobbly,
  'root-sticks': sticksRoot,
  kohlrabi,
  asparagus,
  celery,
  'spring-onion': springOnion,
  rhubarb,
};
