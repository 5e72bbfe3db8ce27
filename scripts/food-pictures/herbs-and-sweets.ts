import { at, box, dark, dot, dots, light, line, oval, path, plate, type Shape } from './paint';

const leafOf: Readonly<Record<string, (a: string) => string>> = {
  round: (a) => path(a, 'M0 0C-4-1.500-4.500-6 0-9 4.500-6 4-1.500 0 0Z') + line(dark(a), 'M0-1v-5', 0.5),
  toothed: (a) =>
    path(
      a,
      'M0 0-2-1-2.200-2.200-3.600-2.800-3-4.200-3.600-5.500-2.200-6.300-1.500-8' +
        ' 0-9l1.500 1 .7 1.700 1.400.8L3-4.200l.6 1.400-1.400.6L2-1Z',
    ) + line(dark(a), 'M0-1v-6', 0.5),
  frilly: (a) =>
    path(
      a,
      'M0 0C-1.500-1-2.500 0-3.500-1.500-5-2-4-3.500-4.500-4.500-4.800-6-3-6.200-2.700-7.500-1.500-8.800-.5-7.500' +
        ' 0-9 .5-7.500 1.500-8.800' +
        ' 2.700-7.500 3-6.200 4.800-6 4.500-4.500 4-3.500 5-2 3.500-1.500 2.500 0 1.500-1 0 0Z',
    ) + line(dark(a, 0.15), 'M0-1v-5M0-3l-2-1.500M0-3l2-1.500', 0.5),
  small: (a) => oval(a, [0, -3.2, 1.7, 3]),
  needle: (a) => line(a, 'M0 0C.5-3 .5-5 0-8', 1.4),
  long: (a) => path(a, 'M0 0C-3-3-3-8 0-11 3-8 3-3 0 0Z') + line(light(a), 'M0-1v-7.500', 0.6),
};

/** A sprig: leaves in pairs along a stem. */
const sprig: Shape = ({ colours: [a, stem], kind }) => {
  const draw = leafOf[kind] ?? leafOf['round'];
  const [leaf, shaded] = [draw?.(a) ?? '', draw?.(dark(a, 0.16)) ?? ''];
  const isSmall = kind === 'small' || kind === 'needle';
  const rows = isSmall ? [8, 12, 16, 20, 24] : [13.5, 23];
  const size = isSmall ? 0.95 : kind === 'long' ? 1.2 : 1.4;
  return at(
    line(stem, 'M16 31V7', 1.2) +
      rows.map((y) => at(leaf, [15.5, y, size, -64]) + at(shaded, [16.5, y, size, 64])).join('') +
      at(leaf, [16, isSmall ? 6 : 12, size, 0]),
    [0, 0, 1, 0],
  );
};

/** Fine fronds: dill. */
const fronds: Shape = ({ colours: [a] }) =>
  line(a, 'M16 31V6M16 24 8 17M16 24l8-7M16 18 9 10M16 18l7-8M16 12l-5-6M16 12l5-6', 1.2) +
  line(
    a,
    'M11 20l-4 0M11 20l0-4M8 17 4.500 17.500M8 17 7 13M21 20h4M21 20v-4M24 17l3.500.5M24 17l1-4M12 14l-4 0M12 14V10' +
      'M9 10 5.500 10M9 10 8.500 6.500M20 14h4M20 14v-4M23 10h3.500M23 10l.5-3.500M13 9l-3 0M19 9h3M16 8l-2-4M16 8l2-4',
    0.9,
  );

/** Thin hollow leaves, tied: chives, lemongrass. */
const blades: Shape = ({ colours: [a, tie], kind }) =>
  [6, 9.5, 13, 16, 19, 22.5, 26]
    .map((x, place) =>
      line(
        place % 2 ? dark(a, 0.16) : a,
        `M${16 + (x - 16) * 0.45} 30C${x} 20 ${x} 12 ${x + (x - 16) * 0.25} 2.500`,
        kind === 'thick' ? 3 : 1.6,
      ),
    )
    .join('') + box(tie, [10, 21.5, 12, 2.5], 1.2);

const bars: Shape = ({ colours: [a, b] }) =>
  at(
    box(dark(a, 0.2), [-12, -8, 24, 17], 1.5) +
      [-9.5, -3, 3.5]
        .map((x) =>
          [-6, 1]
            .map(
              (y) =>
                box(a, [x, y, 5.8, 6], 0.8) + path(light(a, 0.2), `M${x} ${y}h5.800l-1 1H${x + 1}v4l-1 1Z`),
            )
            .join(''),
        )
        .join('') +
      box(b, [4, -9.5, 9.5, 20], 1.5),
    [15.5, 16.5, 1, -22],
  );

