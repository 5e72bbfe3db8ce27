import { cloud, moon, sparkle, stars, sun } from './backdrops';
import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';

import type { Ground } from './palette';

/** What hangs on or stands against a kitchen wall. Windows, pictures and lamps: origin middle; the rest: foot. */

type WindowLook = {
  width?: number;
  height?: number;
  curtains?: string;
  view?: 'moon' | 'sun' | 'rain' | 'hills';
};

export function houseWindow(
  ground: Ground,
  { width = 300, height = 350, curtains, view = ground.isNight ? 'moon' : 'sun' }: WindowLook = {},
): string {
  const left = -width / 2;
  const top = -height / 2;
  const frame = ground.isNight ? ground.frame : ground.frame;
  const pane = box(left + 18, top + 18, width - 36, height - 36, 12, '#000');
  return (
    box(left + 7, top + 10, width, height, 26, ground.shadow, `opacity="${ground.isNight ? 0.25 : 0.09}"`) +
    box(left, top, width, height, 26, frame) +
    inside(pane, outlook(view, width, height)) +
    box(-6, top + 18, 12, height - 36, 0, frame) +
    box(left + 18, -height * 0.09, width - 36, 12, 0, frame) +
    (curtains
      ? curtain(-1, width, height, curtains) +
        curtain(1, width, height, curtains) +
        box(left - 46, top - 30, width + 92, 12, 6, ground.isNight ? '#6d8a86' : paint.woodDark) +
        circle(left - 46, top - 24, 12, ground.isNight ? '#6d8a86' : paint.woodDark) +
        circle(-left + 46, top - 24, 12, ground.isNight ? '#6d8a86' : paint.woodDark)
      : '') +
    box(left - 20, -top - 10, width + 40, 24, 10, lit(frame, 0.03)) +
    box(left - 20, -top + 6, width + 40, 8, 4, lit(frame, -0.07))
  );
}

function outlook(view: WindowLook['view'], width: number, height: number): string {
  if (view === 'moon') {
    return (
      box(-width, -height, width * 2, height * 2, 0, '#2b586c') +
      ellipse(width * 0.1, height * 0.5, width * 0.8, height * 0.5, '#386f7e', 'opacity="0.7"') +
      at(-width * 0.12, -height * 0.2, stars(14, width * 0.56, height * 0.44, 11)) +
      at(width * 0.21, -height * 0.25, moon(width * 0.13)) +
      shape(
        `M${-width} ${height * 0.36} C${-width * 0.5} ${height * 0.16} ${-width * 0.2} ${height * 0.2} 0 ${height * 0.32} C${width * 0.2} ${height * 0.42} ${width * 0.4} ${height * 0.24} ${width} ${height * 0.26} V${height} H${-width} Z`,
        '#1f4650',
      ) +
      shape(
        `M${-width} ${height * 0.46} C${-width * 0.2} ${height * 0.3} ${width * 0.2} ${height * 0.5} ${width} ${height * 0.38} V${height} H${-width} Z`,
        '#18363f',
      )
    );
  }
  const sky = view === 'rain' ? '#c9dfe8' : '#cdeaf7';
  return (
    box(-width, -height, width * 2, height * 2, 0, sky) +
    (view === 'sun' || view === 'hills' ? at(width * 0.22, -height * 0.26, sun(width * 0.1)) : '') +
    at(-width * 0.2, -height * 0.22, cloud(width * 0.34)) +
    (view === 'rain'
      ? at(width * 0.2, -height * 0.24, cloud(width * 0.44, '#e6eef1')) +
        repeat(9, (index) =>
          stroke(
            `M${-width * 0.3 + index * width * 0.085} ${-height * 0.08 + (index % 3) * 26} l-7 24`,
            paint.skyDeep,
            5,
          ),
        )
      : '') +
    shape(
      `M${-width} ${height * 0.3} C${-width * 0.4} ${height * 0.08} ${-width * 0.1} ${height * 0.2} ${width * 0.1} ${height * 0.28} C${width * 0.3} ${height * 0.34} ${width * 0.5} ${height * 0.16} ${width} ${height * 0.2} V${height} H${-width} Z`,
      '#b9dfb0',
    ) +
    shape(
      `M${-width} ${height * 0.42} C${-width * 0.1} ${height * 0.26} ${width * 0.2} ${height * 0.46} ${width} ${height * 0.34} V${height} H${-width} Z`,
      '#98cb8c',
    )
  );
}

