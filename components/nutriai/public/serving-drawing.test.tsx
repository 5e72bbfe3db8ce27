import { renderToStaticMarkup } from 'react-dom/server';
import { drawnCuts } from '@/lib/content/reading/foods/drawn-cuts';
import { foods } from '@/lib/nutriai/engine/foods/food-list';
import { ServingDrawing } from './serving-drawing';

const draw = (food: string, months: number, cut: Parameters<typeof ServingDrawing>[0]['cut']) =>
  renderToStaticMarkup(<ServingDrawing food={food} months={months} cut={cut} />);

it('draws every serving of every food, with words and in little room', () => {
  const drawn = foods.flatMap(({ id, name, serving }) =>
    serving.flatMap((step) =>
      drawnCuts(step).map((cut) => ({ what: [id, cut], name, svg: draw(id, step.fromMonths, cut) })),
    ),
  );
  const faulty = drawn.filter(
    ({ svg, name }) =>
      /NaN|undefined|<text/.test(svg) ||
      svg.length > 7000 ||
      !svg.includes('<title>Drawn: ') ||
      !svg.includes(name.split(/[^\p{L} ]/u)[0] ?? name),
  );
  expect(faulty.map(({ what }) => what)).toEqual([]);
});

it('paints a food in its own colours and shape', () => {
  const [avocado, carrot, broccoli] = ['avocado', 'carrot', 'broccoli'].map((food) =>
    draw(food, 6, 'finger_length'),
  );
  expect(avocado).toContain('#c9d96a');
  expect(carrot).not.toContain('#c9d96a');
  expect(
    new Set([avocado, carrot, broccoli].map((svg) => svg?.replaceAll(/#[0-9a-f]{6}|Drawn[^<]*/g, ''))).size,
  ).toBe(3);
});

it('shows the yolk and the white of an egg', () => {
  const egg = draw('egg', 12, 'bite_size');
  expect(egg).toContain('#f5c442');
  expect(egg).toContain('#fdfaf0');
});

it('makes a mash coarser with the age', () => {
  const [six, nine, twelve] = [6, 9, 12].map((months) => draw('potato', months, 'mashed'));
  expect(new Set([six, nine, twelve]).size).toBe(3);
  expect(six).toContain('small lumps');
  expect(nine).toContain('soft lumps');
});

it.each(['finger_length', 'bite_size', 'lengthways_strips'] as const)('lays a finger beside %s', (cut) => {
  expect(draw('mango', 12, cut)).toMatch(/finger(tip)? beside them/);
});
