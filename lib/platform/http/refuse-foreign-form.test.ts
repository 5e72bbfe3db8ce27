import { ApiError } from './api-error';
import { refuseForeignForm } from './refuse-foreign-form';

const site = 'https://pear.example';
const form = 'application/x-www-form-urlencoded';

function call(headers: Record<string, string>): Request {
  return new Request(`${site}/api/v2/polls/`, { method: 'POST', headers });
}

it.each([
  ['of another origin', { origin: 'https://evil.example' }],
  [
    'of another origin, whatever else the browser says',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['of the same host without encryption', { origin: 'http://pear.example' }],
  ['of another port', { origin: 'https://pear.example:8443' }],
  ['of a subdomain', { origin: 'https://shop.pear.example' }],
  ['of a frame without an origin', { origin: 'null' }],
  ['of a frame without an origin elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of a neighbour below one domain', { 'sec-fetch-site': 'same-site' }],
])('refuses a form %s', (_whose, headers) => {
  expect(() => refuseForeignForm(call({ 'content-type': form, ...headers }), site)).toThrow(ApiError);
});

it.each([
  ['of the site', { origin: site }],
  ['of a page of the site that hides its address', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['of the site in a browser that names no origin', { 'sec-fetch-site': 'same-origin' }],
  ['that a person sends again from the address bar', { 'sec-fetch-site': 'none' }],
  ['of a program', {}],
])('takes a form %s', (_whose, headers) => {
  expect(() => refuseForeignForm(call({ 'content-type': form, ...headers }), site)).not.toThrow();
});

it('leaves JSON to the rules between origins', () => {
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  expect(() => refuseForeignForm(call(headers), site)).not.toThrow();
});
