import { dimensions } from './sentence-embedder';
import { packModel, sharesOf, unpackModel, weightsOfClass } from './linear-model';
import { plainSentence } from './plain-sentence';
import { wordFeatures, wordPlaces } from './word-features';

const features = {
  embedding: Float32Array.from({ length: dimensions }, (_, index) => (index === 0 ? 1 : 0)),
  words: wordFeatures(plainSentence('My baby’s eating!')),
};
const weightsWith = (first: number) => {
  const weights = new Float32Array(weightsOfClass);
  weights[0] = first;
  return weights;
};
const model = { classes: ['calm', 'choking'], weights: [weightsWith(-1), weightsWith(2)] };

it('gives the class whose weights point the way of the sentence the greater share, and all shares add up to one', () => {
  const [calm = 0, choking = 0] = sharesOf(model, features);
  expect(choking).toBeGreaterThan(0.99);
  expect(calm + choking).toBeCloseTo(1);
});

it('stores a model in whole numbers without another answer', () => {
  const unpacked = unpackModel(packModel(model));
  expect(unpacked.classes).toEqual(model.classes);
  expect(sharesOf(unpacked, features)[1]).toBeCloseTo(sharesOf(model, features)[1] ?? 0, 4);
});

it('refuses a damaged model', () => {
  const stored = packModel(model);
  expect(() => unpackModel({ ...stored, weights: stored.weights.slice(0, 100) })).toThrow('2 classes');
});

it('sees misspelt words near the right ones', () => {
  const overlap = (one: string, other: string) => {
    const known = wordFeatures(one);
    return [...wordFeatures(other)].reduce((sum, [place, value]) => sum + value * (known.get(place) ?? 0), 0);
  };
  expect(overlap('constipated', 'constipatd')).toBeGreaterThan(0.3);
  expect(overlap('constipated', 'mercury')).toBeLessThan(0.1);
  expect(overlap('constipated', 'constipated')).toBeCloseTo(1);
  expect(Math.max(...wordFeatures('a baby').keys())).toBeLessThan(wordPlaces);
});

it('reads a sentence without its capitals, apostrophes and marks, and with its figures', () => {
  expect(plainSentence('Hasn’t pooed… 38.5 °C,   HELP!')).toBe('hasnt pooed 38.5 c help');
});
