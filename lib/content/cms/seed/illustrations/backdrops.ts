import { lit, mixed } from './colour-space';
import { paint } from './palette';
import { at, box, circle, dice, ellipse, inside, repeat, shape, stroke } from './svg';

import type { Ground } from './palette';

/**
 * What is behind the subject. Every scene is drawn around the middle of its stage; these reach far beyond it, so one
 * scene fills a wide post, a poster or a tall story page.
 */
const reach = 2400;

/** Where the table begins, in stage units. All front views share it: the set has one table line. */
export const tableLine = 120;

/** Where the floor begins in rooms without a table. */
export const floorLine = 190;

export function wall(ground: Ground): string {
  return (
    box(-reach, -reach, reach * 2, reach * 2, 0, ground.wall) +
    shape(
      'M-700 -2400 C-300 -1700 -560 -1200 -420 -800 C-340 -560 -340 -480 -420 -300 C-520 -110 -420 0 -560 200 H-2400 V-2400 Z',
      ground.wallSoft,
      'opacity="0.75"',
    ) +
    circle(640, -330, 330, ground.wallSoft, 'opacity="0.6"')
  );
}

/** Where the table ends towards us. Only tall pictures reach that far; below it a plain front leaves room for text. */
const tableFront = 545;

/** Drawn after what stands behind the table. */
export function tableTop(ground: Ground): string {
  const front = ground.isNight ? ground.wall : ground.wallSoft;
  return (
    box(-reach, tableLine, reach * 2, reach, 0, ground.table) +
    ellipse(-120, tableLine + 300, 900, 210, ground.tableLight, 'opacity="0.55"') +
    box(-reach, tableLine, reach * 2, 10, 0, ground.tableLight) +
    box(-reach, tableLine - 7, reach * 2, 8, 0, ground.tableEdge) +
    box(-reach, tableFront, reach * 2, reach, 0, front) +
    box(
      -reach,
      tableFront + 30,
      reach * 2,
      26,
      0,
      ground.shadow,
      `opacity="${ground.isNight ? 0.3 : 0.07}"`,
    ) +
    box(-reach, tableFront, reach * 2, 34, 0, ground.tableEdge) +
    box(-reach, tableFront, reach * 2, 8, 0, lit(ground.tableEdge, 0.05)) +
    shape(
      `M-700 ${tableFront + 360} C-400 ${tableFront + 300} -100 ${tableFront + 520} 200 ${tableFront + 440} C420 ${tableFront + 380} 560 ${tableFront + 420} 760 ${tableFront + 360} V2400 H-700 Z`,
      ground.isNight ? ground.wallSoft : ground.wall,
      'opacity="0.6"',
    )
  );
}

export function floorRoom(ground: Ground): string {
  const floor = ground.isNight ? '#223b40' : mixed(ground.table, ground.wallSoft, 0.35);
  return (
    wall(ground) +
    box(-reach, floorLine, reach * 2, reach, 0, floor) +
    repeat(7, (index) =>
      stroke(`M${-1500 + index * 500} ${floorLine + 10} L${-2600 + index * 866} 1400`, lit(floor, -0.03), 5),
    ) +
    box(-reach, floorLine - 26, reach * 2, 26, 0, ground.isNight ? '#2c464c' : ground.frame) +
    box(-reach, floorLine - 2, reach * 2, 6, 0, lit(floor, -0.08))
  );
}

/** A surface seen from above: two big soft shapes keep it from being a plain square. */
export function surface(ground: Ground, wood = false): string {
  const base = wood ? ground.table : ground.wallSoft;
  const light = wood ? ground.tableLight : ground.wall;
  return (
    box(-reach, -reach, reach * 2, reach * 2, 0, base) +
    (wood
      ? repeat(12, (index) =>
          stroke(
            `M${-reach} ${-1300 + index * 225} q1200 ${index % 2 ? 26 : -22} 2400 0 t2400 0`,
            lit(base, -0.025),
            6,
          ),
        )
      : '') +
    circle(-430, -420, 470, light, 'opacity="0.7"') +
    shape(
      'M1400 -80 C900 -40 760 240 520 420 C380 520 340 900 420 1500 H1400 Z',
      wood ? lit(base, -0.02) : ground.wallDeep,
      'opacity="0.45"',
    )
  );
}

type LandLook = { sky?: string; near?: string; middle?: string; far?: string };

