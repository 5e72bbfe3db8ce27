import { at, box, dark, dot, dots, light, line, mix, oval, path, type Shape } from './paint';

const glass = '#d6e4e3';

/** What the label of a container shows. */
const label = (emblem: string | null, [x, y, size]: readonly [number, number, number]) =>
  emblem ? at(emblem, [x - size * 16, y - size * 16, size, 0]) : '';

const bottle: Shape = ({ colours: [content, cap], emblem }) =>
  box(cap, [12.5, 1.5, 7, 3.6], 1) +
  path(
    glass,
    'M13.200 5h5.600v4.500c0 2 4.700 3.300 4.700 7V28a2.500 2.500 0 0 1-2.500' +
      ' 2.500h-10A2.500 2.500 0 0 1 8.500 28V16.500c0-3.700 4.700-5 4.700-7Z',
  ) +
  path(
    content,
    'M9.700 14.500h12.600c.1.600.2 1.200.2 2V27.600a1.800 1.800 0 0 1-1.800' +
      ' 1.800h-9.400a1.800 1.800 0 0 1-1.800-1.800V16.500c0-.8.1-1.400.2-2Z',
  ) +
  path(light(content, 0.3), 'M10.500 16h1.400v11h-1.400Z') +
  (emblem ? box('#fbf7ea', [9.5, 17.5, 13, 9.5], 1) : '') +
  label(emblem, [16, 22.3, 0.27]);

/** A bottle of milk: the cap says which. */
const milkBottle: Shape = ({ colours: [content, cap], emblem }) =>
  box(cap, [11.5, 1.5, 9, 3.6], 1) +
  path(
    glass,
    'M12.300 5h7.400v3c0 2.300 4.300 3.300 4.300 7v13a2.500 2.500 0 0' +
      ' 1-2.500 2.500h-11A2.500 2.500 0 0 1 8 28V15c0-3.700 4.300-4.700 4.300-7Z',
  ) +
  path(
    content,
    'M13.300 8h5.400c.4 3 4.200 3.500 4.200 7v12.700a1.800 1.800 0 0 1-1.800' +
      ' 1.800H10.900a1.800 1.800 0 0 1-1.800-1.800V15c0-3.500 3.800-4 4.200-7Z',
  ) +
  label(emblem, [16, 21.5, 0.34]);

const carton: Shape = ({ colours: [front, roof], emblem }) =>
  path(dark(roof, 0.12), 'M10 3h12v3H10Z') +
  path(roof, 'M10 6h12l3.500 6h-19Z') +
  path(front, 'M6.500 12h19v17a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 29Z') +
  path(dark(front, 0.1), 'M22 12h3.500v17a1.500 1.500 0 0 1-1.500 1.500h-2Z') +
  label(emblem, [14.3, 21.2, 0.42]);

const jar: Shape = ({ colours: [content, lid], emblem, kind }) =>
  box(lid, [6.5, 2.5, 19, 5.4], 1.4) +
  box(dark(lid, 0.2), [6.5, 6, 19, 1.9], 0.9) +
  path(
    glass,
    'M7.500 8h17c1.700 1 2.500 2.500 2.500 4.500V27a3.300 3.300 0 0 1-3.300' +
      ' 3.300H8.300A3.300 3.300 0 0 1 5 27V12.500C5 10.500 5.800 9 7.500 8Z',
  ) +
  path(
    content,
    'M6.300 12h19.400v14.700a2.300 2.300 0 0 1-2.300 2.300H8.600a2.300 2.300 0 0 1-2.300-2.300Z',
  ) +
  path(light(content, 0.3), 'M8 13.500h1.600v13H8Z') +
  (kind === 'bits'
    ? dots(light(content, 0.4), 1, [
        [8, 15],
        [12, 13.3],
        [20, 13],
        [24, 16],
        [8.5, 21],
        [8, 26],
        [24.5, 22],
        [24, 27],
        [13, 27.8],
        [19, 27.8],
      ])
    : '') +
  (emblem ? box('#fbf7ea', [10.5, 14, 13, 12.5], 2) : '') +
  label(emblem, [17, 20.2, 0.36]);

const tin: Shape = ({ colours: [paper, band], emblem }) =>
  path(paper, 'M5.500 6.500h21v19c0 2.500-4.700 4.500-10.500 4.500S5.500 28 5.500 25.500Z') +
  path(
    band,
    'M5.500 22c0 2.300 4.700 4.200 10.500 4.200S26.500 24.300 26.500' +
      ' 22v3.500c0 2.500-4.700 4.500-10.500 4.500S5.500 28 5.500 25.500Z',
  ) +
  oval('#aebbb9', [16, 6.5, 10.5, 4.3]) +
  oval('#d9e1de', [16, 6.3, 8.8, 3.3]) +
  (emblem ? dot('#fbf7ea', [16, 17.4, 6.4]) : '') +
  label(emblem, [16, 17.4, 0.34]);

