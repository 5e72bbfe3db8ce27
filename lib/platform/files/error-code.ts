/**
 * The code that an error of the system or of a driver carries (`ENOENT`, `SQLITE_BUSY`, `57P01`); empty where
 * there is none.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
