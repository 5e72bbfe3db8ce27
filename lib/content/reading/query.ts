/** The first value of a query parameter that may be repeated or missing. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** All values of a query parameter that may be repeated or missing. */
export function allValues(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}

/** A page number from a query: 1 when it is missing, `null` when it is not a whole number from 1 to 9999. */
export function pageNumber(value: string | string[] | undefined): number | null {
  const text = firstValue(value);
  if (text === '') return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
