import { at, dark, dot, dots, light, line, oval, path, plate, type Shape } from './paint';

/** How deep the body is, and how its back, flank and head differ from those of other fish. */
interface FishForm {
  depth: number;
  marks?: (colour: string) => string;
  /** Drawn behind the body: a sword, a sail, a tall fin. */
  behind?: (colour: string) => string;
}

const backFin = (fill: string) => path(fill, 'M11 11C13 7 19 7 22 12Z');
const speckles = (fill: string) =>
  dots(fill, 0.8, [
    [9, 13],
    [12.5, 12],
    [16, 12.5],
    [19, 13.5],
    [11, 15.2],
    [14.5, 14.8],
    [18, 15.5],
    [22, 15],
  ]);

const forms: Readonly<Record<string, FishForm>> = {
  plain: { depth: 7 },
  slim: { depth: 5 },
  deep: { depth: 10 },
  'deep-spot': {
    depth: 10,
    marks: (a) => oval(a, [8.6, 11.6, 1.2, 2], 20) + dot('#4a4f55', [12, 12.5, 1.4]),
  },
  hooked: {
    depth: 8,
    marks: (a) =>
      path(
        a,
        'M2 16C4.500 11 7.500 8.500 10.500 7.800c1.500 4 1.500 12 0 16.400C7.500 23.500 4.500 20 2 16Z',
      ) + line('#3f5a30', 'M2 16.500c2 .8 3.500.8 5 .3', 0.9),
  },
  bars: {
    depth: 5.5,
    marks: (a) =>
      line(
        a,
        'M10 11.500c1 1.500 0 2.500 1 4M13 10.800c1 1.500 0 3 1 5M16 11c1 1.500 0 3 1' +
          ' 4.500M19 11.700c1 1.500 0 2.500.8 3.800M21.800 12.800c.8 1 .2 1.500.8 2.500',
        1.1,
      ),
  },
  spots: { depth: 7, marks: speckles },
  'one-spot': {
    depth: 7,
    marks: (a) => dot(a, [11.5, 14, 1.7]) + line(a, 'M12 14.5C17 13.500 21 14.500 25 15.500', 0.7),
  },
  line: { depth: 6.5, marks: (a) => line(a, 'M9 14.500C14 13 20 14.500 25 15.700', 0.8) },
  beard: {
    depth: 7.5,
    marks: (a) =>
      dots(a, 0.7, [
        [11, 12],
        [14, 11.5],
        [17, 12.5],
        [20, 13],
        [13, 14],
      ]) + line(a, 'M4.500 18.500c-.5 1.500 0 2.500.8 3.200', 0.9),
  },
  stripes: { depth: 8.5, marks: (a) => line(a, 'M12 9v12M16 8.500v14M20 10v10', 1.2) },
  sword: {
    depth: 6,
    behind: (a) =>
      path(a, 'M4 16.800-0.500 15.500 4 15.200ZM9 12C11 5 14 3 16 3c-1 3-1 6 0 8Z') +
      path(a, 'M7 15.200.2 14.800 7 17Z'),
  },
  sail: { depth: 6, behind: (a) => path(a, 'M7 15.200.2 14.800 7 17ZM8 12C9 3 13 2 16 4c4 1 6 4 8 9Z') },
  shark: {
    depth: 5.5,
    behind: (a) =>
      path(
        a,
        'M12 12C13 7 16 4 18 3.500c-.5 4 0 6 1 9ZM14 20c-1 4-4 6-6 6 1-3 1.500-5 2-7Z' +
          'M24 15l6-10c.5 4 .5 6-1 10 1.500 3 1.500 5 1 8Z',
      ),
    marks: (a) => line(a, 'M9 14.500v3M10.500 14.500v3M12 14.500v3', 0.7),
  },
  tuna: {
    depth: 7.5,
    behind: (a) =>
      path(a, 'M25 16 29.500 7c.8 4 .3 6-1 9 1.300 3 1.800 5 1 9Z') +
      path(
        a,
        'M13 10C14 6 16 4.500 17.500 4c-.5 3 .5 5 1.500 6ZM14 22c1 4 3 5.500 4.500 6-.5-3 .5-5 1.500-6Z',
      ),
    marks: (a) =>
      dots(a, 0.8, [
        [20, 11.5],
        [22.3, 12.7],
        [24.2, 13.8],
        [20.5, 20.8],
        [22.6, 19.7],
      ]),
  },
};

