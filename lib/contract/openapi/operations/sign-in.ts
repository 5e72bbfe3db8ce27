import {
  detailAnswer,
  loginRequest,
  logoutRequest,
  refreshAnswer,
  refreshRequest,
  registerRequest,
  signedInAnswer,
  socialLoginRequest,
} from '../../auth';
import { type Operation, operationsById } from '../operation';

const tag = 'Accounts';
const signedIn = { description: 'Both tokens and the member.', schema: signedInAnswer };
const done = { description: 'Done.', schema: detailAnswer };

const login = {
  id: 'login',
  method: 'post',
  path: '/api/login/',
  tag,
  summary: 'Sign in with email and password',
  description:
    'Sets the cookie `lp_device`, which identifies the browser to the account and gives it attempts ' +
    'of its own. After a 429, wait thirty seconds at most.',
  access: 'public',
  body: { schema: loginRequest },
  answers: { 200: signedIn },
  refusals: ['fields', 'unauthenticated', 'tooMany'],
} as const satisfies Operation;

const logout = {
  id: 'logout',
  method: 'post',
  path: '/api/logout',
  tag,
  summary: 'Sign this device out',
  access: 'public',
  body: { schema: logoutRequest },
  answers: { 200: done },
  refusals: ['fields', 'unauthenticated', 'tooMany'],
} as const satisfies Operation;

/** Signing up, in and out, and staying signed in. */
export const signInOperations = operationsById([
  login,
  { ...login, id: 'authLogin', path: '/api/auth/login', description: 'The same as /api/login/.' },
  {
    id: 'register',
    method: 'post',
    path: '/api/register/',
    tag,
    summary: 'Create an account',
    access: 'public',
    body: { schema: registerRequest },
    answers: { 201: signedIn },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'socialLogin',
    method: 'post',
    path: '/api/social-login/',
    tag,
    summary: 'Sign in with Google',
    access: 'public',
    body: { schema: socialLoginRequest },
    answers: { 200: signedIn },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'refreshTokens',
    method: 'post',
    path: '/api/token/refresh/',
    tag,
    summary: 'Exchange a refresh token for a new pair',
    access: 'public',
    body: { schema: refreshRequest },
    answers: {
      200: { description: 'The new pair; the old refresh token no longer works.', schema: refreshAnswer },
    },
    refusals: ['fields', 'unauthenticated', 'tooMany'],
  },
  logout,
  { ...logout, id: 'authLogout', path: '/api/auth/logout', description: 'The same as /api/logout.' },
]);
