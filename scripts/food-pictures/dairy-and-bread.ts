import { dark, dot, dots, light, line, oval, path, plate, type Shape } from './paint';

const holes = [
  [10, 19, 2],
  [18, 22, 1.6],
  [23, 17.5, 1.5],
  [15, 16, 1.1],
] as const;

/** A wedge: its rind says which cheese. */
const wedge: Shape = ({ colours: [a, rind, mark], kind }) =>
  path(light(a, 0.3), 'M3 15 20 5c5 .5 8.500 4 9 10Z') +
  path(a, 'M3 15h26v11.500H3Z') +
  path(rind, 'M20 5c5 .5 8.500 4 9 10v11.500h-1.800V15C26.500 10 24 7.500 18.700 5.800Z') +
  (kind === 'holes' ? holes.map((hole) => dot(mark, hole)).join('') : '') +
  (kind === 'veins'
    ? line(
        mark,
        'M6 19c2-1 3 2 5 .5M13 23c1-2 3-1 4-2.500M19 18c1.500 1 3-.5 4 1' +
          'M22 23c1 .8 2 .5 3-.5M12 12c2-.5 2 1 4 0M20 9.500c1 .3 1.500 1 2 2',
        1.2,
      )
    : '') +
  (kind === 'grains'
    ? dots(mark, 0.6, [
        [7, 18],
        [11, 21],
        [15, 18],
        [19, 23],
        [23, 19],
        [9, 24],
        [14, 24],
        [25, 23],
      ])
    : '') +
  (kind === 'marble' ? line(mark, 'M6 20c4-3 7 2 11-1s6-1 8 0M7 24c4-1 8 1 12-1', 1.6) : '');

/** A round cheese with a white rind, a piece cut out of it. */
const wheel: Shape = ({ colours: [rind, paste, side] }) =>
  path(side, 'M2 14h28v6c0 4.500-6 7.500-14 7.500S2 24.500 2 20Z') +
  oval(rind, [16, 14, 14, 7.2]) +
  path(paste, 'M16 14 26.500 18.700 20.500 21v6c4-.8 7.500-2.500 8.800-5V16.500Z') +
  path(paste, 'M16 14l4.500 7v6.200l-4.500-6.500Z') +
  path(light(paste), 'M16 14l11.500 3.800-.2 6.500L16 20Z');

const blocks: Shape = ({ colours: [a, mark], kind }) =>
  path(light(a, 0.35), 'M3 12 14 7l15 4-11 6Z') +
  path(a, 'M3 12l15 5v10L3 21Z') +
  path(dark(a, 0.1), 'M18 17l11-6v10l-11 6Z') +
  (kind === 'grill'
    ? line(mark, 'M5.500 15.500v5.500M9 16.700v5.700M12.500 17.800v6M16 19v5.500', 1.4)
    : '') +
  (kind === 'crumbly'
    ? dots(mark, 0.7, [
        [6, 16],
        [9, 19],
        [13, 20],
        [16, 23.5],
        [21, 18],
        [25, 16.5],
        [22, 22],
        [13, 10.5],
        [19, 11.5],
      ]) + path(a, 'M4 25l2.500-1.500 2 1.500-2.200 2ZM10 27.500l2-1.200 1.800 1.500-2 1.700Z')
    : '') +
  (kind === 'beans'
    ? [
        [7, 16.5],
        [11, 20],
        [15, 22],
        [22, 18],
        [26, 16],
        [13, 10.5],
        [20, 12.5],
        [23, 22],
      ]
        .map(([x = 0, y = 0]) => oval(mark, [x, y, 1.5, 1], 25))
        .join('')
    : '');

const balls: Shape = ({ colours: [a], kind }) =>
  plate(24) +
  dot(dark(a, 0.07), [16, 17, 9.5]) +
  dot(a, [15.5, 16, 9]) +
  path('#ffffff', 'M9 14c.8-3.500 3.500-5.500 6.500-5.800-2.500 1.700-4 3.500-4.500 7Z') +
  (kind === 'knot'
    ? path(dark(a, 0.06), 'M12 8c-1-4 2-5.500 4-5.500S21 4 20 8c-2 1.500-6 1.500-8 0Z') +
      line(dark(a, 0.25), 'M12.500 7.500c2 1 5 1 7 0', 1)
    : '');

const log: Shape = ({ colours: [rind, paste] }) =>
  plate(24) +
  path(rind, 'M4 14c0-4 3-6 7-6h14c4 0 5 3 5 7s-1 7-5 7H11c-4 0-7-3-7-8Z') +
  oval('#ffffff', [9.5, 15, 5.5, 7]) +
  oval(paste, [9.5, 15, 4.4, 5.8]) +
  line(dark(rind, 0.12), 'M17 9v12M22 8.500v13', 0.8);

const sheetsOfCheese: Shape = ({ colours: [a] }) =>
  [
    [5, 15, 0.2],
    [4, 10.5, 0.1],
    [5.5, 6, 0],
  ]
    .map(
      ([x = 0, y = 0, share = 0]) =>
        path(dark(a, share), `M${x} ${y + 6}l11-5 11 5-11 6.500Z`) +
        path(dark(a, share + 0.1), `M${x} ${y + 6}l11 6.500 11-6.500v1.500l-11 6.500-11-6.500Z`),
    )
    .join('');

const butter: Shape = ({ colours: [a, wrap], kind }) =>
  plate(25) +
  path(light(a, 0.35), 'M6 13 12 8.500h15l-5 4.500Z') +
  path(a, 'M6 13h16v10H6Z') +
  path(dark(a, 0.12), 'M22 13l5-4.500v9.500l-5 5Z') +
  line(dark(a, 0.14), 'M10 13v10M10 13l5-4.500', 0.9) +
  (kind === 'salt'
    ? dots('#ffffff', 0.8, [
        [13, 11],
        [16, 10],
        [19, 11.3],
        [22, 10],
        [13, 16],
        [17, 18],
        [19.5, 15.5],
        [14, 20.5],
      ])
    : '') +
  (kind === 'wrapped'
    ? path(wrap, 'M13 13h9v10h-9ZM13 13l5.500-4.500H27L22 13Z') +
      path(dark(wrap, 0.12), 'M22 13l5-4.500v9.500l-5 5Z')
    : '');

export const dairyAndBread: Readonly<Record<string, Shape>> = {
  wedge,
  wheel,
  blocks,
  balls,
  log,
  'cheese-sheets': sheetsOfCheese,
  butter,
};
