import { at, box, dark, dot, dots, line, oval, path, type Shape } from './paint';

const loaf: Shape = ({ colours: [crust, crumb, mark] }) =>
  path(dark(crust, 0.12), 'M14 5.500h11c5 0 6.500 5 3.500 7.500V25a2 2 0 0 1-2 2H14Z') +
  path(
    crust,
    'M6 5.500h10c5.500 0 6.500 5 3.500 7.500V25a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13C0 10.500 1 5.500 6 5.500Z',
  ) +
  path(
    crumb,
    'M6.500 7.300h9c3.600 0 4 3.300 2 4.700V24.500a.8.8 0 0 1-.8.8' +
      'H5.800a.8.8 0 0 1-.8-.8V12c-2-1.400-1.600-4.700 1.500-4.700Z',
  ) +
  dots(mark, 0.7, [
    [7.5, 11],
    [12, 10],
    [15, 13.5],
    [8, 16],
    [12, 18],
    [14.8, 21.5],
    [8, 22],
  ]);

/** Flat and round: pitta, tortilla, chapati, naan, crumpet. */
const flat: Shape = ({ colours: [a, mark], kind }) => {
  if (kind === 'tear') return tearShaped(a, mark);
  return kind === 'pocket' ? pocket(a, mark) : round({ a, mark, kind });
};

const tearShaped = (a: string, mark: string) =>
  path(dark(a, 0.15), 'M6 6C11 1 20 5 25 12c5 8 5 15-1 17S8 25 4 18 2 10 6 6Z') +
  path(a, 'M6 5C11 0 20 4 25 11c5 8 5 15-1 17S8 24 4 17 2 9 6 5Z') +
  [
    [10, 10, 2.2],
    [17, 14, 2.6],
    [12, 18, 1.8],
    [21, 20, 2],
    [19, 8.5, 1.5],
  ]
    .map(([x = 0, y = 0, r = 1]) => oval(mark, [x, y, r, r * 0.7], 20))
    .join('');

const pocket = (a: string, mark: string) =>
  oval(dark(a, 0.15), [16, 18, 14, 10.5]) +
  oval(a, [16, 16.5, 14, 10.5]) +
  path(mark, 'M4 20C8 25 24 25 28 20c-5 2.500-19 2.500-24 0Z') +
  dots(dark(a, 0.14), 1.2, [
    [9, 13],
    [16, 11],
    [22, 14],
    [14, 16],
  ]);

function round({ a, mark, kind }: { a: string; mark: string; kind: string }): string {
  const thick = kind === 'holes' ? 8 : 3;
  return (
    path(dark(a, 0.2), `M3 14v${thick}c0 4 6 7 13 7s13-3 13-7v-${thick}Z`) +
    oval(a, [16, 14, 13, 7.5]) +
    (kind === 'holes' ? holesIn(mark) : '') +
    (kind === 'spots' ? spotsOn(mark) : '')
  );
}

const holesIn = (mark: string) =>
  dots(mark, 1, [
    [9, 12],
    [13, 10],
    [18, 10.5],
    [22, 13],
    [10.5, 15.5],
    [15, 13.7],
    [19, 15.5],
    [14, 17.5],
    [23, 16.5],
    [7.5, 14],
  ]);

const spotsOn = (mark: string) =>
  [
    [9, 11, 2],
    [16, 15, 2.4],
    [22, 11, 1.7],
    [12, 17, 1.4],
    [21, 17, 1.8],
    [15, 9, 1.3],
  ]
    .map(([x = 0, y = 0, r = 1]) => oval(mark, [x, y, r, r * 0.6], 10))
    .join('');

/** Baked dry: crackers, rusks, biscuits. */
const biscuits: Shape = ({ colours: [a, mark], kind }) => {
  const one = (biscuitShapes[kind] ?? roundBiscuit)(a, mark);
  return at(dark0(one), [11, 12, 1.02, -12]) + at(one, [20.5, 20, 1.02, 10]);
};

