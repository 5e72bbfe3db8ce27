import { ApiError, unauthenticated } from '../../../platform/http/api-error';
import type { TokenProblem } from '../tokens/tokens';

/** A bad refresh token in a body. */
export function tokenNotValid(problem: TokenProblem): ApiError {
  return unauthenticated(problem, { code: 'token_not_valid' });
}

/** A bad access token in the header: the only place where simplejwt adds `messages`. */
export function bearerNotValid(problem: TokenProblem): ApiError {
  return unauthenticated('Given token not valid for any token type', {
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: problem }],
  });
}

/** An access token whose session was signed out, or was ended by somebody who recovered the account. */
export function sessionEnded(): ApiError {
  return bearerNotValid('Token is blacklisted');
}

/** dj-rest-auth answers a logout with neither a code nor a challenge. */
export function logoutRefused(detail: string): ApiError {
  return new ApiError('unauthenticated', { detail });
}

/** One text for a wrong password, an unknown email and a disabled member. */
export function noActiveAccount(): ApiError {
  return unauthenticated('No active account found with the given credentials', { code: 'no_active_account' });
}

export function noActiveAccountForToken(): ApiError {
  return unauthenticated('No active account found for the given token.');
}
