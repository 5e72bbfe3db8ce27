import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';

/** Things that stand on a table, seen from the front and a little above. Origin: the middle of the foot. */

type BowlLook = { width?: number; colour?: string; fill?: string; inside?: string };

/** A bowl whose rim shows its content. `inside` is drawn around the middle of the rim's opening. */
export function bowl({
  width = 240,
  colour = paint.sky,
  fill = paint.cream,
  inside: content = '',
}: BowlLook = {}): string {
  const half = width / 2;
  const height = width * 0.46;
  const rim = width * 0.17;
  const outline = `M${-half} ${-height} C${-half} ${-height * 0.3} ${-half * 0.62} ${-height * 0.04} ${-half * 0.36} 0 H${half * 0.36} C${half * 0.62} ${-height * 0.04} ${half} ${-height * 0.3} ${half} ${-height} Z`;
  const body = inside(
    shape(outline, '#000'),
    shape(outline, colour) +
      ellipse(half * 0.75, -height * 0.3, half * 0.62, height * 0.95, lit(colour, -0.07)) +
      box(-half, -height * 0.1, width, height * 0.1, 0, lit(colour, -0.09)) +
      stroke(
        `M${-half * 0.8} ${-height * 0.72} C${-half * 0.74} ${-height * 0.42} ${-half * 0.6} ${-height * 0.26} ${-half * 0.5} ${-height * 0.2}`,
        lit(colour, 0.12),
        width * 0.03,
      ),
  );
  const opening = ellipse(0, -height, half * 0.9, rim * 0.82, '#000');
  return (
    footShadow(width * 0.62) +
    body +
    ellipse(0, -height, half, rim, lit(colour, 0.06)) +
    ellipse(0, -height, half * 0.9, rim * 0.82, lit(colour, -0.12)) +
    inside(opening, ellipse(0, -height + rim * 0.16, half * 0.88, rim * 0.78, fill)) +
    at(0, -height + rim * 0.1, content)
  );
}

/** A flat plate; food is laid on it around its middle. */
export function plate(width = 320, colour: string = paint.milk, content = ''): string {
  const half = width / 2;
  return (
    footShadow(width * 0.94) +
    ellipse(0, -width * 0.03, half, width * 0.155, lit(colour, -0.12)) +
    ellipse(0, -width * 0.05, half, width * 0.15, colour) +
    ellipse(0, -width * 0.045, half * 0.72, width * 0.1, lit(colour, -0.05)) +
    at(0, -width * 0.055, content)
  );
}

type CupLook = { height?: number; colour?: string; drink?: string; bands?: boolean };

/** A small open cup without a handle, as a baby learns on. */
export function openCup({
  height = 130,
  colour = paint.apricot,
  drink = '#dff2fb',
  bands = true,
}: CupLook = {}): string {
  const top = height * 0.42;
  const foot = height * 0.32;
  const outline = `M${-top} ${-height} L${-foot} -8 Q${-foot} 0 ${-foot + 10} 0 H${foot - 10} Q${foot} 0 ${foot} -8 L${top} ${-height} Z`;
  return (
    footShadow(foot * 2.5) +
    inside(
      shape(outline, '#000'),
      shape(outline, colour) +
        box(foot * 0.42, -height, top, height, 0, lit(colour, -0.07)) +
        (bands ? box(-top, -height * 0.4, top * 2, height * 0.1, 0, lit(colour, 0.1)) : '') +
        stroke(
          `M${-top * 0.72} ${-height * 0.82} L${-foot * 0.72} ${-height * 0.16}`,
          lit(colour, 0.12),
          height * 0.06,
        ),
    ) +
    ellipse(0, -height, top, top * 0.28, lit(colour, 0.07)) +
    ellipse(0, -height + 1, top * 0.84, top * 0.21, drink)
  );
}

/** A lidded cup with two handles and a spout that lets the drink run: what 'free-flow' means. */
export function spoutCup(colour: string = paint.leaf, height = 150): string {
  const half = height * 0.38;
  const handle = (side: 1 | -1) =>
    stroke(
      `M${side * half * 0.9} ${-height * 0.66} C${side * half * 1.85} ${-height * 0.72} ${side * half * 1.85} ${-height * 0.18} ${side * half * 0.85} ${-height * 0.24}`,
      lit(colour, -0.1),
      height * 0.1,
    );
  const outline = `M${-half} ${-height * 0.74} L${-half * 0.84} -12 Q${-half * 0.82} 0 ${-half * 0.7} 0 H${half * 0.7} Q${half * 0.82} 0 ${half * 0.84} -12 L${half} ${-height * 0.74} Z`;
  return (
    footShadow(half * 2.2) +
    handle(-1) +
    handle(1) +
    inside(
      shape(outline, '#000'),
      shape(outline, lit(colour, 0.07)) +
        box(half * 0.35, -height, half, height, 0, colour) +
        box(-half, -height * 0.32, half * 2, height * 0.32, 0, lit(colour, -0.04)),
    ) +
    shape(
      `M${-half * 0.1} ${-height * 0.84} L${half * 0.16} ${-height * 1.06} Q${half * 0.36} ${-height * 1.12} ${half * 0.56} ${-height * 1.02} L${half * 0.66} ${-height * 0.84} Z`,
      lit(colour, -0.08),
    ) +
    box(-half * 1.08, -height * 0.88, half * 2.16, height * 0.17, height * 0.07, lit(colour, -0.12))
  );
}

