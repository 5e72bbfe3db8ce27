import { at, dark, dot, dots, light, line, oval, path, plate, type Shape } from './paint';

const breast: Shape = ({ colours: [a] }) =>
  plate(23) +
  path(dark(a, 0.14), 'M3 18C4 10 12 7 19 8c7 1 10.500 5 10 9-.5 5-8 7-14 7S2.500 23 3 18Z') +
  path(a, 'M3 16.500C4 8.500 12 5.500 19 6.500c7 1 10.500 5 10 9-.5 5-8 7-14 7S2.500 21.500 3 16.500Z') +
  path(light(a, 0.35), 'M7 14c2-4 7-5.500 11-5-4 1-8 2.500-10 6.500-1 .3-1.500-.5-1-1.500Z') +
  line(dark(a, 0.18), 'M14 17c4 .5 8-.5 11-3', 1);

/** A joint with its crackling or fat, tied or cut. */
const joint: Shape = ({ colours: [a, cut] }) =>
  plate(24) +
  path(a, 'M3 17C3 10 9 7 16 7s12 3 12.500 10-5 8-12.500 8S3 24 3 17Z') +
  path(cut, 'M21 10c5 0 7.500 3.500 7 8s-4 6.500-7 6.500-4.500-3.500-4.500-7.500 1.500-7 4.500-7Z') +
  oval(light(cut, 0.25), [22.3, 17, 3, 4.5]) +
  line('#efe4cc', 'M7 9.500c-1 4-1 9 0 14M11.500 7.800c-1 5-1 11 0 17M16 7.200c-.8 4-1 7-.8 10', 0.9);

const cubes: Shape = ({ colours: [a, fat] }) =>
  plate(24) +
  [
    [9, 20, 1.5],
    [17, 21.5, 1.6],
    [24, 19.5, 1.4],
    [13, 14, 1.5],
    [20.5, 13.5, 1.5],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      at(
        path(light(a, 0.18), 'M-3.500-1.500-1-3.500 3.500-3 2.500-.8-3.500-1.500Z') +
          path(a, 'M-3.500-1.500 2.500-.8 3 3-3 2.500Z') +
          path(dark(a), 'M2.500-.8 3.500-3 3.700.8 3 3Z') +
          line(fat, 'M-2 0C-1 1 0 .5 1 1.500', 0.6),
        [x, y, size, 0],
      ),
    )
    .join('');

const steak: Shape = ({ colours: [a, fat], kind }) =>
  path(fat, 'M7 6C14 1 27 3 29.500 11c2 8-5 9-8 12-4 5-13 7-17 2S2 10 7 6Z') +
  path(
    a,
    'M8.500 8.500C14 4 25 5.500 27 12c1.300 6-4.500 6.500-8 10-3.500 4.500-10 5.500-13 2S4 12 8.500 8.500Z',
  ) +
  (kind === 'bone'
    ? oval('#f7efdd', [12, 13, 3, 2.3], -30) + oval(fat, [12, 13, 1.4, 1], -30)
    : line(
        fat,
        'M10 12c3 0 4 2 7 1.500M13 18c2-1 4-.5 6-3M20 9.500c1 1 2.500 1 3.500 2M8 19c1 1 2 1.500 3 1',
        1,
      )) +
  path(light(a, 0.25), 'M18 8c3-.5 5.500.5 7 3-2.500-1.200-4.500-1.500-7-3Z');

const liver: Shape = (paint) =>
  paint.kind === 'small'
    ? [
        [1, 12],
        [13, 13],
        [6, 0],
      ]
        .map(([x = 0, y = 0]) => at(lobe(paint), [x, y, 0.58, 0]))
        .join('')
    : lobe(paint);

const lobe: Shape = ({ colours: [a] }) =>
  path(
    dark(a, 0.2),
    'M3 17C3 9 10 6 17 7.500c7 1 13 3 12.500 9.500-.5 5-5 5-8 6.500-4 2.500-7 5-11.500 4S3 22 3 17Z',
  ) +
  path(a, 'M3 15C3 7 10 4 17 5.500c7 1 13 3 12.500 9.500-.5 5-5 5-8 6.500-4 2.500-7 5-11.500 4S3 20 3 15Z') +
  path(light(a, 0.25), 'M7 13c1-4 5-5.500 9-5-3.500 1.500-6 3-6.500 7-1.500.6-3-.2-2.500-2Z') +
  line(dark(a), 'M19 9c1 4-1 8 1 12', 1);

