/** Not signed in just now, too slow, too early, too often. */
const passing = [401, 408, 425, 429];

/** Whether a refusal is one of this moment: the same may be accepted by and by. */
export function comesLater(status: number): boolean {
  return status >= 500 || passing.includes(status);
}