const fish: Shape = ({ colours: [back, belly, mark], kind }) => {
  const { depth, marks, behind } = forms[kind] ?? { depth: 7 };
  const [top, low] = [16 - depth * 1.35, 16 + depth * 1.35];
  const hasOwnTail = ['shark', 'tuna'].includes(kind);
  return (
    (behind?.(dark(back, 0.12)) ?? backFin(dark(back, 0.15))) +
    (hasOwnTail ? '' : path(dark(back, 0.1), 'M24 16 30 9.500c-.8 4-.8 9 0 13Z')) +
    path(back, `M2.500 16C7 ${top} 17 ${top} 26.500 16 17 ${low} 7 ${low} 2.500 16Z`) +
    path(belly, `M2.500 16C9 18 18 17.500 26.500 16 17 ${low} 7 ${low} 2.500 16Z`) +
    (marks?.(mark) ?? '') +
    line(dark(back, 0.3), 'M9.500 12.800c-1.300 2-1.300 4.300 0 6.400', 0.8) +
    path(dark(back, 0.15), 'M12.500 17c2 0 3.500 1 4.200 2.600-2 .2-3.600-.7-4.200-2.600Z') +
    dot('#fff', [6.4, 14.6, 1.3]) +
    dot('#222', [6.2, 14.6, 0.7])
  );
};

const flatfish: Shape = ({ colours: [a, , mark], kind }) =>
  path(
    dark(a, 0.2),
    kind === 'diamond'
      ? 'M2 16 13 5l10 8 6.500-5v16L23 19l-10 8Z'
      : 'M2 16C5 6 18 5 25 14l5-4v12l-5-4C18 27 5 26 2 16Z',
  ) +
  path(
    a,
    kind === 'diamond'
      ? 'M3.500 16 13 8l9.500 8L13 24Z'
      : 'M3.500 16C7 8.500 17 8 24 16 17 24 7 23.500 3.500 16Z',
  ) +
  dots(mark, 0.9, [
    [11, 12.5],
    [15, 14],
    [18.5, 16],
    [12, 19],
    [15.5, 19.5],
    [9.5, 16],
  ]) +
  line(mark, 'M9 16h13', 0.6) +
  dot('#fff', [6.5, 14.3, 1.1]) +
  dot('#222', [6.5, 14.3, 0.6]) +
  dot('#fff', [6.5, 17.6, 1.1]) +
  dot('#222', [6.5, 17.6, 0.6]);

const monkfish: Shape = ({ colours: [a, , mark] }) =>
  line(dark(a, 0.2), 'M8 8C8 4 5 3 3.500 3.500', 0.9) +
  dot(mark, [3.2, 3.8, 1.2]) +
  path(dark(a, 0.15), 'M18 14l11-3c-1 3-1 7 0 10l-11-3Z') +
  path(a, 'M2 17C2 10 8 6.500 14 7.500s9 5 12 8.500c-3 3.500-6 8-12 9S2 24 2 17Z') +
  path('#f3e8d8', 'M2.200 18c4 2 8 2 12-.5C12 23 4 23 2.200 18Z') +
  path('#7a3f45', 'M2.800 18.700c4 1.300 6.500 1 9.500-.2-2 2.500-7 3-9.500.2Z') +
  dot('#fff', [8, 11.5, 1.5]) +
  dot('#222', [7.8, 11.5, 0.8]) +
  dots(dark(a, 0.2), 0.8, [
    [13, 11],
    [16, 13],
    [19, 15],
    [15, 20],
  ]);

/** Several small fish side by side: anchovies, sardines. */
const shoal: Shape = (paint) =>
  [
    [3, -1],
    [4, 7.5],
    [2, 16],
  ]
    .map(([x = 0, y = 0]) => at(fish(paint), [x, y - 2, 0.88, 0]))
    .join('');

