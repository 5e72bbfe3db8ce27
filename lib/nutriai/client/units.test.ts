import {
  centimetresOf,
  fluidOuncesOf,
  inchesOf,
  kilogramsOf,
  lengthText,
  millilitresOf,
  poundsAndOuncesOf,
  poundsOf,
  unitsIn,
  volumeText,
  weightText,
} from './units';

describe('weights', () => {
  it('turns kilograms into pounds and ounces', () => {
    expect(poundsAndOuncesOf(7.45)).toEqual({ pounds: 16, ounces: 6.8 });
    expect(poundsAndOuncesOf(0)).toEqual({ pounds: 0, ounces: 0 });
    expect(poundsOf(7.45)).toBe(16.42);
  });

  it('never says sixteen ounces', () => {
    // 8 lb less a hundredth of an ounce rounds up to the whole pound.
    expect(poundsAndOuncesOf(3.6286)).toEqual({ pounds: 8, ounces: 0 });
  });

  it('comes back to within half of a tenth of an ounce', () => {
    for (let grams = 500; grams <= 30_000; grams += 37) {
      const back = kilogramsOf(poundsAndOuncesOf(grams / 1000));
      expect(Math.abs(back * 1000 - grams)).toBeLessThanOrEqual(2);
    }
  });
});

it('turns lengths both ways', () => {
  expect(inchesOf(67.5)).toBe(26.6);
  expect(inchesOf(67.5, 2)).toBe(26.57);
  expect(centimetresOf(26.57)).toBe(67.5);
});

it('turns volumes both ways', () => {
  expect(fluidOuncesOf(120)).toBe(4.1);
  expect(millilitresOf(4)).toBe(118);
});

it('writes measures as people read them', () => {
  expect([weightText(7.456, 'metric'), weightText(7.45, 'us')]).toEqual(['7.46 kg', '16 lb 6.8 oz']);
  expect([lengthText(67.5, 'metric'), lengthText(67.5, 'us')]).toEqual(['67.5 cm', '26.6 in']);
  expect([volumeText(1200, 'metric'), volumeText(120, 'us')]).toEqual(['1,200 ml', '4.1 fl oz']);
});

it('reads the choice out of preferences and takes metric for anything else', () => {
  expect(
    [{ units: 'us' }, { units: 'metric' }, { units: 'miles' }, {}, null, undefined].map(unitsIn),
  ).toEqual(['us', 'metric', 'metric', 'metric', 'metric', 'metric']);
});
