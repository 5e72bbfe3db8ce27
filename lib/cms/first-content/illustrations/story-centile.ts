import { floorRoom, sparkle, surface, tableTop, wall } from './backdrops';
import { lit } from './colour-space';
import { cloth } from './from-above';
import { people, reachingArm } from './hands';
import { paint } from './palette';
import { pictogram, standing } from './pictograms';
import { houseWindow, plant } from './room-parts';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';
import { nappy } from './house-parts';

import type { Ground } from './palette';
import type { SceneBook } from './scene';

/** 'What a centile says': a hundred pears in a row, and charts whose lines carry no figures. */
export const centileStory: SceneBook = {
  'what-a-centile-says': {
    alt: 'A growth chart on a wall with five curved lines; a trail of dots climbs along the middle one, a row of pears stands below.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -190, chart(ground, 780, 470, [0.08, 0.18, 0.3, 0.44, 0.6, 0.78], 0)) +
      tableTop(ground) +
      repeat(5, (index) => at(-320 + index * 160, 350, standing('pear', 90 + index * 26))),
  },
  'centile-line-of-100': {
    alt: 'A hundred pears in ten rows, sorted from the smallest to the largest; the twenty-fifth is marked in apricot.',
    tone: 'paper',
    stage: 'square',
    draw: (ground) => surface(ground) + box(-466, -456, 940, 920, 60, ground.shadow, 'opacity="0.1"') + box(-476, -470, 940, 920, 60, '#fffdf6') + hundredPears(24),
  },
  'centile-not-a-mark': {
    alt: 'Three pears of different sizes, small, medium and large, all equally ripe, side by side on a shelf.',
    tone: 'pear',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-260, -300, houseWindow(ground, { width: 260, height: 300 })) +
      tableTop(ground) +
      at(-290, 330, standing('pear', 170)) +
      at(-30, 340, standing('pear', 250)) +
      at(280, 350, standing('pear', 340)) +
      at(-180, 90, sparkle(20, paint.honey)) +
      at(110, 30, sparkle(20, paint.honey)) +
      at(420, -30, sparkle(20, paint.honey)),
  },
  'centile-one-dot': {
    alt: 'A chart with five curved lines and one single dot; a full nappy and a set of scales stand on the table below.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -200, chart(ground, 740, 440, [0.5], 0)) +
      tableTop(ground) +
      at(-180, 350, scales()) +
      at(260, 250, nappy(230, paint.sky)),
  },
  'centile-trail': {
    alt: 'A chart with five curved lines; eight dots follow one of them from left to right.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -150, chart(ground, 860, 560, [0.05, 0.13, 0.22, 0.33, 0.45, 0.58, 0.72, 0.88], -1)) +
      tableTop(ground) +
      at(-330, 340, plant({ height: 200, pot: paint.apricotDeep })) +
      at(250, 350, standing('pencil', 150)),
  },
  'centile-measure': {
    alt: 'A flat measuring board with a head end and a sliding foot end, a toy bear lying on it, and baby scales beside it.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) => surface(ground) + at(0, 0, cloth({ width: 900, height: 760, colour: '#fbe6c2', pattern: 'dots' }), { rotate: -4 }) + measuringBoard() + at(-330, 250, reachingArm(people.first, 'flat'), { rotate: -24, scale: 1.2 }),
  },
  'centile-born-early': {
    alt: 'Two calendars on a wall, a ribbon leads from the earlier one to the later one; a small pear stands below each.',
    tone: 'berry',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-240, -210, calendarSheet(ground, 5, paint.berryDeep)) +
      at(240, -210, calendarSheet(ground, 17, paint.leafDeep)) +
      stroke('M-200 -190 C-100 -60 60 -60 190 -150', paint.apricotDeep, 12, 'stroke-dasharray="2 26"') +
      tableTop(ground) +
      at(-240, 340, standing('pear', 130)) +
      at(240, 350, standing('pear', 220)),
  },
  'centile-when-to-ask': {
    alt: 'A chart where the last dots fall below two of the curved lines; a stethoscope lies on the table.',
    tone: 'paper',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -190, chart(ground, 800, 500, [0.08, 0.2, 0.34], 1, [[0.5, 0.3], [0.66, -0.75], [0.84, -1.8]])) +
      tableTop(ground) +
      at(-190, 330, standing('stethoscope', 220)) +
      at(210, 340, standing('clipboard', 200)),
  },
  'centile-quiz': {
    alt: 'Night: four pears in a row from small to large on a table; the second one is lit.',
    tone: 'night',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(280, -280, houseWindow(ground, { width: 250, height: 290 })) +
      tableTop(ground) +
      circle(-130, 210, 170, paint.moon, 'opacity="0.14"') +
      at(-340, 340, standing('pear', 130)) +
      at(-130, 345, standing('pear', 180)) +
      at(100, 350, standing('pear', 230)) +
      at(350, 355, standing('pear', 280)),
  },
  'centile-closing': {
    alt: 'A toy bear’s corner: a pear tree in a pot, a height strip on the wall without figures, and a window with the sun.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      floorRoom(ground) +
      at(-270, -240, houseWindow(ground, { width: 290, height: 340, curtains: '#fbe3bd' })) +
      heightStrip() +
      at(-60, 340, pearTree()),
  },
};

