/**
 * Colours in OKLCH, because a step of lightness there looks the same in every hue: the shade of a pear and the shade
 * of a berry then read as lit by one lamp.
 */
export type Oklch = { lightness: number; chroma: number; hue: number };

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(toHexPair).join('')}`;
}

/** Moves a colour towards light (positive) or shade (negative); 0.1 is one clear step. */
export function lit(hex: string, step: number): string {
  const colour = toOklch(hex);
  const lightness = Math.min(0.99, Math.max(0.08, colour.lightness + step));
  // Shade keeps its strength, light fades a little: what matt paint does.
  const chroma = step > 0 ? colour.chroma * (1 - step * 2.4) : colour.chroma * (1 - step * 0.15);
  return fromOklch({ ...colour, lightness, chroma });
}

/** Straight mix in sRGB; `share` is how much of the second colour is in it. */
export function mixed(first: string, second: string, share: number): string {
  const other = channels(second);
  const parts = channels(first).map((value, index) => value + ((other[index] ?? value) - value) * share);
  return `#${parts.map((value) => hexPair(value * 255)).join('')}`;
}

function channels(hex: string): number[] {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[0-9a-f]{6}$/i.test(full)) {
    throw new Error(`Not a hex colour: ${hex}`);
  }
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255);
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toHexPair(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  return hexPair((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
}

function hexPair(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