const gummies: Shape = ({ colours: [a, b, c] }) =>
  (
    [
      [9, 20, a],
      [22.5, 21, b],
      [16, 9.5, c],
    ] as const
  )
    .map(([x, y, fill]) =>
      at(
        dots(fill, 1.7, [
          [-2.6, -6],
          [2.6, -6],
        ]) +
          dot(fill, [0, -4, 3.3]) +
          oval(fill, [0, 2.5, 3.8, 4.3]) +
          oval(fill, [-4, 0.5, 1.5, 2.2], 30) +
          oval(fill, [4, 0.5, 1.5, 2.2], -30) +
          oval(fill, [-2.6, 6.3, 2, 1.5]) +
          oval(fill, [2.6, 6.3, 2, 1.5]) +
          oval(light(fill, 0.3), [0, 2.7, 1.9, 2.4]),
        [x, y, 0.95, 0],
      ),
    )
    .join('');

const marshmallows: Shape = ({ colours: [a, b] }) =>
  (
    [
      [10, 19, a],
      [22, 20, b],
      [16, 9, a],
    ] as const
  )
    .map(
      ([x, y, fill]) =>
        path(dark(fill, 0.1), `M${x - 5.5} ${y - 3}v7c0 3.500 11 3.500 11 0v-7Z`) +
        oval(light(fill, 0.4), [x, y - 3, 5.5, 2.6]),
    )
    .join('');

/** Cubes of what is clear or set. */
const cubes: Shape = ({ colours: [a] }) =>
  [
    [10, 20, 1.35],
    [22.5, 20.5, 1.35],
    [16, 9.5, 1.35],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      at(
        path(light(a, 0.45), 'M-4.500-2.500 0-5 4.500-2.500 0 0Z') +
          path(a, 'M-4.500-2.500 0 0v5L-4.500 2.500Z') +
          path(dark(a, 0.14), 'M4.500-2.500 0 0v5l4.500-2.500Z') +
          line(light(a, 0.7), 'M-3.200-1v2', 0.8),
        [x, y, size, 0],
      ),
    )
    .join('');

/** Twisted in paper. */
const wrapped: Shape = ({ colours: [a, paper] }) =>
  (
    [
      [11, 12, -20],
      [20.5, 21, 14],
    ] as const
  )
    .map(([x, y, turn]) =>
      at(
        path(paper, 'M-5 0-10-4.500-9 0-10 4.500ZM5 0l5-4.500L9 0l1 4.500Z') +
          box(a, [-5.5, -4.2, 11, 8.4], 2.2) +
          line(light(a), 'M-3-2.500h6', 1.1),
        [x, y, 1, turn],
      ),
    )
    .join('');

const lolly: Shape = ({ colours: [a, b] }) =>
  at(
    box('#e3c79b', [-1.5, 6, 3, 10], 1.5) +
      path(a, 'M-6-9C-6-15 6-15 6-9V8H-6Z') +
      path(b, 'M-6-1h12v9H-6Z') +
      line(light(a, 0.45), 'M-3-9V3', 1.5),
    [16, 15, 0.95, 14],
  );

const halva: Shape = ({ colours: [a, fleck] }) =>
  plate(24) +
  path(light(a, 0.3), 'M5 12 13 8h14l-6 4Z') +
  path(a, 'M5 12h16v10.500H5Z') +
  path(dark(a, 0.14), 'M21 12l6-4v9.500l-6 5Z') +
  line(dark(a, 0.16), 'M6 15h6M9 18h9M7 21h5M14 14.500h5', 0.8) +
  dots(fleck, 1, [
    [9, 16],
    [15, 20],
    [18, 16],
    [12, 10],
    [19, 9.8],
  ]);

const sugarBowl: Shape = ({ colours: [a, china] }) =>
  path(light(a, 0.1), 'M6 14C8 8 12 6 16 6s8 2 10 8Z') +
  [
    [11, 10.5],
    [16, 8.3],
    [20.5, 11],
  ]
    .map(
      ([x = 0, y = 0]) =>
        box('#ffffff', [x - 2, y - 2, 4.3, 4.3], 0.6) +
        box(dark('#ffffff', 0.08), [x + 1.5, y - 2, 0.8, 4.3]),
    )
    .join('') +
  path(china, 'M3.500 14h25c0 8-4 13-9 13h-7c-5 0-9-5-9-13Z') +
  path(light(china, 0.35), 'M3.500 14h25l-.2 2H3.700Z');

