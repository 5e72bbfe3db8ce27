import { newVisitor, visitorOf, visitorSetCookie } from './visitor-cookie';

const id = 'AAAAAAAAAAAAAAAAAAAA-_';
const read = (cookie: string) => visitorOf(new Headers({ cookie }));

it.each([
  [`lp_visitor=${id}`, id],
  [`a=b; lp_visitor=${id} ;c=d`, id],
  [`lp_visitor=short; lp_visitor=${id}`, id],
  [`xlp_visitor=${id}`, null],
  ['lp_visitor=', null],
  [`lp_visitor=${id}A`, null],
  [`lp_visitor=${id.slice(0, 21)}'`, null],
  ['', null],
])('reads %j as %j', (cookie, expected) => {
  expect(read(cookie)).toBe(expected);
});

it('makes names that it reads, never the same twice', () => {
  const made = Array.from({ length: 100 }, newVisitor);
  expect(new Set(made).size).toBe(100);
  for (const name of made) expect(read(`lp_visitor=${name}`)).toBe(name);
});

it('is for the polls alone, out of reach of scripts, and by https only where there is https', () => {
  const attributes = 'Path=/api/v2/polls; Max-Age=31536000; HttpOnly; SameSite=Lax';
  expect(visitorSetCookie(id, false)).toBe(`lp_visitor=${id}; ${attributes}`);
  expect(visitorSetCookie(id, true)).toBe(`lp_visitor=${id}; ${attributes}; Secure`);
});
