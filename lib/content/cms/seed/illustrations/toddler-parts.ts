import { lit } from './colour-space';
import { paint } from './palette';
import { box, ellipse, shape, stroke } from './svg';

/** Things of the second and third year. Origin: foot, unless said otherwise. */

export function potty(colour: string = paint.sky, width = 260): string {
  const half = width / 2;
  return (
    ellipse(8, 0, half * 1.04, 16, paint.shade, 'opacity="0.18"') +
    shape(
      `M${-half * 0.3} -120 C${-half * 0.3} -190 ${half * 0.9} -190 ${half * 0.94} -104 Z`,
      lit(colour, -0.08),
    ) +
    shape(
      `M${-half} -108 C${-half} -40 ${-half * 0.86} -6 ${-half * 0.8} 0 H${half * 0.8} C${half * 0.86} -6 ${half} -40 ${half} -108 Z`,
      colour,
    ) +
    shape(
      `M${half * 0.3} -108 H${half} C${half} -40 ${half * 0.86} -6 ${half * 0.8} 0 H${half * 0.3} Z`,
      lit(colour, -0.05),
    ) +
    ellipse(0, -108, half, 30, lit(colour, 0.07)) +
    ellipse(0, -106, half * 0.68, 18, lit(colour, -0.14))
  );
}

export function stepStool(colour: string = paint.wood): string {
  return (
    ellipse(6, 0, 130, 12, paint.shade, 'opacity="0.17"') +
    shape('M-104 0 L-90 -76 H-62 L-70 0 Z', lit(colour, -0.1)) +
    shape('M104 0 L90 -76 H62 L70 0 Z', lit(colour, -0.1)) +
    box(-122, -96, 244, 28, 12, colour) +
    box(-122, -78, 244, 10, 5, lit(colour, -0.07))
  );
}

/** A roll of paper that stands; its free end hangs down. */
export function paperRoll(): string {
  return (
    ellipse(4, 0, 60, 9, paint.shade, 'opacity="0.16"') +
    box(-52, -96, 104, 96, 16, paint.milk) +
    ellipse(0, -96, 52, 15, '#ece8da') +
    ellipse(0, -96, 17, 6, '#b79a74') +
    box(-52, -80, 34, 92, 6, '#fffefa') +
    stroke('M-50 -34 h30', '#e0dccb', 4)
  );
}

/** A lunch box from above, lid off, with three compartments. Origin: its middle. */
export function lunchBox(left: string, right: string, below: string): string {
  return (
    box(-306, -216, 640, 460, 70, paint.shade, 'opacity="0.14"') +
    box(-320, -230, 640, 460, 70, paint.skyDeep) +
    box(-296, -206, 592, 412, 52, paint.sky) +
    box(-270, -180, 300, 190, 34, paint.milk) +
    box(56, -180, 214, 360, 34, paint.milk) +
    box(-270, 34, 300, 146, 34, paint.milk) +
    `<g transform="translate(-120 -85)">${left}</g><g transform="translate(163 0)">${right}</g><g transform="translate(-120 107)">${below}</g>`
  );
}
