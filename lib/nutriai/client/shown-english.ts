/** Returns whether American English is read in this browser; never on the server, whose pages are for everybody. */
export function isAmericanShown(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.english === 'en-US';
}

/**
 * Returns the one of two texts that this reader's English has: for labels and other texts that are no markup, in what
 * is drawn in the browser. A page that the server draws for everybody has `BothEnglishes`.
 */
export function inShownEnglish(british: string, american: string): string {
  return isAmericanShown() ? american : british;
}

/** Writes moments as Intl does in the reader's English. Each format is made when it is first asked for. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format: (moment: Date) => string } {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return {
    format: (moment) => {
      const locale = inShownEnglish('en-GB', 'en-US');
      const known = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
      formats.set(locale, known);
      return known.format(moment);
    },
  };
}

const clock = dateFormat({ timeStyle: 'short' });

/** A moment on the browser's clock, to read: "14:05", "2:05 PM". */
export function clockText(moment: Date | string): string {
  return clock.format(new Date(moment));
}

/** A time of day as it is stored, `HH:MM`, to read. */
export function timeText(time: string): string {
  return clockText(`2000-01-01T${time}:00`);
}
