export { dark, light, mix } from '../../lib/content/pictures/colours';

/** What a shape is painted with: its main colour, up to two more, which of its forms, and what lies on it. */
export interface Paint {
  colours: readonly [string, string, string];
  kind: string;
  /** The inside of another drawing, 32 by 32, where the shape has a place for one. */
  emblem: string | null;
}

export type Shape = (paint: Paint) => string;

export const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
export const line = (stroke: string, d: string, width = 1) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}"` +
  ` stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const dot = (fill: string, [x, y, r]: readonly [number, number, number]) =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
export const oval = (fill: string, [x, y, rx, ry]: readonly [number, number, number, number], turn = 0) =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"` +
  `${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;
export const box = (fill: string, [x, y, w, h]: readonly [number, number, number, number], round = 0) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${round ? ` rx="${round}"` : ''}/>`;

/** Moves a part to a place, in another size, turned. */
export const at = (part: string, [x, y, size, turn]: readonly [number, number, number, number]) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}` +
  `${size === 1 ? '' : ` scale(${size})`}">${part}</g>`;

export const dots = (fill: string, r: number, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => dot(fill, [x, y, r])).join('');

export const leafGreen = '#5f9e48';
const stalkBrown = '#6f5136';

/** A stalk with a leaf, at the top of a fruit. */
export const stalk = (y = 7) =>
  line(stalkBrown, `M16 ${y + 1}C16 ${y - 1} 16.500 ${y - 3} 17.500 ${y - 4.5}`, 1.8) +
  path(
    leafGreen,
    `M17 ${y - 1}C18.500 ${y - 5} 22 ${y - 6} 25.500 ${y - 5}C24.500 ${y - 1} 21 ${y + 0.5} 17 ${y - 1}Z`,
  );

/** A white plate, under what has no shape of its own. */
export const plate = (y = 24) =>
  oval('#c9d3ce', [16, y + 1, 14.5, 4.8]) + oval('#f2f5f1', [16, y, 14.5, 4.8]);
