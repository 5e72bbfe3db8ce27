import { pieces } from './pieces';
import { at, box, dark, dot, dots, leafGreen, light, line, oval, path, plate, type Shape } from './paint';

const churn: Shape = ({ colours: [a, milk] }) =>
  line(dark(a, 0.25), 'M8 11c-3 1-3 6 0 7M24 11c3 1 3 6 0 7', 1.6) +
  path(a, 'M12 5h8v4c0 2 5 3 5 7v12c0 3-18 3-18 0V16c0-4 5-5 5-7Z') +
  path(light(a, 0.4), 'M9.500 16c0-2 3-3 4-5v16c-2.500 0-4-.5-4-1Z') +
  path(dark(a, 0.15), 'M7 19h18v1.600H7ZM7 26h18v1.600H7Z') +
  oval(dark(a, 0.2), [16, 5, 5.5, 2.2]) +
  oval(milk, [16, 4.8, 4.2, 1.4]);

const shreds: Shape = ({ colours: [a] }) =>
  plate(24) +
  path(dark(a, 0.12), 'M5 22c2-6 6-11 11-11s9 5 11 11c-3 2-19 2-22 0Z') +
  [
    [8, 20, 20],
    [12, 16, -40],
    [16, 12.5, 10],
    [20, 15.5, 50],
    [24, 20, -20],
    [16, 18, 35],
    [12, 21.5, -10],
    [20, 21, 15],
    [9.5, 17.5, 60],
    [18.5, 19, -50],
    [22.5, 17.5, 20],
    [14, 14.5, 70],
  ]
    .map(([x = 0, y = 0, turn = 0], place) =>
      at(box(place % 2 ? a : light(a, 0.4), [-3, -0.7, 6, 1.4], 0.7), [x, y, 1, turn]),
    )
    .join('');

const jug: Shape = ({ colours: [content, china] }) =>
  line(china, 'M23 11c7-1 7 12-1 12', 2.6) +
  path(china, 'M5 6c5-2 14-2 18 0 2 6 2 14 0 20-2 3-15 3-17 0C4 20 6 14 7 10L3 7Z') +
  oval(dark(china, 0.15), [14, 6.5, 9, 2.6]) +
  oval(content, [14, 6.8, 7.6, 1.8]) +
  path(light(china, 0.4), 'M9 11h1.600v13H9Z');

const wheatBiscuits: Shape = ({ colours: [a] }) => {
  const one =
    path(dark(a, 0.15), 'M-9-2c3-3 15-3 18 0v6c-3 3-15 3-18 0Z') +
    path(a, 'M-9-3.500c3-3 15-3 18 0v5c-3 3-15 3-18 0Z') +
    line(dark(a, 0.25), 'M-7-2.500h5M0-3.500h6M-6 0h4M1-.5h6M-3 1.800h5', 0.8);
  return (
    at(one, [14, 9.5, 1, -6]) +
    at(one, [18, 13.5, 1, 5]) +
    path('#7fa7c9', 'M2.500 15.500h27c0 7.500-5.500 12-13.500 12S2.500 23 2.500 15.500Z') +
    path('#6590b5', 'M10 27h12v1.800H10Z')
  );
};

const pie: Shape = ({ colours: [a, edge] }) =>
  path('#b7c3c1', 'M4 18h24l-3.500 8h-17Z') +
  path(
    edge,
    'M2 17c1-1.500 3-1 3.500 0 .8-1.200 3-1.200 3.700 0 .8-1.200 3-1.200 3.700 0 .8-1.200 3-1.200 3.700 0' +
      ' .8-1.200 3-1.200 3.700 0 .8-1.200 3-1.200 3.700 0 .8-1 2.500-1.200 3.500 0 0 2.500-25.800 2.500-25.800 0Z',
  ) +
  path(a, 'M4.500 15.500C6 9 11 6.500 16 6.500S26 9 27.500 15.500c-1 .8-22 .8-23 0Z') +
  line(edge, 'M12.500 10.500l1 2.500M16 9.500v2.800M19.500 10.500l-1 2.500', 1.2);

const wobbly: Shape = ({ colours: [a] }) =>
  plate(24) +
  path(a, 'M6 23C6 14 7 9 9 8c5-1.500 10-1.500 14 0 2 1 3 6 3 15-5 1.500-15 1.500-20 0Z') +
  path(light(a, 0.6), 'M9 8.200c5-1.500 9-1.500 14 0-3 2.300-11 2.300-14 0Z') +
  line(dark(a, 0.1), 'M9.500 13c0 3-.5 6-.7 8M22.5 13c.3 3 .6 6 .8 8', 1);

