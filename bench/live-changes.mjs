// Measures how long it takes until one carer's open screen hears of what the other logged, and has read it anew:
// node bench/live-changes.mjs http://localhost:3000 [rounds]. It registers two members of a running site, who look
// after one baby, and logs water.
import { randomUUID } from 'node:crypto';

const [origin = 'http://localhost:3000', rounds = '50'] = process.argv.slice(2);

async function call(method, path, { token, body } = {}) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function newMember() {
  const body = { email: `${randomUUID()}@example.test`, password: 'Quiet-River-9' };
  return (await call('POST', '/api/register', { body })).access_token;
}

async function family() {
  const [parent, guest] = [await newMember(), await newMember()];
  const birth = new Date(Date.now() - 240 * 86_400_000).toISOString().slice(0, 10);
  const body = { name: 'Ada', birth_date: birth };
  const { id } = await call('POST', '/api/nutriai/baby-profiles', { token: parent, body });
  const path = `/api/nutriai/baby-profiles/${id}/invites`;
  const invite = await call('POST', path, { token: parent, body: { role: 'carer' } });
  await call('POST', `/api/nutriai/invites/${invite.token}`, { token: guest });
  return { parent, guest, id };
}

const { parent, guest, id } = await family();
const stream = await fetch(`${origin}/api/nutriai/baby-profiles/${id}/changes`, {
  headers: { accept: 'text/event-stream', authorization: `Bearer ${guest}` },
});
const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
await reader.read();

const times = [];
for (let round = 1; round <= Number(rounds); round += 1) {
  const began = performance.now();
  const body = { baby: id, drunk_at: new Date().toISOString(), amount_ml: 10 };
  const logged = call('POST', '/api/nutriai/water-intake', { token: parent, body });
  for (let heard = ''; !heard.includes('event: changed'); heard = (await reader.read()).value) continue;
  const { count } = await call('GET', `/api/nutriai/water-intake?baby=${id}`, { token: guest });
  times.push(performance.now() - began);
  await logged;
  if (count !== round) throw new Error(`${count} entries were read in round ${round}`);
}
await reader.cancel();
times.sort((a, b) => a - b);
const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
process.stdout.write(
  `heard and read anew, ms: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} (${times.length} entries)\n`,
);