const roundBiscuit = (a: string, mark: string) =>
  dot(a, [0, 0, 8]) +
  dots(mark, 0.8, [
    [-3, -3],
    [2, -4],
    [4, 1],
    [-1, 1],
    [-4.5, 2],
    [1.5, 4.5],
  ]);

const biscuitShapes: Readonly<Record<string, (a: string, mark: string) => string>> = {
  square: (a, mark) =>
    box(a, [-7, -7, 14, 14], 1.5) +
    dots(mark, 0.8, [
      [-3.5, -3.5],
      [0, -3.5],
      [3.5, -3.5],
      [-3.5, 0],
      [0, 0],
      [3.5, 0],
      [-3.5, 3.5],
      [0, 3.5],
      [3.5, 3.5],
    ]),
  round: roundBiscuit,
  finger: (a, mark) => box(a, [-4, -9, 8, 18], 4) + line(mark, 'M0-5V5', 1),
  long: (a, mark) =>
    box(a, [-5.5, -9, 11, 18], 1) +
    line(mark, 'M-5.500 0h11', 0.9) +
    dots(mark, 0.7, [
      [-2.5, -5],
      [2.5, -5],
      [-2.5, 4.5],
      [2.5, 4.5],
    ]),
  toast: (a, mark) =>
    path(a, 'M-7-7C-3-9 3-9 7-7 8-5 7-3 6.500-2V8h-13V-2C-7-3-8-5-7-7Z') +
    path(mark, 'M-5.500-5.500C-2-7 2-7 5.500-5.500L5-1.500V6.500H-5V-1.500Z'),
  puffed: (a, mark) =>
    dot(a, [0, 0, 8.5]) +
    dots(mark, 1.1, [
      [-4, -4],
      [0, -5],
      [4, -4],
      [-5.5, 0],
      [-1.5, -1],
      [2.5, 0],
      [6, 1],
      [-3.5, 4],
      [0.5, 4],
      [4, 5],
    ]),
};

const dark0 = (part: string) => `<g opacity="0.82">${part}</g>`;

const stickBread: Shape = ({ colours: [a] }) =>
  [
    [-16, 11],
    [0, 16.5],
    [14, 22],
  ]
    .map(([turn = 0, x = 0]) =>
      at(
        box(a, [-2.2, -14, 4.4, 28], 2.2) +
          line(dark(a, 0.2), 'M-1-9l2 1.500M-1-3l2 1.500M-1 3l2 1.500M-1 9l2 1.500', 0.8),
        [x, 16, 1, turn],
      ),
    )
    .join('');

const baguette: Shape = ({ colours: [a, spread, fleck] }) =>
  at(
    path(a, 'M-14 0c0-5 5-6 14-6s14 1 14 6-5 6-14 6-14-1-14-6Z') +
      [-8, -2.5, 3, 8.5]
        .map(
          (x) =>
            path(spread, `M${x - 1.5}-5.5c2 3 2 8 0 11h2.600c2-3 2-8 0-11Z`) +
            dots(fleck, 0.7, [
              [x + 0.2, -3],
              [x + 0.6, 0],
              [x, 3],
            ]),
        )
        .join(''),
    [16, 16.5, 1, -25],
  );

/** Baklava, cut into diamonds. */
const diamonds: Shape = ({ colours: [a, band, top] }) =>
  [
    [16, 9],
    [9, 19],
    [23, 19],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        path(a, 'M0-5 9 0 0 5-9 0Z') +
          path(band, 'M-9 0 0 5v4l-9-5Z') +
          path(dark(band, 0.2), 'M9 0 0 5v4l9-5Z') +
          dots(top, 1, [
            [0, 0],
            [-2.5, -0.5],
            [2.5, 0.5],
          ]),
        [x, y, 0.9, 0],
      ),
    )
    .join('');

export const breads: Readonly<Record<string, Shape>> = {
  loaf,
  flatbread: flat,
  biscuits,
  'bread-sticks': stickBread,
  baguette,
  diamonds,
};