/** Five lines that rise fast and then flatten. Dots: share of the width, and lines above (+) or below (−) the middle. */
function chart(ground: Ground, width: number, height: number, trail: readonly number[], line: number, more: ReadonlyArray<readonly [number, number]> = []): string {
  const left = -width / 2;
  const bottom = height / 2;
  const inner = 46;
  const heightAt = (along: number, place: number) => bottom - inner - 20 - (height - 2 * inner - 70) * Math.sqrt(along * 0.94 + 0.03) * (0.74 + place * 0.115);
  const curve = (place: number) => Array.from({ length: 41 }, (_, index) => `${index === 0 ? 'M' : 'L'}${(left + inner + ((width - 2 * inner) * index) / 40).toFixed(1)} ${heightAt(index / 40, place).toFixed(1)}`).join(' ');
  const colours = ['#9cc7a6', '#84b894', paint.leafDeep, '#84b894', '#9cc7a6'];
  const band = `${curve(2)} L${width / 2 - inner} ${heightAt(1, -2).toFixed(1)} ${Array.from({ length: 41 }, (_, index) => `L${(width / 2 - inner - ((width - 2 * inner) * index) / 40).toFixed(1)} ${heightAt(1 - index / 40, -2).toFixed(1)}`).join(' ')} Z`;
  const points = [...trail.map((along) => [along, line] as const), ...more];
  const place = ([along, lines]: readonly [number, number]) => [left + inner + (width - 2 * inner) * along, heightAt(along, lines)] as const;
  return (
    box(left + 10, -height / 2 + 14, width, height, 34, ground.shadow, 'opacity="0.12"') +
    box(left, -height / 2, width, height, 34, '#fffdf6') +
    repeat(7, (index) => stroke(`M${left + inner + ((width - 2 * inner) * index) / 6} ${-height / 2 + inner} V${bottom - inner}`, '#ece9da', 4)) +
    repeat(5, (index) => stroke(`M${left + inner} ${-height / 2 + inner + ((height - 2 * inner) * index) / 4} H${width / 2 - inner}`, '#ece9da', 4)) +
    shape(band, '#e2f2e0', 'opacity="0.8"') +
    [-2, -1, 0, 1, 2].map((offset, index) => stroke(curve(offset), colours[index] ?? paint.leafDeep, offset === 0 ? 8 : 6)).join('') +
    stroke(points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point).map((value) => value.toFixed(1)).join(' ')}`).join(' '), paint.berryDeep, 5, 'opacity="0.5"') +
    points.map((point) => circle(place(point)[0], place(point)[1], 17, paint.berryDeep) + circle(place(point)[0] - 5, place(point)[1] - 5, 5, paint.berry)).join('')
  );
}

function hundredPears(marked: number): string {
  return repeat(100, (index) => {
    const size = 42 + index * 0.5;
    const x = -408 + (index % 10) * 90;
    const y = -396 + Math.floor(index / 10) * 86;
    const halo = index === marked ? circle(x, y, 44, paint.apricot) : '';
    return halo + at(x, y, tinyPear(index === marked ? paint.pearDark : paint.pear), { scale: size / 64 });
  });
}

/** Own shape, not a pictogram: a hundred of those would make the file ten times as large. */
function tinyPear(colour: string): string {
  return shape('M0 -26 C10 -26 11 -16 14 -6 C22 4 24 14 19 22 C12 32 -12 32 -19 22 C-24 14 -22 4 -14 -6 C-11 -16 -10 -26 0 -26 Z', colour) + ellipse(-7, 8, 4, 8, lit(colour, 0.06)) + shape('M0 -26 C4 -38 14 -38 18 -34 C14 -26 6 -24 0 -26 Z', paint.leafDeep);
}

function scales(): string {
  return (
    ellipse(14, -2, 220, 22, '#0d1a18', 'opacity="0.17"') +
    box(-190, -84, 380, 84, 26, paint.milk) +
    box(70, -84, 120, 84, 26, '#e6e9e0') +
    box(-70, -62, 140, 44, 14, '#c6ddd3') +
    stroke('M-46 -40 h34 M0 -40 h20 M32 -40 h14', '#7fa192', 9) +
    box(-30, -112, 60, 34, 8, paint.steel) +
    shape('M-230 -160 Q0 -84 230 -160 L214 -122 Q0 -66 -214 -122 Z', paint.sky) +
    shape('M60 -110 Q150 -122 230 -160 L214 -122 Q140 -92 60 -84 Z', lit(paint.sky, -0.07))
  );
}

function measuringBoard(): string {
  return (
    box(-196, -416, 420, 830, 44, '#0d1a18', 'opacity="0.13"') +
    box(-210, -430, 420, 830, 44, paint.wood) +
    box(-210, -430, 420, 92, 30, paint.woodDark) +
    box(-150, -330, 300, 640, 30, '#fff7e6') +
    box(-230, 250, 460, 84, 26, paint.woodDark) +
    repeat(18, (index) => stroke(`M182 ${-316 + index * 31} h${index % 5 === 0 ? -28 : -16}`, lit(paint.wood, -0.2), 5)) +
    at(0, -20, bearFromAbove())
  );
}

/** The bear on his back, seen from above. */
function bearFromAbove(): string {
  const fur = '#cf9765';
  const limb = (x: number, y: number, turn: number, long: number) => at(x, y, box(-26, 0, 52, long, 26, fur) + ellipse(0, long - 16, 24, 20, '#f1d2a8'), { rotate: turn });
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

function calendarSheet(ground: Ground, marked: number, colour: string): string {
  return (
    box(-150, -158, 310, 350, 30, ground.shadow, 'opacity="0.12"') +
    box(-160, -170, 310, 350, 30, '#fffdf6') +
    inside(box(-160, -170, 310, 350, 30, '#000'), box(-160, -170, 310, 78, 0, colour)) +
    circle(-80, -170, 13, paint.milk) +
    circle(70, -170, 13, paint.milk) +
    repeat(20, (index) => {
      const x = -112 + (index % 5) * 53;
      const y = -52 + Math.floor(index / 5) * 58;
      return index === marked ? circle(x, y, 25, colour) : box(x - 15, y - 15, 30, 30, 9, '#ebe6d4');
    })
  );
}

function heightStrip(): string {
  return box(266, -420, 120, 620, 24, '#0d1a18', 'opacity="0.08"') + box(256, -430, 120, 620, 24, '#fff6df') + repeat(11, (index) => stroke(`M256 ${-390 + index * 54} h${index % 2 ? 34 : 58}`, paint.apricotDeep, 7)) + at(346, -330, pictogram('giraffe', 90)) + at(346, -60, pictogram('butterfly', 56));
}

function pearTree(): string {
  const pear = (x: number, y: number, size: number) => at(x, y, pictogram('pear', size));
  return (
    ellipse(16, 0, 150, 20, '#0d1a18', 'opacity="0.17"') +
    box(-17, -330, 34, 230, 14, paint.bark) +
    circle(0, -430, 170, paint.leafDeep) +
    circle(-110, -360, 110, lit(paint.leafDeep, -0.03)) +
    circle(118, -370, 108, lit(paint.leafDeep, -0.03)) +
    circle(-40, -470, 110, lit(paint.leafDeep, 0.05)) +
    pear(-110, -350, 84) +
    pear(20, -420, 92) +
    pear(120, -350, 78) +
    pear(-50, -510, 70) +
    shape('M-104 -120 H104 L82 0 H-82 Z', paint.apricotDeep) +
    shape('M34 -120 H104 L82 0 H28 Z', lit(paint.apricotDeep, -0.06)) +
    box(-116, -142, 232, 40, 14, lit(paint.apricotDeep, 0.03))
  );
}