/** `level` 0–1: how full. The marks carry no figures; figures belong in the text. */
export function milkBottle(
  colour: string = paint.apricot,
  height = 230,
  level = 0.6,
  drink: string = paint.milk,
): string {
  const half = height * 0.19;
  const bodyTop = -height * 0.68;
  const body = box(-half, bodyTop, half * 2, -bodyTop, half * 0.45, '#000');
  return (
    footShadow(half * 2.4) +
    inside(
      body,
      box(-half, bodyTop, half * 2, -bodyTop, 0, '#d7ebf2') +
        box(-half, bodyTop * level, half * 2, -bodyTop * level, 0, drink) +
        ellipse(0, bodyTop * level, half, half * 0.16, lit(drink, -0.05)) +
        box(half * 0.45, bodyTop, half, -bodyTop, 0, '#6f97a6', 'opacity="0.16"') +
        box(
          -half * 0.76,
          bodyTop * 0.9,
          half * 0.2,
          -bodyTop * 0.75,
          half * 0.1,
          paint.white,
          'opacity="0.7"',
        ),
    ) +
    repeat(4, (index) =>
      stroke(
        `M${half * 0.2} ${bodyTop * (0.22 + index * 0.17)} H${half * (index % 2 ? 0.52 : 0.66)}`,
        paint.skyDeep,
        height * 0.012,
      ),
    ) +
    shape(
      `M${-half * 0.5} ${-height * 0.79} C${-half * 0.5} ${-height * 0.88} ${-half * 0.22} ${-height * 0.87} ${-half * 0.2} ${-height * 0.95} Q0 ${-height * 1.02} ${half * 0.2} ${-height * 0.95} C${half * 0.22} ${-height * 0.87} ${half * 0.5} ${-height * 0.88} ${half * 0.5} ${-height * 0.79} Z`,
      paint.butter,
    ) +
    box(-half * 0.86, -height * 0.8, half * 1.72, height * 0.13, height * 0.03, colour) +
    box(half * 0.3, -height * 0.8, half * 0.56, height * 0.13, height * 0.03, lit(colour, -0.08))
  );
}

type JarLook = {
  width?: number;
  height?: number;
  fill?: string;
  level?: number;
  lid?: string;
  pieces?: string;
  label?: string;
};

/** A glass jar. `pieces` are drawn inside it, around the middle of the filled part. */
export function jar({
  width = 120,
  height = 160,
  fill = paint.butter,
  level = 0.75,
  lid = paint.woodDark,
  pieces = '',
  label = '',
}: JarLook = {}): string {
  const half = width / 2;
  const glass = box(-half, -height, width, height, width * 0.2, '#000');
  return (
    footShadow(width * 1.06) +
    inside(
      glass,
      box(-half, -height, width, height, 0, '#d9ebee') +
        box(-half, -height * level, width, height * level, 0, fill) +
        at(0, (-height * level) / 2, pieces) +
        box(half * 0.5, -height, half, height, 0, '#0f2a30', 'opacity="0.1"') +
        box(
          -half * 0.74,
          -height * 0.9,
          width * 0.09,
          height * 0.72,
          width * 0.05,
          paint.white,
          'opacity="0.6"',
        ),
    ) +
    (label
      ? box(-half * 0.58, -height * 0.56, width * 0.58, height * 0.28, 8, paint.milk) +
        at(0, -height * 0.42, label)
      : '') +
    box(-half * 0.9, -height * 1.12, width * 0.9, height * 0.17, 9, lid) +
    box(half * 0.3, -height * 1.12, half * 0.6, height * 0.17, 9, lit(lid, -0.07))
  );
}