/** Hills under a wide sky. The nearest ridge rises to about y = 150 on the left and 190 on the right. */
export function land(ground: Ground, look: LandLook = {}): string {
  const night = ground.isNight;
  const {
    sky = ground.wall,
    far = night ? '#23444a' : '#cfe6cf',
    middle = night ? '#2a544f' : '#b4d9ad',
    near = night ? '#34645a' : '#97c98c',
  } = look;
  return (
    box(-reach, -reach, reach * 2, reach * 2, 0, sky) +
    circle(-420, -240, 300, ground.wallSoft, 'opacity="0.7"') +
    shape(
      `M${-reach} 60 C-900 -40 -520 -80 -240 20 C60 120 340 -60 640 -30 C1000 0 1300 90 ${reach} 40 V${reach} H${-reach} Z`,
      far,
    ) +
    shape(
      `M${-reach} 190 C-900 120 -640 30 -330 100 C-40 170 300 210 560 110 C900 0 1400 140 ${reach} 120 V${reach} H${-reach} Z`,
      middle,
    ) +
    shape(
      `M${-reach} 150 C-900 110 -420 150 -60 220 C320 290 640 190 1000 190 C1500 190 1900 240 ${reach} 220 V${reach} H${-reach} Z`,
      near,
    )
  );
}

export function stars(count: number, width: number, height: number, seed = 5): string {
  const roll = dice(seed);
  return repeat(count, (index) => {
    const x = (roll() - 0.5) * width;
    const y = (roll() - 0.5) * height;
    return index % 4 === 0
      ? at(x, y, sparkle(9 + roll() * 5))
      : circle(x, y, 2.2 + roll() * 2.2, paint.moon, `opacity="${(0.45 + roll() * 0.5).toFixed(2)}"`);
  });
}

export function sparkle(size: number, colour: string = paint.moon): string {
  const waist = size * 0.24;
  return shape(
    `M0 ${-size} Q${waist * 0.5} ${-waist * 0.5} ${size} 0 Q${waist * 0.5} ${waist * 0.5} 0 ${size} Q${-waist * 0.5} ${waist * 0.5} ${-size} 0 Q${-waist * 0.5} ${-waist * 0.5} 0 ${-size} Z`,
    colour,
  );
}

export function moon(radius: number): string {
  return (
    circle(0, 0, radius * 1.75, paint.moon, 'opacity="0.07"') +
    circle(0, 0, radius * 1.35, paint.moon, 'opacity="0.09"') +
    circle(0, 0, radius, paint.moon) +
    inside(
      circle(0, 0, radius, '#000'),
      circle(radius * 0.34, radius * 0.2, radius, lit(paint.moon, -0.035)) +
        circle(-radius * 0.1, -radius * 0.06, radius * 0.92, paint.moon),
    ) +
    circle(-radius * 0.34, -radius * 0.24, radius * 0.17, lit(paint.moon, -0.07)) +
    circle(radius * 0.26, radius * 0.3, radius * 0.22, lit(paint.moon, -0.07)) +
    circle(radius * 0.3, -radius * 0.36, radius * 0.1, lit(paint.moon, -0.07))
  );
}

export function sun(radius: number, rays = true): string {
  return (
    circle(0, 0, radius * 1.7, paint.butter, 'opacity="0.25"') +
    (rays
      ? repeat(12, (index) =>
          at(
            0,
            0,
            box(-radius * 0.07, -radius * 1.58, radius * 0.14, radius * 0.32, radius * 0.07, paint.honey),
            { rotate: index * 30 },
          ),
        )
      : '') +
    circle(0, 0, radius, paint.butter) +
    circle(-radius * 0.1, -radius * 0.12, radius * 0.8, lit(paint.butter, 0.035))
  );
}

export function cloud(width: number, colour: string = paint.white): string {
  const r = width / 6;
  return (
    box(-width / 2, -r * 1.1, width, r * 1.5, r * 0.75, lit(colour, -0.04)) +
    circle(-r * 1.1, -r * 0.9, r * 1.05, colour) +
    circle(r * 0.5, -r * 1.3, r * 1.4, colour) +
    circle(r * 1.8, -r * 0.7, r * 0.85, colour) +
    box(-width / 2, -r * 1.1, width, r * 1.22, r * 0.61, colour)
  );
}
