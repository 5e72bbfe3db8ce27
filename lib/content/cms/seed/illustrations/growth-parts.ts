import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, repeat, shape, stroke } from './svg';

import type { Ground } from './palette';

/** What growth is measured and shown with. Charts carry lines and dots, never figures: figures belong in the text. */

/**
 * Five lines that rise fast and then flatten. Dots: share of the width, and lines above (+) or below (−) the
 * middle.
 */
export function chart(
  ground: Ground,
  width: number,
  height: number,
  trail: readonly number[],
  line: number,
  more: ReadonlyArray<readonly [number, number]> = [],
): string {
  const left = -width / 2;
  const bottom = height / 2;
  const inner = 46;
  const heightAt = (along: number, place: number) =>
    bottom - inner - 20 - (height - 2 * inner - 70) * Math.sqrt(along * 0.94 + 0.03) * (0.68 + place * 0.155);
  const curve = (place: number) =>
    Array.from(
      { length: 41 },
      (_, index) =>
        `${index === 0 ? 'M' : 'L'}${(left + inner + ((width - 2 * inner) * index) / 40).toFixed(1)} ${heightAt(index / 40, place).toFixed(1)}`,
    ).join(' ');
  const colours = ['#9cc7a6', '#84b894', paint.leafDeep, '#84b894', '#9cc7a6'];
  const band = `${curve(2)} L${width / 2 - inner} ${heightAt(1, -2).toFixed(1)} ${Array.from({ length: 41 }, (_, index) => `L${(width / 2 - inner - ((width - 2 * inner) * index) / 40).toFixed(1)} ${heightAt(1 - index / 40, -2).toFixed(1)}`).join(' ')} Z`;
  const points = [...trail.map((along) => [along, line] as const), ...more];
  const place = ([along, lines]: readonly [number, number]) =>
    [left + inner + (width - 2 * inner) * along, heightAt(along, lines)] as const;
  return (
    box(left + 10, -height / 2 + 14, width, height, 34, ground.shadow, 'opacity="0.12"') +
    box(left, -height / 2, width, height, 34, '#fffdf6') +
    repeat(7, (index) =>
      stroke(
        `M${left + inner + ((width - 2 * inner) * index) / 6} ${-height / 2 + inner} V${bottom - inner}`,
        '#ece9da',
        4,
      ),
    ) +
    repeat(5, (index) =>
      stroke(
        `M${left + inner} ${-height / 2 + inner + ((height - 2 * inner) * index) / 4} H${width / 2 - inner}`,
        '#ece9da',
        4,
      ),
    ) +
    shape(band, '#e2f2e0', 'opacity="0.8"') +
    [-2, -1, 0, 1, 2]
      .map((offset, index) => stroke(curve(offset), colours[index] ?? paint.leafDeep, offset === 0 ? 8 : 6))
      .join('') +
    stroke(
      points
        .map(
          (point, index) =>
            `${index === 0 ? 'M' : 'L'}${place(point)
              .map((value) => value.toFixed(1))
              .join(' ')}`,
        )
        .join(' '),
      paint.berryDeep,
      5,
      'opacity="0.5"',
    ) +
    points
      .map(
        (point) =>
          circle(place(point)[0], place(point)[1], 17, paint.berryDeep) +
          circle(place(point)[0] - 5, place(point)[1] - 5, 5, paint.berry),
      )
      .join('')
  );
}

export function scales(): string {
  return (
    ellipse(14, -2, 220, 22, paint.shade, 'opacity="0.17"') +
    box(-190, -84, 380, 84, 26, paint.milk) +
    box(70, -84, 120, 84, 26, '#e6e9e0') +
    box(-70, -62, 140, 44, 14, '#c6ddd3') +
    stroke('M-46 -40 h34 M0 -40 h20 M32 -40 h14', '#7fa192', 9) +
    box(-30, -112, 60, 34, 8, paint.steel) +
    shape('M-230 -160 Q0 -84 230 -160 L214 -122 Q0 -66 -214 -122 Z', paint.sky) +
    shape('M60 -110 Q150 -122 230 -160 L214 -122 Q140 -92 60 -84 Z', lit(paint.sky, -0.07))
  );
}

export function measuringBoard(): string {
  return (
    box(-196, -416, 420, 830, 44, paint.shade, 'opacity="0.13"') +
    box(-210, -430, 420, 830, 44, paint.wood) +
    box(-210, -430, 420, 92, 30, paint.woodDark) +
    box(-150, -330, 300, 640, 30, '#fff7e6') +
    box(-230, 250, 460, 84, 26, paint.woodDark) +
    repeat(18, (index) =>
      stroke(`M182 ${-316 + index * 31} h${index % 5 === 0 ? -28 : -16}`, lit(paint.wood, -0.2), 5),
    ) +
    at(0, -20, bearFromAbove())
  );
}

/** The bear on his back, seen from above. */
export function bearFromAbove(): string {
  const fur = '#cf9765';
  const limb = (x: number, y: number, turn: number, long: number) =>
    at(x, y, box(-26, 0, 52, long, 26, fur) + ellipse(0, long - 16, 24, 20, '#f1d2a8'), { rotate: turn });
  return (
    limb(-80, -60, 38, 130) +
    limb(80, -60, -38, 130) +
    limb(-44, 100, 5, 160) +
    limb(44, 100, -5, 160) +
    ellipse(0, 30, 104, 128, fur) +
    ellipse(0, 40, 66, 88, '#f1d2a8') +
    circle(-84, -252, 36, fur) +
    circle(84, -252, 36, fur) +
    circle(-84, -250, 20, '#e8b18c') +
    circle(84, -250, 20, '#e8b18c') +
    ellipse(0, -186, 122, 104, fur) +
    ellipse(0, -154, 52, 42, '#f1d2a8') +
    circle(-44, -194, 12, '#3d2a20') +
    circle(44, -194, 12, '#3d2a20') +
    circle(-48, -198, 4, paint.white) +
    circle(40, -198, 4, paint.white) +
    ellipse(0, -172, 18, 13, paint.bark) +
    stroke('M0 -160 v8 M-18 -150 Q-9 -138 0 -150 Q9 -138 18 -150', paint.bark, 6)
  );
}
