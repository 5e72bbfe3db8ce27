import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';

const before = '(?:at|from|until|till|since|around|about|um|ab|gegen|à|vers|a las?|alle|verso le|às|om|saat)';
const hour = '(?:[01]?\\d|2[0-4])';
const unit =
  '(?:g|gr|kg|ml|cl|l|oz|mo|mos|months?|monat\\p{L}*|mois|meses|mesi|maanden|weeks?|years?|of|times?|x)';

/**
 * When something was eaten: "12:30", "at 8", "a las 8", "half past 5", "8ish", "10 o'clock", "8.30 porridge". The
 * hour is no number of what stands behind it; of "around 6 fish fingers", "8.5 oz" and "at 7 months" it is none.
 */
const clockTimes = expressionInLines('giu')`
  (?<![\p{L}\d.,:/-])(?:
  (?:${before} ){0,2}${hour}(?::[0-5]\d|h[0-5]\d)(?:\s?[-–]\s?${hour}[:h][0-5]\d|[-–]${hour}(?!\d))?
  (?:ish|\s?(?:[ap]\.?m\b\.?|uhr|uur|hs?\b))?(?![\d:])|
  ${hour}-${hour}:[0-5]\d(?![\d:])|
  (?:(?:at|around|about) ){0,2}\d{1,2}(?:\.[0-5]\d)?\s?o['’ ]?clock(?!\p{L})|
  (?:(?:around|about) )?at (?:around |about )?\d{1,2}(?:\.[0-5]\d)?\s?ish(?!\p{L})|
  (?<!\p{L}\s?[-–:(x,]\s?)(?:(?:around|about) )?\d{1,2}(?:\.[0-5]\d)?\s?ish(?!\p{L}|\s\p{L}{2,}s(?!\p{L}))|
  (?:${before} )?(?:(?:half|quarter) (?:past|to)|viertel (?:nach|vor)|kwart (?:over|voor)) \d{1,2}(?![\d./])|
  (?:around|about) ${hour}(?=\s(?:he|she|they|we|i)\b)|
  (?:at|um|om)(?: about)? (?:half|halb) \d{1,2}(?![\d.,/:]|\s?(?:an?|${unit})\b)|
  (?:at|um|a las?|às|om|saat)(?: about| around)? ${hour}(?:\.[0-5]\d)?(?:['’]\p{L}{1,3})?
  (?=\s?(?:[:;,.)–-](?!\d)|$)|\s[\p{L}\d])(?!\s?${unit}\b)|
  alle ${hour}(?:\.[0-5]\d)?(?=\s?[:;,]|\s(?:un|uno|una|ha)\b)|
  (?<=^\s{0,3})(?:[5-9]|1\d|2[0-3])\.(?:00|15|30|45)(?=\s(?!g|gr|kg|ml|cl|l|oz|tbsp|tsp|cups?)\p{L})
  )
`;

/** Takes the times of day out of a text of the log, so that none of them counts food. */
export function withoutClockTimes(text: string): string {
  const times = [...text.matchAll(clockTimes)].reverse();
  return times.reduce(
    (read: ReadText, { 0: words, index }) => {
      const rest = read.text.slice(index + words.length);
      const mark = /^\s?[:–-]\s/u.exec(rest)?.[0] ?? '';
      // Between two foods it parts what was said of the one from what is said of the next.
      const isBetween =
        read.text.slice(0, index).trim() !== '' &&
        !/^\s?(?:[,;.)]|$|(?:and|then|plus|with|und|et|y|e|en)\b)/u.test(rest);
      return put(read, [index, index + words.length + mark.length], isBetween ? ', ' : '');
    },
    { text, readings: [] },
  ).text;
}
