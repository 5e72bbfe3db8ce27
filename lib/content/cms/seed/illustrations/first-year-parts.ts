import { lit } from './colour-space';
import { arc } from './from-above';
import { paint } from './palette';
import { box, circle, ellipse, inside, repeat, shape, stroke } from './svg';

import type { Ground } from './palette';

/** Things of the first years that only a few scenes need. Origin: foot, unless said otherwise. */

/** A kitchen tap with running water. Origin: the mouth of the tap. */
export function runningTap(fall: number): string {
  return (
    box(-17, 0, 34, fall, 8, paint.sky, 'opacity="0.75"') +
    box(-8, 6, 7, fall - 12, 4, paint.white, 'opacity="0.7"') +
    stroke('M0 -14 V-60 Q0 -120 64 -120 H120 Q150 -120 150 -80 V240', paint.steelDark, 34) +
    stroke('M0 -14 V-60 Q0 -120 64 -120 H120 Q150 -120 150 -80 V240', paint.steel, 24) +
    box(-22, -26, 44, 28, 8, paint.steelDark) +
    box(176, 60, 70, 22, 11, paint.steelDark)
  );
}

/** A Moses basket with a flat mattress and nothing else in it, on its stand. */
export function mosesBasket(width = 260): string {
  const half = width / 2;
  const side = `M${-half} -190 C${-half} -110 ${-half * 0.86} -84 ${-half * 0.7} -80 H${half * 0.7} C${half * 0.86} -84 ${half} -110 ${half} -190 Z`;
  return (
    ellipse(8, 0, half, 14, paint.shade, 'opacity="0.18"') +
    stroke(
      `M${-half * 0.7} 0 L${half * 0.5} -84 M${half * 0.7} 0 L${-half * 0.5} -84`,
      lit(paint.wood, -0.1),
      14,
    ) +
    inside(
      shape(side, '#000'),
      shape(side, paint.toast) +
        repeat(6, (row) =>
          stroke(`M${-half} ${-176 + row * 18} H${half}`, lit(paint.toast, row % 2 ? 0.06 : -0.06), 7),
        ),
    ) +
    ellipse(0, -190, half, 20, lit(paint.toast, -0.12)) +
    ellipse(0, -188, half * 0.88, 13, paint.milk)
  );
}

/** A low toddler bed with a rail, made with a fitted sheet only. */
export function toddlerBed(ground: Ground, width = 420): string {
  const wood = ground.isNight ? '#8fa79a' : '#e3bd8e';
  const half = width / 2;
  return (
    ellipse(10, 0, half * 1.04, 16, paint.shade, 'opacity="0.18"') +
    box(-half, -170, 28, 170, 12, wood) +
    box(half - 28, -120, 28, 120, 12, wood) +
    box(-half + 16, -84, width - 32, 40, 14, ground.isNight ? '#dbe8e4' : paint.milk) +
    box(-half + 10, -54, width - 20, 30, 10, lit(wood, -0.05)) +
    box(-half + 40, -128, width * 0.44, 16, 8, wood) +
    repeat(4, (index) => box(-half + 54 + index * (width * 0.12), -120, 10, 40, 5, lit(wood, -0.06)))
  );
}

/** A gate of bars for a doorway. */
export function stairGate(width = 240, height = 210): string {
  const half = width / 2;
  const wood = '#f5efe0';
  return (
    repeat(7, (index) =>
      box(-half + 20 + index * ((width - 50) / 6), -height + 10, 10, height - 24, 5, wood),
    ) +
    box(-half, -height, width, 20, 10, wood) +
    box(-half, -30, width, 20, 10, wood) +
    box(-half, -height - 14, 18, height + 14, 8, lit(wood, -0.06)) +
    box(half - 18, -height - 14, 18, height + 14, 8, lit(wood, -0.06))
  );
}

/** A clock face of 24 hours whose ring shows how much of them is sleep. Origin: its middle. */
export function sleepClock(radius: number, hours: number): string {
  return (
    circle(0, 0, radius, '#2a4a55') +
    stroke(arc(radius * 0.8, -90, 269.9), '#3d6270', radius * 0.2) +
    stroke(arc(radius * 0.8, -90, -90 + hours * 15), paint.sky, radius * 0.2) +
    circle(0, 0, radius * 0.58, paint.milk) +
    repeat(12, (index) => {
      const angle = (index * Math.PI) / 6;
      const mark = index % 3 ? 4 : 8;
      return circle(Math.cos(angle) * radius * 0.46, Math.sin(angle) * radius * 0.46, mark, '#b9b19b');
    })
  );
}
