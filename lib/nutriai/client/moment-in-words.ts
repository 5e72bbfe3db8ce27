import { dateFormat } from './shown-english';

const format = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * A moment to read, by the browser's own clock: "Thursday 26 November at 14:31". Rounded up, so that what
 * begins then has begun.
 */
export function momentInWords(moment: string): string {
  return format.format(new Date(Math.ceil(Date.parse(moment) / 60_000) * 60_000));
}
