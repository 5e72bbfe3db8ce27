import { at, box, dark, dot, dots, light, line, mix, oval, path, type Shape } from './paint';

const leafForms: Readonly<Record<string, string>> = {
  plain: 'M0 3C-6 1-8-6-6-12-4-15-2-17 0-18 2-17 4-15 6-12 8-6 6 1 0 3Z',
  frilly:
    'M0 3c-2-1-3.500.5-5-1-2-.5-1.500-2.500-3-3.500' +
    '-1-2 .5-3-.5-4.500-1.200-2 .6-3.200.3-5-.2-2 2-2.200 2.200-4C-5-17-3-16.500-2-18c1-1.200' +
    ' 3-1.200 4 0 1 1.500 3 1 4 3 .2 1.800 2.400 2 2.200 4-.3 1.800 1.500 3' +
    ' .3 5-1 1.500.5 2.500-.5 4.500-1.500 1-1 3-3 3.500C3.500 3.500 2 2 0 3Z',
  lobed:
    'M0 3C-1-1-4 0-6-2c-1.500-2.500 0-4 2-4-2-1.500-4-2.500-3-5 1.500-1 3-.5 4 .5C-3.500-14-2-17 0-18' +
    'c2 1 3.500 4 3 7.500C4-11.500 5.500-12 7-11c1 2.500-1 3.500-3 5 2 0 3.500 1.500 2 4-2 2-5 1-6 5Z',
  long: 'M0 3C-4-1-4.500-8-3.500-13-2.500-16-1-18 0-19c1 1 2.500 3 3.500 6C4.500-8 4-1 0 3Z',
};

/** A bunch of three leaves on their stalks. */
const leaves: Shape = ({ colours: [a, stem], kind }) => {
  const one = (fill: string) =>
    path(fill, leafForms[kind] ?? leafForms['plain'] ?? '') +
    line(stem, 'M0 11V-13M0-3l-3-3.500M0-3l3-3.500M0-8l-2.500-3M0-8l2.500-3', 1.2);
  return (
    at(one(dark(a, 0.18)), [12, 20, 0.88, -32]) +
    at(one(dark(a, 0.1)), [20, 20, 0.88, 32]) +
    at(one(a), [16, 20, 0.95, 0])
  );
};

/** Thick pale stalks with leaves: pak choi, Swiss chard, fennel, leek. */
const stemmed: Shape = ({ colours: [stem, leaf], kind }) => {
  if (kind === 'fronds')
    return (
      line(
        leaf,
        'M10 14C8 8 6 5 3 4M10 14C9 8 10 4 9 1M16 13V2M16 13C15 7 13 4 13 2M22 14c1-6 0-10' +
          ' 1-13M22 14c2-6 4-9 7-10M6 6 3 8M9 5l-3-2M16 6l-3-1M16 8l3-3M23 6l3-3M25 8l4 0',
        1.3,
      ) +
      path(
        stem,
        'M9 13h4l1.500 4L14.500 11h3l.5 6 1.500-4h4c0 4 4.500 6 4 11-.5' +
          ' 4.500-5 6.500-11.500 6.500S5 28.500 4.500 24c-.5-5 4.500-7 4.500-11Z',
      ) +
      line(dark(stem, 0.18), 'M14 17c-3 3-5 6-4.500 11M18 17c3 3 5 6 4.500 11M16 17v12', 0.9)
    );
  if (kind === 'leek')
    return at(
      path(leaf, 'M-3-4C-7-8-8-13-6-16L-2-7-1-16h3L2-7 6-16c2 3 1 8-3 12Z') +
        path(mix(leaf, stem, 0.6), 'M-3-5h6l.2 7h-6.400Z') +
        path(stem, 'M-3.200 1h6.400L3 11c0 1.500-1.500 2.500-3 2.500S-3 12.500-3 11Z') +
        line('#b9a98a', 'M-1.500 13.500-2.500 16M0 13.500V16M1.500 13.500 2.500 16', 0.9) +
        line(dark(leaf, 0.12), 'M-1-5V10M1.200-5V10', 0.7),
      [16, 16, 1, 20],
    );
  return (
    path(dark(leaf, 0.1), 'M9 15C3 14 1 9 3 4c6 0 8 5 8 11ZM23 15c6-1 8-6 6-11-6 0-8 5-8 11Z') +
    path(leaf, 'M16 16C10 13 10 5 16 1c6 4 6 12 0 15Z') +
    path(
      stem,
      'M9 13c3 2 4 3 5.500 6L15 8h2l.5 11c1.500-3 2.500-4 5.500-6 .5 6 3 9 1.500' +
        ' 13-1.500 3.500-5 4.500-8.500 4.500S9 29.500 7.500 26C6 22 8.500 19 9 13Z',
    ) +
    line(dark(stem, 0.15), 'M12.500 18c-2 3-2.500 6-1.500 10M19.500 18c2 3 2.500 6 1.500 10M16 19v10', 0.9)
  );
};