const tablets: Shape = ({ colours: [a, b] }) =>
  (
    [
      [10, 11, -30, a],
      [21, 13, 25, b],
      [14, 23, 10, a],
      [24, 24, -35, b],
    ] as const
  )
    .map(([x, y, turn, fill]) =>
      at(
        box(fill, [-6, -3, 12, 6], 3) +
          path('#f7f4ea', 'M0-3h3a3 3 0 0 1 0 6H0Z') +
          line(light(fill, 0.5), 'M-3.500-1.500h2', 0.9),
        [x, y, 1, turn],
      ),
    )
    .join('');

const brokenEgg: Shape = ({ colours: [white, yolk], kind }) =>
  kind === 'shell'
    ? path(white, 'M4 18c0 8 5 12.500 12 12.500S28 26 28 18l-4 2.500-4-3-4 3.500-4-3.500-4 3Z') +
      path(dark(white, 0.14), 'M22 29.300C25.800 27.500 28 23.500 28 18l-4 2.500c0 4-.5 6.500-2 8.800Z') +
      dot(yolk, [16, 14, 7]) +
      dot(light(yolk), [13.5, 11.5, 1.8])
    : path(white, 'M5 10c4-5 9-1 12-4s10-1 11 5-2 6 0 10-6 8-11 6-10 3-13-2 1-6-1-9 0-4 2-6Z') +
      (kind === 'whites'
        ? path('#ffffff', 'M9 11c3-2 6-1 9-2-3 2-7 3-9 6Z')
        : dot(dark(yolk, 0.1), [16.5, 17, 6]) +
          dot(yolk, [16.5, 16.5, 5.5]) +
          dot(light(yolk), [14.5, 14.5, 1.4]));

const eggs: Shape = ({ colours: [a, mark], kind }) =>
  (
    [
      [10, 19, -14, 1],
      [22, 20, 12, 1],
      [16, 11.5, 0, 1],
    ] as const
  )
    .map(([x, y, turn, size]) =>
      at(
        path(
          dark(a, 0.16),
          'M.6-9C4.800-9 7.300-2.200 7.300 2S4 8.800.6 8.800-6.300 6.500-6.300 2-3.800-9 .6-9Z',
        ) +
          path(a, 'M0-8.500C4-8.500 6.500-2 6.500 2S3.500 8 0 8-6.500 6-6.500 2-4-8.500 0-8.500Z') +
          (kind === 'speckled'
            ? [
                [-3, -2, 1],
                [1, -5, 0.8],
                [3, 0, 1.2],
                [-1, 3, 1.3],
                [-4, 3.5, 0.7],
                [3.5, 4.5, 0.8],
              ]
                .map(([u = 0, v = 0, r = 1]) => oval(mark, [u, v, r, r * 0.8], 20))
                .join('')
            : path(light(a, 0.5), 'M-4-1C-3.500-4-2-6 0-6.500-1.500-4-2-3-2.300.5Z')),
        [x, y, size, turn],
      ),
    )
    .join('');

const dessert: Shape = ({ colours: [a, foot, top] }) =>
  path(foot, 'M14.500 22h3v5.500l5 1.500v1.500h-13V29l5-1.500Z') +
  path('#d6e4e3', 'M4.500 9h23c0 8-5 13.500-11.500 13.500S4.500 17 4.500 9Z') +
  path(a, 'M6 9h20c-.5 6.500-4.500 12-10 12S6.500 15.500 6 9Z') +
  path(a, 'M6 9C7 3.500 12 5 13 3c3-2 6 0 6 2 4-.5 6.500 1 7 4Z') +
  dots(top, 1.6, [
    [16, 5.5],
    [12, 7.5],
    [20.5, 7.5],
  ]);

const rice: Shape = ({ colours: [a, b] }) =>
  path(a, 'M16 4C22 4 29 22 28 26s-22 4-24 0S10 4 16 4Z') +
  box(b, [11.5, 17, 9, 11.5], 0.8) +
  dots(dark(a, 0.1), 0.7, [
    [14, 9],
    [18, 10],
    [12, 14],
    [20, 15],
    [8, 21],
    [24, 21],
    [7, 25],
    [25, 25],
  ]);

export const herbsAndSweets: Readonly<Record<string, Shape>> = {
  sprig,
  fronds,
  blades,
  bars,
  gummies,
  marshmallows,
  cubes,
  wrapped,
  lolly,
  halva,
  'sugar-bowl': sugarBowl,
  tablets,
  'broken-egg': brokenEgg,
  eggs,
  dessert,
  'rice-ball': rice,
};