/** A round pot with two ears; `lidLift` raises the lid and lets steam out. */
export function pot(
  width = 260,
  colour: string = paint.berryDeep,
  open = true,
  content: string = paint.apricotDeep,
): string {
  const half = width / 2;
  const height = width * 0.56;
  const body = box(-half, -height, width, height, width * 0.12, '#000');
  const ear = (side: 1 | -1) =>
    box(side > 0 ? half - 8 : -half - 26, -height * 0.78, 34, 24, 12, lit(colour, -0.14));
  return (
    footShadow(width * 1.04) +
    ear(1) +
    ear(-1) +
    inside(
      body,
      box(-half, -height, width, height, 0, colour) +
        box(half * 0.42, -height, half, height, 0, lit(colour, -0.07)) +
        box(-half * 0.82, -height * 0.8, width * 0.06, height * 0.5, 8, lit(colour, 0.12)),
    ) +
    (open
      ? ellipse(0, -height, half, width * 0.13, lit(colour, 0.07)) +
        ellipse(0, -height + 2, half * 0.9, width * 0.1, content)
      : ellipse(0, -height, half * 1.03, width * 0.13, lit(colour, 0.05)) +
        ellipse(0, -height - width * 0.05, half * 0.84, width * 0.11, lit(colour, 0.09)) +
        box(-20, -height - width * 0.24, 40, 26, 13, paint.bark))
  );
}

/** Without its foot's shadow when a hand holds it. */
export function jug(colour: string = paint.milk, height = 230, stands = true): string {
  const half = height * 0.34;
  const outline = `M${-half * 0.72} ${-height} C${-half * 0.6} ${-height * 0.78} ${-half} ${-height * 0.64} ${-half} ${-height * 0.36} C${-half} ${-height * 0.1} ${-half * 0.8} 0 ${-half * 0.6} 0 H${half * 0.6} C${half * 0.8} 0 ${half} ${-height * 0.1} ${half} ${-height * 0.36} C${half} ${-height * 0.64} ${half * 0.6} ${-height * 0.78} ${half * 0.72} ${-height} Z`;
  return (
    (stands ? footShadow(half * 2) : '') +
    stroke(
      `M${half * 0.7} ${-height * 0.84} C${half * 1.9} ${-height * 0.9} ${half * 1.8} ${-height * 0.3} ${half * 0.9} ${-height * 0.34}`,
      lit(colour, -0.12),
      height * 0.075,
    ) +
    inside(
      shape(outline, '#000'),
      shape(outline, colour) +
        box(half * 0.3, -height, half, height, 0, lit(colour, -0.06)) +
        box(-half, -height * 0.42, half * 2, height * 0.07, 0, paint.skyDeep),
    ) +
    shape(
      `M${-half * 0.74} ${-height} C${-half * 1.3} ${-height * 1.0} ${-half * 1.1} ${-height * 0.9} ${-half * 0.64} ${-height * 0.86} Z`,
      colour,
    ) +
    ellipse(0, -height, half * 0.73, half * 0.16, lit(colour, -0.1))
  );
}

/** Two lazy curls above something hot. */
export function steam(height = 110, colour: string = paint.white, opacity = 0.55): string {
  const curl = (x: number, tall: number) =>
    stroke(
      `M${x} 0 c-22 ${-tall * 0.3} 22 ${-tall * 0.42} 0 ${-tall * 0.7} c-14 ${-tall * 0.18} 4 ${-tall * 0.26} 8 ${-tall * 0.3}`,
      colour,
      9,
      `opacity="${opacity}"`,
    );
  return curl(-34, height * 0.8) + curl(4, height) + curl(42, height * 0.74);
}

/** A soft baby spoon lying on the table, bowl to the left. */
export function spoonLying(colour: string = paint.pear, length = 220): string {
  return (
    ellipse(0, 10, length * 0.5, 9, paint.shade, 'opacity="0.14"') +
    box(-length * 0.2, -7, length * 0.7, 14, 7, colour) +
    ellipse(-length * 0.32, -2, length * 0.18, length * 0.085, lit(colour, -0.04)) +
    ellipse(-length * 0.32, -5, length * 0.135, length * 0.052, lit(colour, 0.06))
  );
}

/** The one shadow under everything that stands: light comes from the top left, so it falls a little to the right. */
export function footShadow(width: number): string {
  return ellipse(width * 0.07, -1, width * 0.58, Math.max(7, width * 0.075), paint.shade, 'opacity="0.17"');
}

export function drop(size = 40, colour: string = paint.sky): string {
  const r = size / 2;
  return (
    shape(
      `M0 ${-r * 1.5} C${r * 0.6} ${-r * 0.6} ${r} ${-r * 0.1} ${r} ${r * 0.4} A${r} ${r} 0 0 1 ${-r} ${r * 0.4} C${-r} ${-r * 0.1} ${-r * 0.6} ${-r * 0.6} 0 ${-r * 1.5} Z`,
      colour,
    ) + circle(-r * 0.3, r * 0.45, r * 0.22, lit(colour, 0.14))
  );
}