/** A round head of leaves: cabbage, iceberg. */
const head: Shape = ({ colours: [a, vein] }) =>
  dot(dark(a, 0.14), [16, 17, 13]) +
  path(a, 'M16 4.500c7 0 11.500 6 11 13S21 28.500 16 28.500 5 24.500 5 17.500 9 4.500 16 4.500Z') +
  path(
    dark(a, 0.1),
    'M16 28.500C9 25 6 16 9 8.500 3 12 2 20 6 25c3 3.500 7 3.800 10 3.500Z' +
      'M16 28.500c7-3.500 10-12.500 7-20 6 3.500 7 11.500 3 16.500-3 3.500-7 3.800-10 3.500Z',
  ) +
  line(
    vein,
    'M16 28C15.500 20 16 13 17 7M16 20l-5-4M16 20l5.500-4M16.500 14' +
      'l-4-3.500M16.500 14l4-3M9 24c-1.500-3-2-7-1-11M23 24c1.500-3 2-7 1-11',
    1,
  );

const sprouts: Shape = (paint) =>
  at(head(paint), [1, 12, 0.56, -15]) +
  at(head(paint), [14, 13, 0.56, 20]) +
  at(head(paint), [7, 1, 0.56, 0]);

const longHead: Shape = ({ colours: [a, rib] }) =>
  path(
    dark(a, 0.15),
    'M16 30C6 28 4 16 7 6c2-1 3.500 0 4.500 2C13 3 19 3 20.500 8c1-2 2.500-3 4.500-2 3 10 1 22-9 24Z',
  ) +
  path(a, 'M16 30C9 26 8 14 11 5c2-3 8-3 10 0 3 9 2 21-5 25Z') +
  path(rib, 'M15 8h2l1.500 20c-1.500 2-3.500 2-5 0Z') +
  line(dark(a, 0.2), 'M14 14l-3-3M14 20l-4-3M18 14l3-3M18 20l4-3', 1);

const artichoke: Shape = ({ colours: [a] }) =>
  box(dark(a, 0.2), [14, 25, 4, 6], 1) +
  [
    [16, 6, 0],
    [10, 9, -20],
    [22, 9, 20],
    [7, 15, -35],
    [25, 15, 35],
    [13, 13, -8],
    [19, 13, 8],
    [10, 20, -20],
    [22, 20, 20],
    [16, 20, 0],
  ]
    .map(([x = 0, y = 0, turn = 0], place) =>
      at(
        path(
          [a, dark(a, 0.1), light(a, 0.12)][place % 3] ?? a,
          'M0-7C4-3 5 3 3 6.500-1 8.500 1 8.500-3 6.500-5 3-4-3 0-7Z',
        ),
        [x, y, 1, turn],
      ),
    )
    .join('');

const podForms: Readonly<Record<string, (a: string) => string>> = {
  bean: (a) =>
    path(a, 'M-12 3C-8-3 6-6 13-3l1-1.500.5 2C8 3-4 6-11 5Z') +
    line(light(a), 'M-9 2.500C-3-1 5-3 11-2.500', 0.8),
  okra: (a) =>
    path(a, 'M-13 3C-6-3 2-5 9-4.500c2 2 2 5 0 7C2 4-6 5-13 3Z') +
    path(dark(a, 0.2), 'M9-5h2l1 2 3 .2v2l-3 .3-1 2.500H9Z') +
    line(light(a), 'M-9 2C-3-1 3-2 9-2M-8 3.200C-2 2 3 1.500 9 1', 0.7),
  flat: (a) =>
    path(a, 'M-13 1C-8-5 6-6 12-2l2-1v2C10 5-6 7-13 1Z') +
    dots(light(a, 0.22), 1.5, [
      [-7, 0.6],
      [-3, 0],
      [1, -0.2],
      [5, -0.4],
      [9, -0.6],
    ]),
  peas: (a) =>
    path(a, 'M-13 0C-8-6 8-6 13-1c-4 7-20 8-26 1Z') +
    path(light(a, 0.25), 'M-10 0.300C-6-3 6-3.500 10-.6 6 4-5 4.500-10 .3Z') +
    dots(dark(a, 0.12), 2.4, [
      [-5.5, 0],
      [0, 0],
      [5.5, -0.2],
    ]),
  lumpy: (a) =>
    path(
      a,
      'M-13 2c0-4 3-5 5.500-3.500C-6-5-2-5-.5-2.500 1-5.500 5-5.500 6-2.800 8-5 12-4.500' +
        ' 13-1.500 13.500 2 10 4 7 2.500 6 5.500 2 5.500.5 3-1 6-5 6-6.500 3.500-9 6-13 5-13 2Z',
    ) + line(light(a), 'M-10 1.200c1.500-.8 3-.5 4 .2M-3 1c1.500-1 3-.8 4 0M5 .6c1.500-1 3-.6 4 0', 0.8),
};

