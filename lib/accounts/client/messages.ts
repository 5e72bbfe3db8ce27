/**
 * The error catalogue of specification §8, word for word. Members read these and tests of the whole site look
 * for them: change none.
 */
export const MESSAGES = {
  invalidCredentials: 'Invalid credentials',
  registrationFailed: 'Registration failed',
  invalidAuthenticationResponse: 'Invalid authentication response',
  googleLoginFailedTryAgain: 'Google login failed. Please try again.',
  failedToSignIn: 'Failed to sign in',
  failedToSignUp: 'Failed to sign up',
  googleLoginFailed: 'Google login failed',
  googleTokenRequired: 'Access token is required',
  invalidTokenStructure: 'Invalid token structure',
  bothTokensRequired: 'Both access and refresh tokens are required',
  noRefreshToken: 'No refresh token available',
  invalidRefreshResponse: 'Invalid token refresh response',
  refreshFailed: 'Token refresh failed',
  authenticationRequired: 'Authentication required',
  userLoggedOut: 'User logged out',
  authenticationFailed: 'Authentication failed',
  authenticationFailedTryAgain: 'Authentication failed. Please try again.',
} as const;