function curtain(side: 1 | -1, width: number, height: number, colour: string): string {
  const outer = side * (width / 2 + 34);
  const inner = side * (width / 2 - 46);
  const tied = side * (width / 2 + 4);
  const top = -height / 2 - 24;
  return (
    shape(
      `M${outer} ${top} H${inner} C${inner} ${-height * 0.1} ${tied} ${height * 0.1} ${tied} ${height * 0.2} C${tied} ${height * 0.34} ${tied - side * 16} ${height * 0.5} ${tied - side * 22} ${height * 0.6} H${outer} Z`,
      colour,
    ) +
    stroke(
      `M${side * (width / 2 + 12)} ${top + 12} C${side * (width / 2 + 10)} ${-height * 0.1} ${side * (width / 2 + 22)} ${height * 0.1} ${side * (width / 2 + 20)} ${height * 0.54}`,
      lit(colour, -0.06),
      7,
    ) +
    stroke(
      `M${side * (width / 2 - 18)} ${top + 12} C${side * (width / 2 - 20)} ${-height * 0.1} ${side * (width / 2 + 8)} ${height * 0.08} ${side * (width / 2 + 10)} ${height * 0.18}`,
      lit(colour, -0.06),
      6,
    ) +
    box(side > 0 ? tied - 6 : tied - 34, height * 0.16, 40, 16, 8, lit(colour, -0.12))
  );
}

/** Origin: the middle of the plank's top, so things can stand on it. */
export function shelf(ground: Ground, width = 340): string {
  const wood = ground.isNight ? '#5b6f63' : paint.wood;
  const bracket = (x: number) =>
    shape(`M${x - 9} 22 H${x + 9} V58 Q${x - 5} 52 ${x - 9} 22 Z`, lit(wood, -0.14));
  return (
    box(-width / 2 + 8, 22, width, 20, 8, ground.shadow, 'opacity="0.12"') +
    bracket(-width * 0.34) +
    bracket(width * 0.34) +
    box(-width / 2, 0, width, 24, 9, wood) +
    box(-width / 2, 14, width, 10, 5, lit(wood, -0.08))
  );
}

/** A pendant lamp; its light is a soft cone at night. Origin: the shade's lower edge. */
export function pendantLamp(ground: Ground, colour: string = paint.apricot, width = 190): string {
  const half = width / 2;
  return (
    (ground.isNight ? lightCone(half, 3.1, 0.05) + lightCone(half, 2, 0.06) : '') +
    box(-3, -1400, 6, 1310, 0, ground.isNight ? '#55706f' : paint.bark) +
    circle(0, 0, half * 0.3, paint.moon) +
    shape(
      `M${-half} 0 C${-half} ${-half * 0.95} ${-half * 0.3} ${-half * 1.02} 0 ${-half * 1.02} C${half * 0.3} ${-half * 1.02} ${half} ${-half * 0.95} ${half} 0 Z`,
      colour,
    ) +
    shape(
      `M${half * 0.4} 0 C${half * 0.44} ${-half * 0.6} ${half * 0.2} ${-half * 0.96} 0 ${-half * 1.02} C${half * 0.3} ${-half * 1.02} ${half} ${-half * 0.95} ${half} 0 Z`,
      lit(colour, -0.07),
    ) +
    stroke(
      `M${-half * 0.78} ${-half * 0.2} C${-half * 0.74} ${-half * 0.62} ${-half * 0.46} ${-half * 0.8} ${-half * 0.3} ${-half * 0.86}`,
      lit(colour, 0.1),
      8,
    ) +
    box(-14, -half * 1.14, 28, 22, 8, lit(colour, -0.16))
  );
}

/** Ends in a curve, like the pool of light it makes on the table. */
function lightCone(half: number, spread: number, opacity: number): string {
  const foot = half * spread;
  return shape(
    `M${-half * 0.9} 0 L${-foot} 480 A${foot} ${foot * 0.24} 0 0 0 ${foot} 480 L${half * 0.9} 0 Z`,
    paint.moon,
    `opacity="${opacity}"`,
  );
}

/** A bedside lamp on its foot. */
export function tableLamp(ground: Ground, colour: string = paint.apricot): string {
  return (
    (ground.isNight
      ? circle(0, -210, 300, paint.moon, 'opacity="0.05"') +
        circle(0, -210, 200, paint.moon, 'opacity="0.07"')
      : '') +
    ellipse(8, -2, 62, 11, paint.shade, 'opacity="0.2"') +
    ellipse(0, -10, 52, 14, paint.woodDark) +
    box(-8, -150, 16, 142, 8, paint.woodDark) +
    shape('M-52 -270 H52 L88 -142 Q0 -122 -88 -142 Z', ground.isNight ? '#ffd9a8' : colour) +
    shape('M18 -270 H52 L88 -142 Q62 -134 32 -131 Z', ground.isNight ? '#f6c48c' : lit(colour, -0.06)) +
    ellipse(0, -270, 52, 9, lit(colour, 0.03))
  );
}