/** A whole roast bird on a plate. */
const bird: Shape = ({ colours: [a] }) =>
  plate(25) +
  path(dark(a, 0.16), 'M3 22c-2-3 0-6 3-6l4 3-2 5ZM29 22c2-3 0-6-3-6l-4 3 2 5Z') +
  path(a, 'M16 6c8 0 12 6 12 12 0 5-5 7.500-12 7.500S4 23 4 18C4 12 8 6 16 6Z') +
  path(light(a, 0.25), 'M9 15c1-4 4-6.500 7-6.500-3 2-4.500 4-5 8Z') +
  path(
    dark(a, 0.12),
    'M9 24c-3-2-3-6 0-8.500 4 0 6 3 5.500 8.500ZM23 24c3-2 3-6 0-8.500-4 0-6 3-5.500 8.500Z',
  ) +
  path(
    '#f7efdd',
    'M8 26.500c-1 1.500-3 1-3-.5-1.500-.5-1-2.500.5-2.500l3.500-1 1 2Z' +
      'M24 26.500c1 1.500 3 1 3-.5 1.500-.5 1-2.500-.5-2.500l-3.500-1-1 2Z',
  );

const leg: Shape = ({ colours: [a, bone], kind }) =>
  kind === 'thigh'
    ? thigh(a, bone)
    : path(
        bone,
        'M20 20l5 4.500c1.500-1 3.800.2 3.500 2.200 0 1.300-1 1.800-1.800' +
          ' 1.800 0 1.500-1.200 2-2.200 2-2 0-2.500-2-2-3L18 22.500Z',
      ) +
      path(
        dark(a, 0.15),
        'M4 5.500C9 0 18 2 21 9c2 5 1.500 9 .5 12l-3 3c-3 .5-7 .5-11-2C1.500 18 0 11 4 5.500Z',
      ) +
      path(a, 'M4 4.500C9-1 18 1 21 8c2 5 1.500 9 .5 12l-3 3c-3 .5-7 .5-11-2C1.500 17 0 10 4 4.500Z') +
      path(
        light(a, 0.3),
        'M5.500 8C7 5 10 3.800 13 4.500 9.500 5.500 7.500 7.500 7 11.500c-1.500-.5-2-2-1.500-3.500Z',
      );

const thigh = (a: string, bone: string) =>
  plate(24) +
  path(
    bone,
    'M24 19l3.500 2.500c1.500-.8 3.500.4 3.200 2-.2 1-1 1.300-1.800' +
      ' 1.200-.2 1.200-1.500 1.600-2.400 1-1-.6-1-2-.6-2.700L23 21.500Z',
  ) +
  line(dark(bone, 0.2), 'M24.500 19.300l3 2.200', 0.7) +
  path(dark(a, 0.18), 'M3 18C3 10 9 7 15 8c7 .5 11 5 11 11 0 4-5 5.500-11 5.500S3 23 3 18Z') +
  path(a, 'M3 16.500C3 8.500 9 5.500 15 6.500c7 .5 11 5 11 11 0 4-5 5.500-11 5.500S3 21.500 3 16.500Z') +
  line(
    dark(a, 0.2),
    'M19 10c2 2.500 3 5 2.500 8.500M15.500 13c1.500 2 2 4 1.500 6.500M9 18c2 1.500 4 2 6 2',
    1,
  ) +
  path(light(a, 0.3), 'M6 14.500C7 11 10 9 13.500 9 11 10.500 9 12 8.500 15.500c-1.500.5-2.700.2-2.500-1Z');

/** Round slices, as of a sausage, each with its fat. */
const slices: Shape = ({ colours: [a, fat, rind], kind }) =>
  [
    [10.5, 20.5],
    [21.5, 21.5],
    [16, 11.5],
  ]
    .map(
      ([x = 0, y = 0]) =>
        dot(rind, [x, y, 8.4]) +
        dot(a, [x, y, 7.5]) +
        (kind === 'plain'
          ? ''
          : dots(fat, 0.95, [
              [x - 3, y - 2],
              [x + 1, y - 4],
              [x + 3.6, y - 0.5],
              [x, y + 0.6],
              [x - 3.4, y + 2.4],
              [x + 2, y + 3.8],
              [x - 1, y + 4.5],
            ])),
    )
    .join('');

/** Thin slices folded on a plate: ham. */
const folded: Shape = ({ colours: [a, rim] }) =>
  plate(23) +
  path(rim, 'M4 21C3 13 8 8 14 9l2 12Z') +
  path(a, 'M5.500 20.500C5 14 9 10 13 10.500l2 10Z') +
  path(rim, 'M11 22c-1-9 4-14.500 11-13l-3 13Z') +
  path(light(a, 0.12), 'M12.500 21.500C12 14 15.500 9.800 20.500 10.200L18 21.500Z') +
  path(rim, 'M17 22.500C17 15 22 10.500 28 13l-3 9Z') +
  path(a, 'M18.500 22C19 16.500 22.500 13 26.500 14L24 21.500Z');

