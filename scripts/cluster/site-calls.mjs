import { randomUUID } from 'node:crypto';

/** Calls of the site that the proofs make, by whom: an editor of the test staff, a member, a visitor. */
let address = 0;
/** Each caller from a place of their own, so that nobody meets another's limits. */
const from = () => ({ 'x-forwarded-for': `10.9.${Math.floor((address += 1) / 250)}.${(address % 250) + 1}` });

export async function call(url, { method = 'GET', body, headers = {} } = {}) {
  const isForm = body instanceof FormData;
  const started = performance.now();
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...from(), ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body && !isForm ? JSON.stringify(body) : body,
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = bytes.toString();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    bytes,
    json: () => JSON.parse(text),
    tookMs: Math.round(performance.now() - started),
  };
}

/** @returns the headers that say who calls */
export async function signInEditor(url) {
  const body = { email: 'admin-0@test.example', password: 'Test-password-admin' };
  const answer = await call(`${url}/cms-api/staff/login`, { method: 'POST', body });
  if (answer.status !== 200) throw new Error(`sign-in of the editor: ${answer.status} ${answer.text}`);
  return { authorization: `JWT ${answer.json().token}` };
}

export async function registerMember(url) {
  const body = { email: `${randomUUID()}@example.test`, password: 'Quiet-River-9' };
  const answer = await call(`${url}/api/register`, { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`registration: ${answer.status} ${answer.text}`);
  const { access_token: access, refresh_token: refresh } = answer.json();
  return { access, refresh };
}

/** A leaflet that nobody has uploaded before. */
export function leaflet() {
  const pdf = `%PDF-1.7\n1 0 obj<</A(${randomUUID()})>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n`;
  const form = new FormData();
  form.set('_payload', JSON.stringify({ title: 'A leaflet' }));
  form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'leaflet.pdf');
  return form;
}
