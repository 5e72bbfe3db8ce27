import { staffCookie } from './staff-cookie';

it.each([
  ['https://pear.example', true],
  ['http://localhost:3000', false],
])('the cookie of the panel at %s is for TLS alone: %s', (siteUrl, secure) => {
  expect(staffCookie(siteUrl)).toEqual({ sameSite: 'Lax', secure });
});