const tartare: Shape = ({ colours: [a, yolk] }) =>
  plate(25) +
  path(dark(a, 0.2), 'M5 15h22v6c0 4-22 4-22 0Z') +
  oval(a, [16, 15, 11, 4.5]) +
  dots(light(a, 0.25), 1.1, [
    [8, 15],
    [11, 13],
    [22, 13.5],
    [24, 16],
    [10, 17.5],
    [21, 17.8],
    [8.5, 20],
    [14, 21.5],
    [19, 21.5],
    [23.5, 20],
  ]) +
  oval(dark(yolk, 0.12), [16, 13.8, 5.3, 3.2]) +
  oval(yolk, [16, 12.8, 5, 3.6]) +
  oval(light(yolk, 0.6), [14.4, 11.4, 1.3, 0.7]);

const sardineTin: Shape = ({ colours: [fish, belly] }) =>
  box('#9aa7a8', [2, 8, 28, 19], 6) +
  box('#e9d58f', [4, 10, 24, 15], 4.5) +
  [12, 16, 20]
    .map(
      (y) =>
        path(
          fish,
          `M5.500 ${y + 1.5}C9 ${y - 1.8} 20 ${y - 1.5} 25 ${y + 1}` +
            `l2-1.800v4l-2-1.200C20 ${y + 4.5} 9 ${y + 4.5} 5.500 ${y + 1.5}Z`,
        ) + path(belly, `M5.500 ${y + 1.5}c6 1.500 13 1.200 19.500 .2-5 2.300-16 2.800-19.500-.2Z`),
    )
    .join('') +
  path('#c7d0d2', 'M4 8.500C6 4 10 3 13 3.500h14c2 0 3 2.500 1 5Z') +
  dot('#8d9a9b', [24, 6, 1.5]);

const rawOyster: Shape = ({ colours: [shell, flesh] }) =>
  path(dark(shell, 0.25), 'M4 22C-1 14 5 4 13 3.500c8-1 15 4 16 11s-4 13-12 14C10 29.500 6.500 27 4 22Z') +
  path(
    light(shell, 0.55),
    'M6 20.500C3 14 7.500 6.500 13.500 6c6-.6 11.500 3 12.300 8.500S23 25 16.500 26C11 26.500 8 24.500 6 20.500Z',
  ) +
  path(
    flesh,
    'M9 18c-1-5 3-9 7.500-8.500 4.500.300 7.500 3.500 7 7.500s-4 6.500-8 6.300C12 23.300 9.600 21 9 18Z',
  ) +
  line(dark(shell, 0.1), 'M11 19c0-4 2-7 6-7M14 21.500c4 .5 7-1.500 8-5', 1) +
  path('#f5d43c', 'M20 31c0-4 3-7 8-7l2.500 5c-3 3-7 3.500-10.500 2Z') +
  path('#fff3b0', 'M22 29.500c.5-2 2-3.500 4.500-4l2 3.500c-2 1.300-4.500 1.500-6.500.5Z');

const meringue: Shape = ({ colours: [a] }) =>
  plate(26) +
  path(
    dark(a, 0.08),
    'M4 25c-1-4 2-6 4-6 0-4 3-6 5-6 0-4 2-7 3-9 1 2 3 5 3 9 2 0 5 2 5 6 2 0 5 2 4 6-3 2-21 2-24 0Z',
  ) +
  path(
    a,
    'M6 23c0-2 2-3 4-3 0-4 2-5 4-5.500C14 11 15 8 16 6c.5 3 .5 6 0' +
      ' 9-2 1-3 3-2.500 5.500C11 21 9 22 9 24.500c-2 0-3-.5-3-1.500Z',
  ) +
  line(dark(a, 0.16), 'M8.500 19.500c4 1.500 11 1.500 15 0M13.5 13.200c1.500.8 3.500.8 5 0', 0.9);

const sweetenerBox: Shape = ({ colours: [a, band] }) =>
  at(
    box(a, [-6, -11, 12, 22], 2.5) +
      box(band, [-6, -3, 12, 7]) +
      box(dark(a, 0.2), [-4, -13, 8, 3], 1) +
      oval('#ffffff', [0, 0.5, 2.2, 2.2]),
    [12, 15, 1, -14],
  ) +
  [
    [22, 22],
    [27, 26],
    [21, 28],
  ]
    .map(([x = 0, y = 0]) => oval('#c9d3d3', [x, y + 0.8, 2.5, 1.6]) + oval('#ffffff', [x, y, 2.5, 1.6]))
    .join('');

const gum: Shape = ({ colours: [a, b] }) =>
  at(
    [-7, -2.3, 2.4].map((x) => box(light(a, 0.3), [x, -14, 4.2, 20], 0.8)).join('') +
      box(a, [-8, -7, 16, 20], 1.5) +
      path(b, 'M-8-1 8-5v6L-8 6Z'),
    [16, 16.5, 1, 14],
  );

