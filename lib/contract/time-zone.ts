/**
 * Whether the runtime knows a time zone of this IANA name. Offsets such as `+02:00`, which it takes as well,
 * are no names.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