/** Hour and minute as hands only, the face has dots, no figures. */
export function wallClock(
  ground: Ground,
  radius = 70,
  hour = 7,
  minute = 0,
  rim: string = paint.apricot,
): string {
  const hand = (turn: number, length: number, width: number) =>
    at(0, 0, box(-width / 2, -length, width, length + 8, width / 2, paint.ink), { rotate: turn });
  return (
    circle(6, 9, radius, ground.shadow, 'opacity="0.14"') +
    circle(0, 0, radius, rim) +
    circle(0, 0, radius * 0.84, paint.milk) +
    repeat(12, (index) =>
      at(0, 0, circle(0, -radius * 0.68, index % 3 ? radius * 0.03 : radius * 0.055, '#9fb0a8'), {
        rotate: index * 30,
      }),
    ) +
    hand((hour % 12) * 30 + minute / 2, radius * 0.4, radius * 0.09) +
    hand(minute * 6, radius * 0.58, radius * 0.06) +
    circle(0, 0, radius * 0.08, rim)
  );
}

export function framedPicture(
  ground: Ground,
  motif: string,
  width = 130,
  height = 160,
  frame: string = paint.wood,
): string {
  return (
    box(-width / 2 + 6, -height / 2 + 9, width, height, 12, ground.shadow, 'opacity="0.14"') +
    box(-width / 2, -height / 2, width, height, 12, frame) +
    box(
      -width / 2 + 12,
      -height / 2 + 12,
      width - 24,
      height - 24,
      6,
      ground.isNight ? '#e9efe2' : paint.milk,
    ) +
    motif
  );
}

type PlantLook = { pot?: string; height?: number; leaf?: string };

export function plant({
  pot = paint.apricotDeep,
  height = 220,
  leaf = paint.leafDeep,
}: PlantLook = {}): string {
  const h = height;
  const leaves = [
    [-52, -0.62, -48],
    [46, -0.66, 42],
    [-30, -0.82, -22],
    [28, -0.86, 18],
    [0, -0.94, 0],
  ] as const;
  return (
    ellipse(6, -1, h * 0.2, 9, paint.shade, 'opacity="0.17"') +
    leaves
      .map(
        ([x, y, turn], index) =>
          stroke(
            `M0 ${-h * 0.3} Q${(x * h) / 500} ${h * (y + 0.3)} ${(x * h) / 240} ${h * y}`,
            lit(leaf, -0.1),
            6,
          ) +
          at(
            (x * h) / 240,
            h * y,
            shape('M0 34 C-30 14 -26 -30 0 -48 C26 -30 30 14 0 34 Z', index % 2 ? leaf : lit(leaf, 0.05)) +
              shape('M0 34 C30 14 26 -30 0 -48 Z', lit(leaf, index % 2 ? -0.06 : -0.01)),
            { rotate: turn, scale: h / 220 },
          ),
      )
      .join('') +
    shape(`M${-h * 0.21} ${-h * 0.38} H${h * 0.21} L${h * 0.15} 0 H${-h * 0.15} Z`, pot) +
    shape(`M${h * 0.07} ${-h * 0.38} H${h * 0.21} L${h * 0.15} 0 H${h * 0.06} Z`, lit(pot, -0.07)) +
    box(-h * 0.24, -h * 0.42, h * 0.48, h * 0.1, 8, lit(pot, 0.03))
  );
}

/** A string of little flags or stars, to give a plain wall one light rhythm. */
export function garland(
  width: number,
  colours: ReadonlyArray<string>,
  kind: 'flags' | 'stars' = 'flags',
): string {
  const count = Math.round(width / 74);
  const sag = width * 0.09;
  return (
    stroke(`M${-width / 2} 0 Q0 ${sag * 2} ${width / 2} 0`, '#8c7a66', 4, 'opacity="0.7"') +
    repeat(count, (index) => {
      const along = (index + 0.5) / count;
      const x = -width / 2 + width * along;
      const y = 4 * sag * along * (1 - along);
      const colour = colours[index % colours.length] ?? paint.pear;
      return at(
        x,
        y,
        kind === 'stars' ? at(0, 22, sparkle(20, colour)) : shape('M-24 0 H24 L0 46 Z', colour),
      );
    })
  );
}
