import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, shape, stroke } from './svg';
import { footShadow } from './tableware';

/** What a bottle of formula is made with. Origin: foot. */

export function kettle(colour: string = paint.skyDeep): string {
  const body =
    'M-96 0 C-112 -90 -92 -190 -56 -224 H56 C92 -190 112 -90 96 0 Q96 10 84 10 H-84 Q-96 10 -96 0 Z';
  return (
    footShadow(230) +
    stroke('M60 -214 C150 -226 160 -90 92 -56', paint.ink, 22) +
    shape('M-66 -196 L-142 -214 L-136 -182 L-84 -110 Z', lit(colour, -0.08)) +
    inside(
      shape(body, '#000'),
      shape(body, colour) +
        ellipse(84, -90, 60, 150, lit(colour, -0.07)) +
        box(-62, -190, 16, 150, 8, lit(colour, 0.12)),
    ) +
    box(-104, -6, 208, 22, 10, paint.ink) +
    ellipse(0, -226, 58, 14, lit(colour, -0.12)) +
    circle(0, -246, 14, paint.ink)
  );
}

/** A tin with a plain label: a leaf, no words. */
export function formulaTin(colour: string = paint.leaf, height = 220): string {
  const half = height * 0.36;
  return (
    footShadow(half * 2.3) +
    box(-half, -height, half * 2, height, 14, paint.milk) +
    box(-half, -height * 0.8, half * 2, height * 0.62, 0, colour) +
    box(half * 0.45, -height, half * 0.55, height, 10, paint.shade, 'opacity="0.07"') +
    box(-half - 5, -height - 14, half * 2 + 10, 30, 12, lit(colour, -0.1)) +
    circle(-half * 0.1, -height * 0.49, height * 0.17, paint.milk) +
    shape(
      `M${-half * 0.42} ${-height * 0.45} C${-half * 0.3} ${-height * 0.62} ${half * 0.1} ${-height * 0.62} ${half * 0.24} ${-height * 0.58} C${half * 0.2} ${-height * 0.42} ${-half * 0.1} ${-height * 0.36} ${-half * 0.42} ${-height * 0.45} Z`,
      lit(colour, -0.06),
    )
  );
}

/** A measuring scoop, filled level with the rim. */
export function levelScoop(colour: string = paint.apricot): string {
  return (
    ellipse(10, 0, 110, 12, paint.shade, 'opacity="0.16"') +
    box(30, -44, 170, 20, 10, lit(colour, -0.05)) +
    shape('M-52 -50 H52 L42 -8 Q40 0 30 0 H-30 Q-40 0 -42 -8 Z', colour) +
    ellipse(0, -50, 52, 13, lit(colour, 0.06)) +
    ellipse(0, -51, 44, 10, '#fff6dd')
  );
}

/** A box of paper handkerchiefs with one pulled up. */
export function tissueBox(colour: string = paint.sky): string {
  return (
    footShadow(230) +
    box(-110, -90, 220, 90, 12, colour) +
    box(40, -90, 70, 90, 12, lit(colour, -0.06)) +
    ellipse(0, -90, 60, 12, lit(colour, -0.14)) +
    shape('M-46 -90 C-60 -150 -24 -150 -16 -184 C6 -158 54 -162 44 -90 Q0 -78 -46 -90 Z', paint.milk) +
    at(0, 0, stroke('M-14 -170 C-10 -140 -4 -120 2 -96', '#e3e6dc', 5))
  );
}
