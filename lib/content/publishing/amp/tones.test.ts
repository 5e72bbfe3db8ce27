import { textColour, toneColours } from './tones';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(Object.entries(toneColours))(
  '%s: text and links stand out from the ground (AA)',
  (_tone, { ground, accent }) => {
    expect(contrast(textColour, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(Object.entries(toneColours))(
  '%s: the link’s own words stand out from its button',
  (_tone, { ground, accent }) => {
    expect(contrast('#000000', accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
  },
);
