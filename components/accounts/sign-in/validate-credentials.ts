export type SignInMode = 'sign-in' | 'sign-up';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword';

export type FormValues = Record<FieldName, string>;

/** What is wrong, in words for people, and with which fields (none: with all of it). */
export interface Problem {
  message: string;
  fields: readonly FieldName[];
  /** When it is worth trying again, where the server has said so. */
  retryAtMs?: number;
}

export const MINIMUM_PASSWORD_LENGTH = 8;

/**
 * The first rule that the form breaks, or null (specification §5: texts and order to the letter).
 *
 * The form checks here and not by the browser's own bubbles, which would answer before these texts could, in
 * the browser's language.
 *
 * Ours, after all of §5 so that none of its texts is ever displaced: the shape of the address (the input is
 * of email type, but the browser's check is off) and the names ('all sign-up fields are required', to which
 * §5 gives no text).
 */
export function validateCredentials(mode: SignInMode, values: FormValues): Problem | null {
  const missing = (['email', 'password'] as const).filter((name) => values[name] === '');
  if (missing.length > 0) return { message: 'Email and password are required', fields: missing };
  return (
    (mode === 'sign-up' ? passwordProblem(values) : null) ??
    emailProblem(values) ??
    (mode === 'sign-up' ? nameProblem(values) : null)
  );
}

function passwordProblem({ password, confirmPassword }: FormValues): Problem | null {
  if (password !== confirmPassword)
    return { message: 'Passwords do not match!', fields: ['confirmPassword'] };
  const message = passwordWeakness(password);
  return message === null ? null : { message, fields: ['password'] };
}

function passwordWeakness(password: string): string | null {
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    return `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long.`;
  }
  // Every script's digits, as the server counts them.
  if (/^\p{Nd}+$/u.test(password)) return 'Password cannot be entirely numeric.';
  if (password === password.toLowerCase() || password === password.toUpperCase()) {
    return 'Password must include both upper and lower case letters.';
  }
  return null;
}

function emailProblem({ email }: FormValues): Problem | null {
  return /^[^\s@]+@[^\s@]+$/.test(email)
    ? null
    : { message: 'Enter a valid email address.', fields: ['email'] };
}

function nameProblem({ firstName, lastName }: FormValues): Problem | null {
  if (firstName === '') return { message: 'Please enter your first name.', fields: ['firstName'] };
  if (lastName === '') return { message: 'Please enter your last name.', fields: ['lastName'] };
  return null;
}
