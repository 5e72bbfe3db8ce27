import { DrawingError, readDrawnScenes, sceneFrom } from './drawn-scenes';

const drawing = (viewBox: string, title: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>\n<title>${title}</title>\n<circle r="9"/>\n</svg>\n`;

it('reads stage, alt text, strip and shapes of a file', () => {
  expect(
    sceneFrom('ball', drawing('-500 -500 1000 1000', 'Ball &amp; block', ' data-strip-at="240"')),
  ).toEqual({
    alt: 'Ball & block',
    stage: 'square',
    anchor: 'high',
    stripAt: 240,
    drawing: '<circle r="9"/>',
  });
  expect(sceneFrom('ball', drawing('-600 -400 1200 800', 'Ball')).stage).toBe('wide');
  expect(sceneFrom('ball', drawing('-500 -500 1000 1000', 'Ball', ' data-anchor="low"')).anchor).toBe('low');
});

it.each([
  ['viewBox', drawing('0 0 10 10', 'Ball')],
  ['title', drawing('-500 -500 1000 1000', '')],
])('refuses a file without a fitting %s', (missing, svg) => {
  expect(() => sceneFrom('ball', svg)).toThrow(DrawingError);
  expect(() => sceneFrom('ball', svg)).toThrow(missing);
});

it('finds no text, script or outside address in a drawing', () => {
  const scenes = Object.entries(readDrawnScenes());
  expect(scenes.length).toBeGreaterThan(200);
  const wrong = scenes.filter(([, scene]) =>
    /<text|<script|<image|<use|https?:|NaN|undefined/.test(scene.drawing),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('describes what each drawing shows in at most 250 characters', () => {
  const wrong = Object.entries(readDrawnScenes()).filter(
    ([, { alt }]) => alt.length > 250 || !alt.endsWith('.'),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