/** A paper bag, as flour is sold. */
const bag: Shape = ({ colours: [paper, content], emblem }) =>
  path(dark(paper, 0.18), 'M9 2.500h14l2 5H7Z') +
  path(
    paper,
    'M7 7.500h18c1 6 1.500 13 1 20.500a2.500 2.500 0 0 1-2.500' +
      ' 2.500h-15A2.500 2.500 0 0 1 6 28C5.500 20.500 6 13.500 7 7.500Z',
  ) +
  path(content, 'M9.500 27.500c2-4.500 4.200-6.500 6.500-6.500s4.500 2 6.500 6.500Z') +
  label(emblem, [16, 15, 0.4]);

const packet: Shape = ({ colours: [front, edge], emblem }) =>
  path(
    edge,
    'M6 3l2 1.500L10 3l2 1.500L14 3l2 1.500L18 3l2 1.500L22 3l2 1.500L26 3v26' +
      'l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500L6 29Z',
  ) +
  path(front, 'M6 6.500h20v19H6Z') +
  (emblem ? dot('#fbf7ea', [16, 16, 7.6]) : '') +
  label(emblem, [16, 16, 0.42]);

const tumbler: Shape = ({ colours: [content, top], emblem, kind }) =>
  (kind === 'straw' ? line('#e2665a', 'M20 14 22.500 3l4-1', 1.6) : '') +
  path(glass, 'M6.500 5h19l-2 23a2.500 2.500 0 0 1-2.500 2.300H11A2.500 2.500 0 0 1 8.500 28Z') +
  path(content, 'M8 10h16l-1.600 17a2 2 0 0 1-2 1.800h-8.800a2 2 0 0 1-2-1.800Z') +
  path(top, 'M8 10h16l-.2 2.200H8.200Z') +
  path(light(content, 0.35), 'M10.200 13.500h1.600l.9 13h-1.500Z') +
  (kind === 'bubbles'
    ? dots(light(content, 0.6), 0.9, [
        [15, 24],
        [19, 20],
        [16, 17],
        [20, 26],
        [13.5, 20],
      ])
    : '') +
  (kind === 'pearls'
    ? dots('#3a2620', 1.5, [
        [12, 26.5],
        [15.3, 27],
        [18.6, 26.8],
        [20.8, 25],
        [13.5, 23.8],
        [17, 24.2],
      ]) + line('#e2665a', 'M20 14 22.500 3l4-1', 1.6)
    : '') +
  label(emblem, [22.5, 23.5, 0.52]);

const bowlOutside = '#7fa7c9';

/** A bowl of something soft, with what it is made of beside it. */
const bowl: Shape = ({ colours: [content, detail], emblem, kind }) =>
  path(bowlOutside, 'M2.500 14h27c0 8.500-5.500 13.500-13.500 13.500S2.500 22.500 2.500 14Z') +
  path(dark(bowlOutside, 0.2), 'M10 27h12v1.800H10Z') +
  oval(mix(bowlOutside, '#ffffff', 0.4), [16, 14, 13.5, 4.6]) +
  oval(content, [16, 14.3, 11.6, 3.6]) +
  insides(kind, content, detail) +
  label(emblem, [23.5, 23, 0.5]);

function insides(kind: string, content: string, detail: string): string {
  if (kind === 'smooth')
    return line(dark(content, 0.14), 'M8.500 14.300c2-1.400 4 .8 7.500 0s4.500-1 7-.2', 1);
  if (kind === 'lumps')
    return dots(detail, 1.5, [
      [9.5, 14],
      [14, 15.5],
      [18, 13.2],
      [22, 15],
      [13.5, 12.5],
    ]);
  if (kind === 'specks')
    return dots(detail, 0.7, [
      [9, 14],
      [13, 15.8],
      [16, 13],
      [19.5, 15.4],
      [22.5, 13.8],
      [12.5, 12.6],
    ]);
  if (kind === 'swirl') return line(detail, 'M9 14.500c3-3 11-3.500 13-.5s-6 3.500-8 1.500', 1.3);
  if (kind === 'rings')
    return [
      [10, 14],
      [16, 15.3],
      [21, 13.3],
    ]
      .map(([x, y]) => oval(detail, [x ?? 0, y ?? 0, 2, 0.9]))
      .join('');
  return noodles(kind, content, detail);
}