const sausages: Shape = ({ colours: [a, end], kind }) =>
  [
    [12, -22],
    [20.5, -22],
  ]
    .map(([y = 0, turn = 0], place) =>
      at(
        path(end, 'M-14.500 0-12-1.500-12 1.500ZM14.500 0 12-1.500 12 1.500Z') +
          path(
            place ? dark(a, 0.1) : a,
            'M-12-2.500C-11-5.500 11-5.500 12-2.500 13.500-.5 13.500.5' +
              ' 12 2.500 11 5 -11 5-12 2.500-13.500.5-13.500-.5-12-2.500Z',
          ) +
          (kind === 'spots'
            ? dots(end, 0.8, [
                [-8, -1],
                [-4, 1.5],
                [0, -1.5],
                [4, 1],
                [8, -1],
              ])
            : line(light(a, 0.45), 'M-9-2C-3-3.500 3-3.500 9-2', 1)),
        [16, y, 0.98, turn],
      ),
    )
    .join('');

const mince: Shape = ({ colours: [a] }) =>
  plate(24) +
  path(dark(a, 0.2), 'M4 23C6 15 11 10 16 10s10 5 12 13c-4 2.500-20 2.500-24 0Z') +
  [
    [8, 21],
    [12, 18],
    [16, 13.5],
    [20, 17],
    [24.5, 21],
    [16, 20.5],
    [12.5, 22.5],
    [20.5, 22.5],
    [12.5, 14.5],
    [19.5, 13],
    [23, 17.5],
    [9.5, 17.5],
  ]
    .map(([x = 0, y = 0], place) =>
      line(place % 3 ? a : light(a, 0.22), `M${x - 2} ${y}c1-1.800 2.500 1.200 4-.6`, 2.2),
    )
    .join('');

/** Rounds or squares in a coating, or shaped by hand: nuggets, falafel, fish fingers. */
const coated: Shape = ({ colours: [a, inside], kind }) => {
  const fingers = kind === 'fingers';
  const one = fingers
    ? path(a, 'M-10-3.500h20c1.500 0 1.500 7 0 7h-20c-1.500 0-1.500-7 0-7Z')
    : path(a, 'M-6-2C-6-5-1-5.500 2-5s5 3 4 6-4 4-7 4-5-2-5-7Z');
  const crumbs = dots(
    light(a),
    0.6,
    fingers
      ? [
          [-7, -1],
          [-3, 1.5],
          [1, -1.5],
          [5, 1],
          [8, -1],
        ]
      : [
          [-3, -1.5],
          [0, 1],
          [2.5, -2],
          [-1, 3],
          [3, 2],
        ],
  );
  const cut = fingers ? path(inside, 'M10-3.500c1.500 0 1.500 7 0 7-1.200-2-1.200-5 0-7Z') : '';
  const placed = fingers
    ? ([
        [16, 9, 1, -8],
        [15, 17, 1, 4],
        [16.5, 25, 1, -5],
      ] as const)
    : ([
        [9.5, 20.5, 1.2, 0],
        [22.5, 21, 1.2, 40],
        [16, 10.5, 1.2, 15],
      ] as const);
  return placed.map((place) => at(one + crumbs + cut, place)).join('');
};

const surimi: Shape = ({ colours: [a, b] }) =>
  [
    [10, -24],
    [17, -16],
    [24, -8],
  ]
    .map(([y = 0, turn = 0]) =>
      at(path(a, 'M-12-3h24v6h-24Z') + path(b, 'M-12-3h24v2h-24Z') + line(dark(a, 0.1), 'M-11 1h22', 0.6), [
        16,
        y,
        0.95,
        turn,
      ]),
    )
    .join('');

const pate: Shape = ({ colours: [a, rind] }) =>
  plate(25) +
  path(rind, 'M5 9h15l7 3v13H5Z') +
  path(a, 'M6.500 10.500h13v13.500h-13Z') +
  path(dark(a, 0.18), 'M20 9l7 3v13l-7-1Z') +
  dots(light(a), 0.8, [
    [9, 13],
    [13, 15],
    [17, 13],
    [10, 19],
    [15, 20],
    [18, 17.5],
  ]);

export const meats: Readonly<Record<string, Shape>> = {
  breast,
  joint,
  'meat-cubes': cubes,
  steak,
  liver,
  bird,
  leg,
  'round-slices': slices,
  'folded-slices': folded,
  sausages,
  mince,
  coated,
  surimi,
  pate,
};
