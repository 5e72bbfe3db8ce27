import { offsetIn } from '../log/calendar-days';

const dayMs = 86_400_000;
/** Shorter than any summer time that there has been. */
const stepMs = 5 * dayMs;
/** What repeats goes on, so a calendar says of the next summers as well when they begin. */
const aheadMs = 800 * dayMs;

interface Shift {
  /** The moment from which the clocks are so far ahead of UTC. */
  atMs: number;
  fromMs: number;
  toMs: number;
}

/** When the clocks of a zone are changed between two moments; the first is how they stand at the beginning. */
function shiftsOf(timeZone: string, fromMs: number, untilMs: number): Shift[] {
  const start = offsetIn(timeZone, fromMs);
  const shifts: Shift[] = [{ atMs: fromMs, fromMs: start, toMs: start }];
  for (let ms = fromMs; ms < untilMs; ms += stepMs) {
    const [before, after] = [offsetIn(timeZone, ms), offsetIn(timeZone, ms + stepMs)];
    if (before === after) continue;
    let [low, high] = [ms, ms + stepMs];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (offsetIn(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    shifts.push({ atMs: high, fromMs: before, toMs: after });
  }
  return shifts;
}

const two = (value: number) => String(value).padStart(2, '0');

function offsetText(ms: number): string {
  const seconds = Math.abs(ms) / 1000;
  const text = two(Math.floor(seconds / 3600)) + two(Math.floor(seconds / 60) % 60);
  return `${ms < 0 ? '-' : '+'}${text}${seconds % 60 === 0 ? '' : two(seconds % 60)}`;
}

/**
 * A time zone as RFC 5545 §3.6.5 wants it, from a while before the first date to years after the last. Each change
 * of the clocks stands alone: rules of summers to come may be others.
 */
export function timeZoneLines(timeZone: string, { first, last }: { first: string; last: string }): string[] {
  const fromMs = Date.parse(`${first.slice(0, 4)}-01-01T00:00:00Z`) - dayMs;
  const shifts = shiftsOf(timeZone, fromMs, Date.parse(`${last}T00:00:00Z`) + aheadMs);
  const standardMs = Math.min(...shifts.map(({ toMs }) => toMs));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...shifts.flatMap(({ atMs, fromMs: before, toMs }) => {
      const kind = toMs === standardMs ? 'STANDARD' : 'DAYLIGHT';
      // On the clocks as they were until then.
      const onset = new Date(atMs + before).toISOString().slice(0, 19).replace(/[-:]/g, '');
      return [
        `BEGIN:${kind}`,
        `DTSTART:${onset}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(toMs)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}