const noodles = (kind: string, content: string, detail: string) =>
  kind === 'noodles'
    ? path(content, 'M5 14c1-4 5-6.500 11-6.500S26 10 27 14Z') +
      line(
        detail,
        'M7 13c1-4 7-5 8-1.500s-3 2-2-.5S20 8 22 10.500s-2 4-3 2M9.500' +
          ' 13.500c1-1.500 3-1.500 4 0M20 13.500c2-2.500 4-1.500 5 0',
        1,
      ) +
      line('#8a5a3b', 'M20 9 29 2.500M22 10l8-5', 1.2)
    : kind === 'udon'
      ? path(content, 'M5 14c1-4 5-6.500 11-6.500S26 10 27 14Z') +
        line(detail, 'M7 13c2-5 8-5 9-1s4 3 4-1 4-2 5 1.500', 2.2) +
        line('#8a5a3b', 'M20 9 29 2.500M22 10l8-5', 1.2)
      : kind === 'beans'
        ? [
            [9, 13],
            [13, 15.3],
            [17, 13],
            [21, 15],
            [14, 11.8],
            [20, 11.8],
          ]
            .map(([x, y]) => oval(detail, [x ?? 0, y ?? 0, 2, 1.4], 20))
            .join('') +
          line('#fbf3da', 'M14 12C18 8 20 6 24 3M17 13c3-4 5-6 8-9', 0.7) +
          line('#8a5a3b', 'M20 9 29 2.500M22 10l8-5', 1.2)
        : '';

/** A bowl with a heap of pieces on it. */
const heapBowl: Shape = ({ colours: [content], emblem }) =>
  path(content, 'M4 15C5 8 10 4.500 16 4.500S27 8 28 15Z') +
  (emblem ?? '') +
  path('#c65b4e', 'M2.500 14h27c0 8.500-5.500 13.500-13.500 13.500S2.500 22.500 2.500 14Z') +
  path('#a5463c', 'M10 27h12v1.800H10Z') +
  path('#d97d70', 'M2.500 14h27l-.2 2H2.700Z');

const tub: Shape = ({ colours: [content, front], emblem, kind }) =>
  path(front, 'M5 11h22l-2.600 17a2.300 2.300 0 0 1-2.300 2H9.900a2.300 2.300 0 0 1-2.300-2Z') +
  path(dark(front, 0.12), 'M22 11h5l-2.600 17a2.300 2.300 0 0 1-2.300 2h-2Z') +
  oval('#cfd9d6', [16, 10.8, 12.2, 4.4]) +
  oval(content, [16, 10.4, 10.6, 3.3]) +
  (kind === 'lumps'
    ? dots(light(content, 0.5), 2, [
        [10, 9.5],
        [14, 8],
        [18.5, 8.2],
        [22, 10],
        [14, 11.5],
        [19, 11.5],
      ])
    : path(
        light(content, 0.5),
        'M10 10.500c1-4 5-6 7.500-5.500-1 1.500.5 2.500 2.500 2.500s2.500 1.500 2 3Z',
      )) +
  label(emblem, [15, 21, 0.38]);

const cup: Shape = ({ colours: [content, china], emblem }) =>
  line('#dfe5e3', 'M13 4.500c-1.500-1.500 1-2.500 0-4M18 4.500c-1.500-1.500 1-2.500 0-4', 1.1) +
  oval('#cfd8d3', [14.5, 28, 12, 2.3]) +
  line(china, 'M24 12.500c5-1 6 7-2 8.500', 2.4) +
  path(china, 'M4.500 9h20c.5 8-1.500 18-7 18h-6c-5.500 0-7.500-10-7-18Z') +
  oval(dark(china, 0.12), [14.5, 9, 10, 2.9]) +
  oval(content, [14.5, 9.2, 8.6, 2.1]) +
  label(emblem, [14.3, 18.5, 0.42]);

const can: Shape = ({ colours: [front, band], emblem, kind }) =>
  path('#b7c3c1', 'M9.500 4h13l1.500 3v19l-1.500 4h-13L8 26V7Z') +
  path(front, 'M8 7.500h16v18.500H8Z') +
  (kind === 'bolt'
    ? path(band, 'M17.500 9 12 17.500h3.500L14 24l6-9h-3.700Z')
    : path(band, 'M8 18c5-4.500 10 2 16-3v4.500c-6 4-11-2.500-16 2Z')) +
  path(light(front, 0.35), 'M9.500 8.500H11V25H9.500Z') +
  oval('#d9e1de', [16, 4.3, 6.5, 1.3]) +
  label(emblem, [16, 17, 0.36]);

export const containers: Readonly<Record<string, Shape>> = {
  bottle,
  'milk-bottle': milkBottle,
  carton,
  jar,
  tin,
  bag,
  packet,
  tumbler,
  bowl,
  'heap-bowl': heapBowl,
  tub,
  cup,
  can,
};
