/** Pages that show what a parent entered, and the ways to them; and those whose address holds a mailed secret. */
const unmeasured =
  /^\/(?:(?:nutriai|profile|sign-in|reset-password|confirm-email|admin)(?:\/|$)|newsletter\/[^/]+\/)/;

/** Whether a page is never measured: no service of statistics may load there, whatever a visitor has said. */
export function isUnmeasured(path: string): boolean {
  return unmeasured.test(path);
}
