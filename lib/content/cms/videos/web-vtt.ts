interface CueTimes {
  from: number;
  to: number;
}

const timeline =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;

/**
 * What is wrong with captions, in words for the editor.
 * @returns `null` for a WebVTT file with at least one cue, all in order (https://www.w3.org/TR/webvtt1/)
 */
export function captionsProblem(text: string): string | null {
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  const [signature = ''] = head.split('\n');
  if (!/^WEBVTT(?:[ \t].*)?$/.test(signature)) return 'Captions begin with a line that says WEBVTT.';
  if (head.includes('-->')) return 'Leave a line empty after WEBVTT.';
  const cues = blocks.filter((block) => !/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block));
  if (cues.length === 0) return 'The captions have no lines to show.';
  let earlier = 0;
  for (const [index, cue] of cues.entries()) {
    const problem = cueProblem(cue, earlier);
    if (typeof problem === 'string') return `Caption ${index + 1}: ${problem}`;
    earlier = problem.from;
  }
  return null;
}

function cueProblem(cue: string, earlier: number): string | CueTimes {
  const lines = cue.split('\n');
  const times = lines.findIndex((line) => line.includes('-->'));
  if (times === -1 || times > 1) {
    return 'it needs a line of times such as 00:01.000 --> 00:04.000, and no empty line inside.';
  }
  const found = cueTimes(lines[times] ?? '');
  if (!found) return 'its times must look like 00:01.000 --> 00:04.000.';
  if (found.to <= found.from) return 'it ends before it begins.';
  if (found.from < earlier) return 'it begins before the caption above it.';
  if (
    lines
      .slice(times + 1)
      .join('')
      .trim() === ''
  )
    return 'it says nothing.';
  if (lines.slice(times + 1).some((line) => line.includes('-->')))
    return 'leave a line empty between two captions.';
  return found;
}

function cueTimes(line: string): CueTimes | null {
  const match = timeline.exec(line.trim());
  if (!match) return null;
  return { from: seconds(match.slice(1, 5)), to: seconds(match.slice(5)) };
}

/** Of the groups of one time: hours, minutes, seconds and thousandths. */
function seconds([hours = '0', minutes = '0', whole = '0', thousandths = '0']: readonly string[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;
}