const jellyCup: Shape = ({ colours: [a, rim] }) =>
  path('#d6e4e3', 'M5 9h22l-4 17c-1 3-13 3-14 0Z') +
  path(a, 'M6.500 11h19l-3.500 14c-1 2-11 2-12 0Z') +
  path(light(a, 0.4), 'M9 13h2l2 12h-1.500Z') +
  oval(rim, [16, 9, 12.5, 3.4]) +
  oval(light(a, 0.25), [16, 8.8, 10.2, 2.3]);

const gelatine: Shape = ({ colours: [a] }) => {
  const lattice = [5.5, 11, 16.5]
    .map((from) => `M0 ${from}l${from}-${from}M${17 - from} 17l${from}-${from}`)
    .join('');
  const sheet = box(a, [0, 0, 17, 17], 0.8) + line(dark(a, 0.14), lattice, 0.6);
  return [3, 7, 11].map((place) => `<g opacity=".85">${at(sheet, [place, place, 1, 0])}</g>`).join('');
};

const shaker: Shape = ({ colours: [a, top] }) =>
  path('#d6e4e3', 'M9 11h14l2 17c0 3-18 3-18 0Z') +
  path(a, 'M9 15h14l1.500 12.500c0 2-17 2-17 0Z') +
  path(top, 'M9 11C9 5 12 2.500 16 2.500S23 5 23 11Z') +
  dots('#ffffff', 0.8, [
    [13, 6.5],
    [16, 5],
    [19, 6.5],
    [14.5, 8.5],
    [17.5, 8.5],
  ]);

const tray: Shape = ({ colours: [a, food] }) =>
  path(dark(a, 0.1), 'M2 10h28l-3 15c-.4 1.500-21.600 1.500-22 0Z') +
  path(a, 'M1.500 9h29v3h-29Z') +
  path(food, 'M4 9C6 4 12 4.500 13 9Z') +
  path('#f7f0dc', 'M14 9c1-6 8-6 9 0Z') +
  path(leafGreen, 'M23 9c0-4 5-4 5.500 0Z') +
  dots('#d9503f', 1.2, [
    [7, 7],
    [10, 6.8],
  ]) +
  path('#f3efe4', 'M9 15h14v6H9Z') +
  line('#b9a98a', 'M11.500 17h9M11.5 19h6', 0.9);

const ricottaBasket: Shape = ({ colours: [a, rim] }) =>
  path(a, 'M6 14C6 6 11 4 16 4s10 2 10 10Z') +
  line(dark(a, 0.12), 'M8 10h16M10 7h12', 0.9) +
  path(rim, 'M4 14h24l-3 13c-.5 2-17.500 2-18 0Z') +
  line(dark(rim, 0.25), 'M5 18h22M6 22h20M10 14l2 14M16 14v14M22 14l-2 14', 0.9);

const penne: Shape = (paint) =>
  at(tube(paint.colours[0]), [11, 21, 1.1, 25]) +
  at(tube(paint.colours[0]), [21, 20, 1.1, -35]) +
  at(tube(light(paint.colours[0], 0.15)), [15, 9.5, 1.1, 70]);

const tube = (a: string) =>
  path(a, 'M-3-9 3-6V9L-3 6Z') +
  path(dark(a, 0.4), 'M-3-9 3-6C3-4-3-7-3-9Z') +
  line(dark(a, 0.2), 'M-1-6.500V6M1.200-5V7', 0.7);

const ridged: Shape = ({ colours: [a] }) =>
  [
    [9.5, 20.5, -20],
    [22.5, 21, 30],
    [16, 10, 5],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        oval(a, [0, 0, 7, 4.8]) +
          line(dark(a, 0.18), 'M-4.500-3v6M-1.500-4.200v8.400M1.500-4.200v8.400M4.500-3v6', 1),
        [x, y, 1, turn],
      ),
    )
    .join('');

const driedPuffs: Shape = ({ colours: [a], emblem }) =>
  [
    [9, 20, 15],
    [22.5, 20.5, -20],
    [15.5, 10, 60],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(pieces['puff']?.([a, a, a]) ?? '', [x, y, 1.7, turn]))
    .join('') + (emblem ? at(emblem, [18, 17, 0.45, 0]) : '');

export const others: Readonly<Record<string, Shape>> = {
  churn,
  shreds,
  jug,
  'wheat-biscuits': wheatBiscuits,
  pie,
  wobbly,
  tartare,
  'sardine-tin': sardineTin,
  'raw-oyster': rawOyster,
  meringue,
  'sweetener-box': sweetenerBox,
  gum,
  'jelly-cup': jellyCup,
  gelatine,
  shaker,
  tray,
  'ricotta-basket': ricottaBasket,
  penne,
  'ridged-rounds': ridged,
  'prawn-puffs': driedPuffs,
};
