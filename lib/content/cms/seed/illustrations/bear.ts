import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, shape, stroke } from './svg';

/**
 * The toy bear that stands for the child in every picture: a baby would have to look like somebody's, a bear is
 * anybody's. Seams and patches keep him a toy.
 */
const fur = '#cf9765';
const furDark = lit(fur, -0.07);
const furPale = '#f1d2a8';

export type BearMood = {
  /** Which way the face points, −1 (left) to 1 (right). */
  look?: number;
  /** Raised (−1) or lowered (1) face. */
  nod?: number;
  tilt?: number;
  mouth?: 'smile' | 'open' | 'closed' | 'round' | 'cough';
  eyes?: 'open' | 'closed' | 'wide';
  flushed?: boolean;
};

/** Head only; origin: its middle, about 200 wide. */
export function bearHead({
  look = 0,
  nod = 0,
  tilt = 0,
  mouth = 'smile',
  eyes = 'open',
  flushed = false,
}: BearMood = {}): string {
  const x = look * 34;
  const y = nod * 16;
  const ear = (side: 1 | -1) =>
    circle(side * 72 - look * 10, -66, 36, fur) + circle(side * 72 - look * 10 + 2, -62, 21, '#e8b18c');
  const cheek = (side: 1 | -1) =>
    ellipse(
      x + side * 62,
      30 + y,
      20,
      13,
      flushed ? '#e8707a' : '#eaa98a',
      `opacity="${flushed ? 0.95 : 0.7}"`,
    );
  const head =
    'M-104 6 C-104 -58 -62 -92 0 -92 C62 -92 104 -58 104 6 C104 60 60 86 0 86 C-60 86 -104 60 -104 6 Z';
  return at(
    0,
    0,
    ear(-1) +
      ear(1) +
      inside(
        shape(head, '#000'),
        shape(head, lit(fur, -0.045)) + circle(-26, -34, 122, fur) + cheek(-1) + cheek(1),
      ) +
      stroke(`M${x * 0.6} -90 Q${x * 0.9 + 4} -68 ${x * 0.9} -46`, furDark, 4, 'stroke-dasharray="8 8"') +
      ellipse(x * 1.12, 34 + y, 46, 37, furPale) +
      at(x - 40, -8 + y, eye(eyes)) +
      at(x + 40, -8 + y, eye(eyes)) +
      ellipse(x * 1.2, 16 + y, 17, 12, paint.bark) +
      ellipse(x * 1.2 - 5, 12 + y, 5, 3, '#a88468') +
      at(x * 1.18, 32 + y, snout(mouth)),
    { rotate: tilt },
  );
}

function eye(kind: NonNullable<BearMood['eyes']>): string {
  if (kind === 'closed') {
    return stroke('M-12 0 q12 10 24 0', paint.bark, 6);
  }
  const size = kind === 'wide' ? 13 : 11;
  return circle(0, 0, size, '#3d2a20') + circle(-4, -4, size * 0.34, paint.white);
}

/** Round below, nearly flat above: hungry and glad, not startled. */
const openMouth = 'M-25 5 Q0 11 25 5 C27 22 15 37 0 37 C-15 37 -27 22 -25 5 Z';

function snout(kind: NonNullable<BearMood['mouth']>): string {
  switch (kind) {
    case 'open':
      return (
        shape(openMouth, '#6b2f32') + inside(shape(openMouth, '#000'), ellipse(0, 33, 17, 13, paint.berry))
      );
    case 'round':
      return ellipse(0, 14, 11, 12, '#6b2f32');
    case 'cough':
      return ellipse(0, 14, 15, 10, '#6b2f32') + stroke('M-26 8 q-6 8 0 16 M26 8 q6 8 0 16', furDark, 5);
    case 'closed':
      return stroke('M0 -6 V4 M-15 10 Q0 3 15 10', paint.bark, 6);
    default:
      return stroke('M0 -6 V4 M-18 4 Q-9 16 0 5 Q9 16 18 4', paint.bark, 6);
  }
}

type SeatedLook = BearMood & { bib?: string };

/** Trunk and head, cut off below: for sitting behind a table. Origin: where the trunk meets the table edge. */
export function bearTorso({ bib, ...mood }: SeatedLook = {}): string {
  const trunk = 'M-88 40 C-96 -60 -66 -128 0 -128 C66 -128 96 -60 88 40 Z';
  return (
    inside(shape(trunk, '#000'), shape(trunk, lit(fur, -0.045)) + ellipse(-30, -20, 96, 150, fur)) +
    ellipse(0, -20, 50, 66, furPale) +
    (bib
      ? shape('M-62 -116 Q0 -76 62 -116 C70 -50 48 -8 0 -8 C-48 -8 -70 -50 -62 -116 Z', bib) +
        shape('M22 -99 Q44 -104 62 -116 C70 -50 48 -8 0 -8 C24 -20 34 -60 22 -99 Z', lit(bib, -0.05)) +
        circle(0, -52, 9, lit(bib, 0.1)) +
        circle(-26, -66, 6, lit(bib, 0.1)) +
        circle(24, -64, 6, lit(bib, 0.1))
      : '') +
    at(0, -196, bearHead(mood))
  );
}