/** A piece of fish as one buys it. */
const fillet: Shape = ({ colours: [flesh, band, skin], kind }) =>
  plate(22) +
  path(skin, 'M3 19C5 12 13 8.500 21 9.500c5 .8 8 4 8 7.500-2 5-9 7.500-15 7.500S4 23 3 19Z') +
  path(flesh, 'M3 17.500C5 10.500 13 7 21 8c5 .8 8 4 8 7.500C27 20.500 20 23 14 23S4 21.500 3 17.500Z') +
  line(
    band,
    'M8 12c2 2 2.500 5 1.500 9.500M13 9.500c2 3 3 7.500 2 13M18.500' +
      ' 8.500c2 3 3 8 2 13M24 9.800c1.300 2.500 1.600 5.500 1 9',
    1.1,
  ) +
  (kind === 'salt'
    ? dots('#ffffff', 0.8, [
        [7, 15],
        [11, 14],
        [16, 13],
        [21, 14],
        [12, 19],
        [18, 18],
        [24, 16],
      ])
    : '') +
  (kind === 'dill' ? line('#5f9e48', 'M12 14c3 2 6 2 10 0M14 12l1 3M18 12l0 4M21 12l-1 3', 1) : '');

/** A thick round slice across the fish, with its bone in the middle. */
const steak: Shape = ({ colours: [flesh, band, skin] }) =>
  path(skin, 'M16 4C25 4 29 10 28 17c-.8 5-3 9-5 12-1-4-3-6-7-6s-6 2-7 6c-2-3-4.200-7-5-12C3 10 7 4 16 4Z') +
  path(
    flesh,
    'M16 5.700c8 0 11.300 5 10.500 11-.5 3.500-2 7-3.500 9-1.200-2.800-3.500-4.500-7-4.500' +
      's-5.800 1.700-7 4.500c-1.500-2-3-5.500-3.500-9-.8-6 2.500-11 10.500-11Z',
  ) +
  line(band, 'M9 9c-2 4-2 8 0 12M12 7.500c-1.500 4-1 8 1 11M23 9c2 4 2 8 0 12M20 7.500c1.500 4 1 8-1 11', 1) +
  dot('#f7efdd', [16, 14, 2.2]) +
  dot(band, [16, 14, 0.8]);

const mussel: Shape = ({ colours: [shell, inside] }) =>
  at(
    path(shell, 'M-12 2C-8-8 6-10 12-3c1 2 0 4-2 5C4 6-8 7-12 2Z') +
      line(light(shell, 0.3), 'M-9 1C-4-5 5-7 10-3M-6 3C-1-1 5-3 10-.5', 0.8),
    [16, 11, 1, -12],
  ) +
  at(
    path(dark(shell, 0.2), 'M-12-2C-8 8 6 10 12 3c1-2 0-4-2-5C4-6-8-7-12-2Z') +
      path('#c9d0d6', 'M-10-1.500C-6 6 5 8 10.500 2.500 9-1 3-4-10-1.500Z') +
      path(inside, 'M-6-.5C-3 4 5 5.500 8 2 6-1 0-2-6-.5Z'),
    [16, 21, 1, -8],
  );

const clam: Shape = ({ colours: [a] }) =>
  path(dark(a, 0.2), 'M16 29C7 29 2 23 3 17L29 17c1 6-4 12-13 12Z') +
  path(a, 'M16 24C6 24 1.500 17 3.500 11S11 3 16 3s10.500 2 12.500 8S26 24 16 24Z') +
  line(
    dark(a, 0.18),
    'M5 14.500C8 8 24 8 27 14.500M6.500 18C10 12.500 22 12.500 25.500 18M10 21.500c3-3.500 9-3.500 12 0',
    1.1,
  );

const roe: Shape = ({ colours: [a] }) =>
  plate(24) +
  [
    [8, 21],
    [13, 22],
    [18.5, 22],
    [24, 21],
    [10.5, 17],
    [16, 17.5],
    [21.5, 17],
    [13.5, 12.8],
    [19, 12.8],
    [16, 9],
  ]
    .map(
      ([x = 0, y = 0]) =>
        dot(a, [x, y, 3]) +
        dot(light(a, 0.6), [x - 0.9, y - 1, 0.9]) +
        dot(dark(a, 0.3), [x + 0.9, y + 0.8, 0.7]),
    )
    .join('');

export const fishes: Readonly<Record<string, Shape>> = {
  fish,
  flatfish,
  monkfish,
  shoal,
  fillet,
  'fish-steak': steak,
  mussel,
  clam,
  roe,
};
