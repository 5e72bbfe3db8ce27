/**
 * The signed-in member as /api/user-profile and the sign-in calls answer it (api.md): names may be empty,
 * secrets never come.
 */
export interface Member {
  id?: number | string;
  email?: string;
  first_name?: string;
  last_name?: string;
  display_name?: string;
  preferences?: Record<string, unknown>;
}

/**
 * The member in an answer, or null where the answer holds no object: a session does not depend on it
 * (specification §7: shape not shown).
 */
export function memberFrom(answer: unknown): Member | null {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : null;
}