/** An arm from shoulder to paw through an elbow that bends by itself. */
export function bearArm(from: readonly [number, number], to: readonly [number, number], bend = 30): string {
  const middleX = (from[0] + to[0]) / 2 + bend;
  const middleY = (from[1] + to[1]) / 2 + Math.abs(bend) * 0.6;
  return (
    stroke(`M${from[0]} ${from[1]} Q${middleX} ${middleY} ${to[0]} ${to[1]}`, furDark, 50) +
    stroke(`M${from[0]} ${from[1]} Q${middleX} ${middleY} ${to[0]} ${to[1]}`, fur, 42) +
    circle(to[0], to[1], 29, fur) +
    ellipse(to[0] - 2, to[1] + 5, 15, 13, furPale)
  );
}

/** Sitting on the floor, facing us. Origin: the floor below him. */
export function bearSitting({ bib, ...mood }: SeatedLook = {}): string {
  const foot = (side: 1 | -1) =>
    ellipse(side * 74, -34, 44, 40, furDark) +
    ellipse(side * 72, -36, 42, 39, fur) +
    ellipse(side * 74, -32, 25, 23, furPale);
  return (
    ellipse(12, -4, 150, 20, paint.shade, 'opacity="0.18"') +
    at(0, -50, bearTorso({ bib, ...mood })) +
    ellipse(0, -40, 96, 42, fur) +
    bearArm([-66, -140], [-92, -78], -22) +
    bearArm([66, -140], [92, -78], 22) +
    foot(-1) +
    foot(1)
  );
}

/** On all fours, going right. */
export function bearCrawling(mood: BearMood = {}): string {
  const limb = (x: number, toX: number, shade: string) =>
    stroke(`M${x} -100 Q${(x + toX) / 2 + 6} -60 ${toX} -26`, shade, 50) +
    ellipse(toX + 10, -22, 34, 22, shade);
  return (
    ellipse(10, -2, 190, 18, paint.shade, 'opacity="0.18"') +
    limb(-92, -70, furDark) +
    limb(96, 62, furDark) +
    shape(
      'M-140 -106 C-140 -168 -80 -186 0 -180 C84 -176 134 -150 134 -110 C134 -66 70 -58 0 -58 C-84 -58 -140 -62 -140 -106 Z',
      fur,
    ) +
    ellipse(-4, -80, 92, 26, furPale, 'opacity="0.8"') +
    circle(-142, -142, 22, furPale) +
    limb(-104, -136, fur) +
    limb(92, 128, fur) +
    at(142, -190, bearHead({ look: 0.55, ...mood }), { scale: 0.92 })
  );
}

type UprightLook = BearMood & { reach?: 'up' | 'side' | 'down'; step?: boolean };

/** On two feet, facing us; `step` puts one foot in front. */
export function bearUpright({ reach = 'down', step = false, ...mood }: UprightLook = {}): string {
  const hand = { up: [112, -300], side: [150, -190], down: [100, -122] } as const;
  const leg = (side: 1 | -1, lift: number) =>
    stroke(`M${side * 40} -110 L${side * 46} ${-36 - lift}`, fur, 62) +
    ellipse(side * 52, -24 - lift, 46, 25, lift ? furDark : fur) +
    ellipse(side * 56, -20 - lift, 24, 13, furPale);
  return (
    ellipse(8, -3, 116, 16, paint.shade, 'opacity="0.18"') +
    leg(-1, 0) +
    leg(1, step ? 20 : 0) +
    ellipse(0, -160, 88, 104, fur) +
    ellipse(0, -148, 52, 70, furPale) +
    bearArm([-64, -214], [-100, -130], -20) +
    bearArm([64, -214], hand[reach], reach === 'down' ? 20 : 6) +
    at(0, -318, bearHead(mood))
  );
}

/** Lying on his tummy, propped on his arms, facing us. */
export function bearOnTummy(mood: BearMood = {}): string {
  return (
    ellipse(10, -2, 180, 18, paint.shade, 'opacity="0.18"') +
    ellipse(30, -54, 130, 54, furDark) +
    ellipse(22, -58, 128, 50, fur) +
    ellipse(136, -30, 44, 28, fur) +
    ellipse(148, -28, 22, 15, furPale) +
    box(-134, -50, 96, 46, 23, fur) +
    box(-8, -46, 92, 44, 22, fur) +
    at(-40, -128, bearHead(mood), { scale: 0.92 })
  );
}
