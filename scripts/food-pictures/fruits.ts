import { at, dark, dot, dots, leafGreen, light, line, oval, path, stalk, type Shape } from './paint';

/** A whole fruit, and a half that shows the flesh and the stone or the pips. */
const halved: Shape = ({ colours: [skin, flesh, stone], kind }) =>
  dot(skin, [12, 15, 9]) +
  stalk(7.5) +
  dot(dark(skin, 0.2), [20.5, 20.5, 10]) +
  dot(flesh, [20.5, 20.5, 8.6]) +
  (kind === 'pips'
    ? dots(stone, 0.9, [
        [20.5, 17],
        [23.5, 19],
        [23.2, 22.8],
        [20, 24],
        [17.2, 22],
        [17.5, 18.6],
        [20.5, 20.6],
      ])
    : oval(stone, [20.5, 20.5, 3.2, 4.2], 30) + oval(light(stone, 0.25), [19.6, 19.6, 1, 1.8], 30));

/** Cut across, with its segments: a citrus fruit. */
const segments: Shape = ({ colours: [skin, flesh] }) =>
  dot(skin, [12, 15, 9]) +
  stalk(7.5) +
  dot(dark(skin, 0.12), [20, 20, 11.6]) +
  dot(skin, [20, 20, 11]) +
  dot('#fff3df', [20, 20, 9.8]) +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) =>
      at(
        path(
          flesh,
          'M0-1.200C-3.400-4-3.600-7.500-2-8.600c1.200-.5 2.800-.5 4 0C3.600-7.500 3.400-4 0-1.200Z',
        ),
        [20, 20, 1, turn],
      ),
    )
    .join('');

/** A long half with its seeds in the middle: papaya. */
const longHalf: Shape = ({ colours: [skin, flesh, seed] }) =>
  at(
    path(dark(skin, 0.1), 'M0-14C5-12 10-3 9 5 8 11 4 14 0 14S-8 11-9 5C-10-3-5-12 0-14Z') +
      path(
        flesh,
        'M0-12C4-10 8.300-2.500 7.500 5 6.600 10 3.500 12.300 0 12.300S-6.600 10-7.500 5C-8.300-2.500-4-10 0-12Z',
      ) +
      path(
        light(flesh, 0.3),
        'M0-7C2-5 4 0 3.800 4.500 3.500 8 1.500 9.500 0 9.500S-3.500 8-3.800 4.500C-4 0-2-5 0-7Z',
      ) +
      dots(seed, 1.1, [
        [0, -4],
        [-1.5, -1],
        [1.5, -1],
        [-2.2, 2],
        [0, 1.6],
        [2.2, 2],
        [-1.8, 5],
        [0.6, 4.6],
        [2, 6],
        [-0.4, 7.5],
      ]),
    [16, 16, 1.05, 25],
  );

/** Spikes, scales or hairs all round: durian, lychee, rambutan. */
const spiky: Shape = ({ colours: [a, flesh, stone], kind }) => {
  const spikes = Array.from({ length: 18 }, (_each, place) =>
    at(
      kind === 'hairs'
        ? line(dark(a, 0.1), 'M0-9C1-11 1-13 3-13.500', 1.2)
        : path(dark(a, 0.12), 'M-2.500-8.500 0-13 2.500-8.500Z'),
      [13, 17, 0.88, place * 20],
    ),
  ).join('');
  const rough = dots(dark(a, 0.18), 0.8, [
    [8.5, 13],
    [12, 11],
    [9, 16.5],
    [13, 15.5],
    [8, 20],
    [12, 20.5],
    [17, 13],
  ]);
  return (
    (kind === 'rough' ? '' : spikes) +
    dot(a, [13, 17, 8.8]) +
    rough +
    stalk(8.5) +
    dot(dark(a, 0.25), [22, 22.5, 7.6]) +
    dot(flesh, [22, 22.5, 6.3]) +
    oval(stone, [22, 22.5, 2.3, 3.3], 20)
  );
};

const pomegranate: Shape = ({ colours: [skin, seed] }) =>
  path(
    skin,
    'M10.500 6.500 9 1.500l3 2 2.500-2.500 2 2.700 3-2-1.500 5C24.500 8.500 27 13' +
      ' 27 18c0 7-5 11.500-11.500 11.500S4 25 4 18C4 12.500 6.500 8.500 10.500 6.500Z',
  ) +
  path(
    '#f5dfb8',
    'M17 12.500c5-1 8 3 7.500 7.500-.6 4.500-4 7-8 7-3 0-4-3-3.500-7 .4-3.500 1.500-6.700 4-7.500Z',
  ) +
  [
    [17.5, 15],
    [20.7, 15.8],
    [22.5, 18.8],
    [16, 18.3],
    [19.2, 19],
    [21.8, 22],
    [15.5, 21.6],
    [18.5, 22.4],
    [16.5, 25],
    [19.8, 25],
  ]
    .map(
      ([x = 0, y = 0]) => oval(seed, [x, y, 1.5, 1.7], 20) + dot(light(seed, 0.5), [x - 0.4, y - 0.4, 0.45]),
    )
    .join('');