const pods: Shape = ({ colours: [a], kind }) => {
  const one = podForms[kind] ?? podForms['bean'];
  return (
    at(one?.(dark(a, 0.14)) ?? '', [16.5, 9, 0.98, -24]) +
    at(one?.(a) ?? '', [15.5, 16.5, 0.98, -20]) +
    at(one?.(light(a, 0.1)) ?? '', [16.5, 24, 0.98, -16])
  );
};

/** A squash: round and ribbed, bell-shaped, or long. */
const squash: Shape = ({ colours: [a, stem], kind }) => {
  if (kind === 'bell')
    return at(
      path(a, 'M-4-11C-5-14 5-14 4-11 3.500-5 8 0 8 6s-4 8-8 8-8-2-8-8 4.500-11 4-17Z') +
        path(light(a), 'M-5 6C-5 3-3 0-2-3-2 1-3 4-2.500 9-4.500 8.500-5 7.500-5 6Z') +
        path(stem, 'M-1.500-13h3l.8-3.500h-3.500Z'),
      [16, 17, 1, 22],
    );
  if (kind === 'long')
    return at(
      path(a, 'M-13 0c0-6 8-7 14-6.500S13-4 13 0s-6 6-12 6.500S-13 6-13 0Z') +
        path(stem, 'M12-1.800l3.500-1V2.200l-3.500-.4Z') +
        line(light(a), 'M-9-2C-5-4 2-4 8-3', 1.2),
      [15, 17, 1, -25],
    );
  return (
    path(stem, 'M14.500 9 14 4.500l4-1-.5 5.500Z') +
    oval(dark(a, 0.12), [9, 19, 7, 9.5]) +
    oval(dark(a, 0.12), [23, 19, 7, 9.5]) +
    oval(a, [12.5, 19, 6, 10.3]) +
    oval(a, [19.5, 19, 6, 10.3]) +
    oval(light(a, 0.15), [16, 19, 4.2, 10.5])
  );
};

const mushrooms: Shape = ({ colours: [cap, stem], kind }) => {
  const one =
    path(stem, 'M-3 0h6l1 9c0 2-8 2-8 0Z') +
    path(
      cap,
      kind === 'tall'
        ? 'M-6 1C-6-6-2-11 0-11S6-6 6 1C2 3-2 3-6 1Z'
        : 'M-10 1C-10-6-5-9 0-9S10-6 10 1C5 3-5 3-10 1Z',
    ) +
    path(light(cap), 'M-7-1C-6-5-4-6.500-1-7-3-5-4-4-5-.5Z');
  return kind === 'tall'
    ? at(one, [7, 22, 0.8, -12]) + at(one, [25, 22, 0.75, 12]) + at(one, [16, 16, 1.1, 0])
    : at(one, [12, 15, 1, -8]) + at(one, [22, 22, 0.72, 12]);
};

const sheets: Shape = ({ colours: [a] }) =>
  box(light(a, 0.15), [10, 3, 18, 18], 1) +
  box(dark(a, 0.15), [6, 7, 18, 18], 1) +
  box(a, [3, 11, 18, 18], 1) +
  line(light(a, 0.25), 'M6 15h6M9 20h8M5 25h5M14 24h4', 0.8);

const ribbons: Shape = ({ colours: [a] }) =>
  line(dark(a, 0.2), 'M9 30C5 22 13 18 8 10 6 6 8 3 9 2M24 30c3-7-4-11 0-19 2-4 1-7 0-9', 4) +
  line(a, 'M16 30.500C11 23 21 18 16 10c-2-4 0-7 1-8.500', 4.6) +
  line(light(a, 0.25), 'M16 28C12.500 22 20 17 16 10', 0.9);

const beanSprouts: Shape = ({ colours: [a, bean], kind }) =>
  [
    [9, 26, -12],
    [13, 29, 8],
    [17.5, 27, -8],
    [21, 29, 20],
    [26, 27, 2],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        line(a, 'M0 0C-4-6 3-11-1-18', kind === 'fine' ? 1.1 : 2.2) +
          (kind === 'fine'
            ? path(bean, 'M-1-18c-3 0-4-2-3-4 2 0 3 2 3 4ZM-1-18c3 0 4-2 3-4-2 0-3 2-3 4Z')
            : oval(bean, [-1.5, -18.5, 2.8, 1.9], 30)),
        [x, y, 1, turn],
      ),
    )
    .join('');

export const vegetables: Readonly<Record<string, Shape>> = {
  leaves,
  stemmed,
  head,
  'sprout-heads': sprouts,
  'long-head': longHead,
  artichoke,
  pods,
  squash,
  mushrooms,
  sheets,
  ribbons,
  'bean-sprouts': beanSprouts,
};
