const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const longDays = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const month = `(?<month>${months.join('|')})`;
const time = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;

/** The three forms of RFC 9110 §5.6.7: the one that is sent today, and two old ones that still must be read. */
const forms = [
  new RegExp(String.raw`^${days}, (?<day>\d\d) ${month} (?<year>\d{4}) ${time} GMT$`),
  new RegExp(String.raw`^${longDays}, (?<day>\d\d)-${month}-(?<year>\d\d) ${time} GMT$`),
  new RegExp(String.raw`^${days} ${month} (?<day>[ \d]\d) ${time} (?<year>\d{4})$`),
];

/** Reads an HTTP date as milliseconds, or `null` where the text is none: `Date.parse` takes much that HTTP does not. */
export function parseHttpDate(text: string, nowMs = Date.now()): number | null {
  const parts = forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (!parts) return null;
  const [day, hour, minute, second] = ['day', 'hour', 'minute', 'second'].map((name) => Number(parts[name]));
  const { year = '', month: monthName = '' } = parts;
  const monthIndex = months.indexOf(monthName);
  const ms = Date.UTC(fullYear(year, nowMs), monthIndex, day, hour, minute);
  const read = new Date(ms);
  // `Date.UTC` makes 2 March of 30 February, and nine o'clock of sixty minutes past eight.
  const isReal = read.getUTCDate() === day && read.getUTCHours() === hour;
  return isReal && Number(second) <= 60 ? ms + Number(second) * 1_000 : null;
}

/** Two digits mean the latest such year that is at most fifty years ahead. */
function fullYear(digits: string, nowMs: number): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  const thisYear = new Date(nowMs).getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + year;
  return inThisCentury > thisYear + 50 ? inThisCentury - 100 : inThisCentury;
}