const dragonFruit: Shape = ({ colours: [skin, leaf, flesh] }) =>
  path(skin, 'M12 3C19 5 21 11 20 17s-5 9-9 9-8.500-3-8.500-9S6 6 12 3Z') +
  path(
    leaf,
    'M12 4C9 2.500 9 0 9 0c3 .5 5 2.500 5 5Z' +
      'M5 11C2 9 1.500 6 1.500 6 5 6.500 7 9 7 12ZM17 10c2-3 5-3.500 5-3.500 0 3.500-2 6-5 6.500Z' +
      'M4.500 19C2 18.500.500 16 .5 16c3-.8 5.500.500 6.500 3ZM11 15c-2-2-1.500-5-1.500-5 3 .8 4.500 3.500 4 6Z',
  ) +
  dot(skin, [22, 21, 9]) +
  dot(flesh, [22, 21, 7.6]) +
  dots('#2d2a2a', 0.6, [
    [19, 17],
    [22, 16],
    [25, 17.5],
    [17.5, 20],
    [20.5, 20],
    [23.5, 19.5],
    [26.5, 21],
    [19, 23.5],
    [22, 23],
    [25, 24],
    [21, 26],
    [23.8, 26.6],
  ]);

/** A pear’s shape, in another colour: quince. */
const pearShaped: Shape = ({ colours: [a] }) =>
  path(
    a,
    'M16 7c3 0 4 3 5.500 5.500C24 16 27 17 27 21.500c0 5-5 8.500-11' +
      ' 8.500S5 26.500 5 21.500c0-4.500 3-5.500 5.500-9C12 10 13 7 16 7Z',
  ) +
  path(light(a), 'M8.500 20c.5-3.500 3.500-5 4.500-8.500-.5 5-2.500 7-2 12-1.700-.7-2.600-2-2.500-3.500Z') +
  stalk(7.5);

const jackfruit: Shape = ({ colours: [skin, pod, seed] }) =>
  path(skin, 'M11 3C18 4 22 10 21 18s-6 10.500-11 9.500S1.500 20 2.500 14 6 2.500 11 3Z') +
  dots(dark(skin), 0.9, [
    [7, 8],
    [11, 6.5],
    [15, 9],
    [5.5, 12],
    [10, 11],
    [14, 13.5],
    [18, 14],
    [5, 17],
    [9.5, 16],
    [13, 18.5],
    [8, 21],
    [12, 24],
    [17, 19.5],
  ]) +
  at(
    path(pod, 'M0-6.500C4-5 5.500 0 4 4.500 2.500 7-2.500 7-4 4.500-5.500 0-4-5 0-6.500Z') +
      oval(seed, [0, 1.4, 1.7, 2.8]),
    [23, 22, 1.15, 25],
  ) +
  line('#6f5136', 'M11 3C11 1.500 12 .8 13 .8', 1.6);

const soursop: Shape = ({ colours: [skin, flesh, seed] }) =>
  path(skin, 'M16 4C24 4 29 12 27 19S19 30 14 29 3 20 5 13 10 4 16 4Z') +
  path(
    dark(skin),
    'M8 9 6.500 6.500 9.500 8ZM6 15l-2.500-1 3-1ZM7 21l-2.300.8 2-2.300ZM11 27l-1 2 3-1ZM20 5.500 21.500 3v3.500Z',
  ) +
  path(flesh, 'M18 8c5 0 8 5 7 10.500S19.500 27 16 26s-5-5-4-10 3-8 6-8Z') +
  [
    [18, 12],
    [21, 16],
    [16.5, 17],
    [19, 21],
    [15.5, 22],
  ]
    .map(([x = 0, y = 0]) => oval(seed, [x, y, 0.9, 1.4], 20))
    .join('') +
  line(leafGreen, 'M15 4.500C15 3 15.500 2 16.500 1.500', 1.6);

export const fruits: Readonly<Record<string, Shape>> = {
  'halved-fruit': halved,
  segments,
  'long-half': longHalf,
  spiky,
  pomegranate,
  'dragon-fruit': dragonFruit,
  'pear-shaped': pearShaped,
  jackfruit,
  soursop,
};
