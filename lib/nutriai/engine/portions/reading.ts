/** Words of the log that stand for other words. */
export interface Reading {
  written: string;
  meant: string;
  /** Its place in the text as it is read. */
  start: number;
  end: number;
  /** A feed at the breast, of which nobody knows how much was drunk. */
  isAtBreast?: true;
}
