import type { Frame, Origin } from './call-tree';

const width = 1200;
const rowHeight = 18;
/** Narrower than this a function cannot be seen, nor pointed at. */
const leastWidth = 1.5;
const letterWidth = 6.4;
const fills: Readonly<Record<Origin, string>> = {
  ours: '#b7d68a',
  package: '#f2cf7f',
  node: '#a9cbe8',
  engine: '#d9d4cc',
};
const legend: readonly (readonly [Origin, string])[] = [
  ['ours', 'our code'],
  ['package', 'packages'],
  ['node', 'Node'],
  ['engine', 'V8: sweeping memory, native code'],
];

interface Box {
  x: number;
  depth: number;
  wide: number;
  frame: Frame;
}

/** Draws who called whom as a flame graph: the width is the time, callers stand below what they called. */
export function flameSvg(root: Frame, title: string): string {
  const boxes = boxesOf(root, { x: 0, depth: 0, perUs: width / root.us });
  const rows = Math.max(...boxes.map(({ depth }) => depth)) + 1;
  const height = (rows + 3) * rowHeight;
  const drawn = boxes.map((box) => boxSvg(box, { root, bottom: height - 2 * rowHeight }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fffdf8"/>`,
    `<text x="4" y="13">${escaped(title)}</text>`,
    ...drawn,
    ...legend.map(([origin, text], place) => legendSvg(fills[origin], text, { place, height })),
    '</svg>',
    '',
  ].join('\n');
}

function boxesOf(frame: Frame, { x, depth, perUs }: { x: number; depth: number; perUs: number }): Box[] {
  const wide = frame.us * perUs;
  if (wide < leastWidth) return [];
  const boxes: Box[] = [{ x, depth, wide, frame }];
  let left = x;
  for (const call of [...frame.calls.values()].sort((a, b) => b.us - a.us)) {
    boxes.push(...boxesOf(call, { x: left, depth: depth + 1, perUs }));
    left += call.us * perUs;
  }
  return boxes;
}

function boxSvg({ x, depth, wide, frame }: Box, { root, bottom }: { root: Frame; bottom: number }): string {
  const y = bottom - (depth + 1) * rowHeight;
  const share = `${((frame.us / root.us) * 100).toFixed(1)} %`;
  const letters = Math.floor((wide - 4) / letterWidth);
  const label = letters < 3 ? '' : frame.name.slice(0, letters);
  const text = label && `<text x="${(x + 2).toFixed(1)}" y="${y + 13}">${escaped(label)}</text>`;
  return (
    `<g><title>${escaped(`${frame.name}: ${share}`)}</title><rect x="${x.toFixed(1)}" y="${y}" ` +
    `width="${(wide - 0.5).toFixed(1)}" height="${rowHeight - 1}" fill="${fills[frame.origin]}"/>${text}</g>`
  );
}

function legendSvg(fill: string, text: string, { place, height }: { place: number; height: number }): string {
  const x = 4 + place * 160;
  const y = height - rowHeight;
  const square = `<rect x="${x}" y="${y}" width="12" height="12" fill="${fill}"/>`;
  return `${square}<text x="${x + 16}" y="${y + 10}">${text}</text>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
