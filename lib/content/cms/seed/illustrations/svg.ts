/**
 * The few SVG shapes everything is drawn from. Plain strings: a picture is made once, on the server, so there is no
 * tree to keep.
 */
export type Placement = { scale?: number; rotate?: number; flip?: boolean; opacity?: number };

/** Puts a part drawn around its own origin somewhere in the scene. */
export function at(x: number, y: number, body: string, placement: Placement = {}): string {
  const { scale = 1, rotate = 0, flip = false, opacity } = placement;
  const turn = rotate === 0 ? '' : ` rotate(${round(rotate)})`;
  const size = scale === 1 && !flip ? '' : ` scale(${round(flip ? -scale : scale, 4)} ${round(scale, 4)})`;
  const fade = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}"${fade}>${body}</g>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}

/** x and y are the top left corner. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** An open stroke with round ends. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

let lastId = 0;

/**
 * Ids are never used twice in a process: parts drawn when a module loads and parts drawn for one picture may meet in
 * the same SVG. The pixels do not depend on them.
 */
export function nextId(): string {
  lastId += 1;
  return `i${lastId}`;
}

/** Shows `body` only inside `outline` (one or more shapes; their fill does not matter). */
export function inside(outline: string, body: string): string {
  const id = nextId();
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** A small seeded generator: crumbs and stars must fall the same way in every build. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Spot = { x: number; y: number; turn: number; pick: number };

/** Evenly loose places in a disc: a sunflower spiral with a little jitter, so pieces neither clump nor line up. */
export function spotsInDisc(count: number, radius: number, seed: number): Spot[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399963 + seed;
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const jitter = radius / Math.sqrt(count) / 2.6;
    return {
      x: Math.cos(angle) * distance + (roll() - 0.5) * jitter,
      y: Math.sin(angle) * distance + (roll() - 0.5) * jitter,
      turn: roll() * 360,
      pick: roll(),
    };
  });
}

export function scatter(count: number, radius: number, seed: number, draw: (spot: Spot) => string): string {
  return spotsInDisc(count, radius, seed)
    .map((spot) => at(spot.x, spot.y, draw(spot), { rotate: spot.turn }))
    .join('');
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
