import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { readRows, sql } from '../../../platform/database/sql';
import { dataPath } from '../../../platform/files/data-dir';
import type { PanelClient, PanelResponse } from './panel-client';
import type { PanelCheck } from './version-checks';

const tooShort = 'This password is too short. It must contain at least 12 characters.';

/** The panel's form shows a refusal at the field that it names. */
function assertAtField({ status, body }: PanelResponse): void {
  const { errors } = body as { errors: { data?: { errors: { path: string; message: string }[] } }[] };
  const [problem] = errors[0]?.data?.errors ?? [];
  assert.deepEqual([status, problem?.path, problem?.message], [400, 'password', tooShort]);
}

async function isSaidOnTheAccountScreen(client: PanelClient): Promise<void> {
  const { docs } = await client.payload.find({ collection: 'staff', limit: 1 });
  assertAtField(await client.call('PATCH', `staff/${docs[0]?.id}`, { password: 'Short-9' }));
}

/** The link in the mail that was written last, once it is there. */
async function mailedToken(): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [newest] = (await readdir(dataPath('outbox')).catch(() => [])).sort().reverse();
    const mail = newest === undefined ? '' : await readFile(dataPath('outbox', newest), 'utf8');
    const token = /\/admin\/reset\/([0-9a-f]+)/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1];
    if (token !== undefined) return token;
    await delay(25);
  }
  throw new Error('No mail was written.');
}

/** The link is not stored as it was mailed, and it works once, for a password that is long enough. */
async function isSaidAfterAMailedLink({ payload, call }: PanelClient): Promise<void> {
  const email = 'forgetful@test.example';
  const person = { email, password: 'Own-password-editor', name: 'Ada', role: 'editor' } as const;
  const { id } = await payload.create({ collection: 'staff', data: person });
  await call('POST', 'staff/forgot-password', { email });
  const token = await mailedToken();
  const [stored] = await readRows(
    payload,
    z.object({ token: z.string() }),
    sql`SELECT reset_password_token AS token FROM staff WHERE id = ${id}`,
  );
  assert.ok(stored && stored.token !== token, 'the link is stored as it was mailed');
  assertAtField(await call('POST', 'staff/reset-password', { token, password: 'Short-9' }));
  const reset = async (given: string) =>
    (await call('POST', 'staff/reset-password', { token: given, password: 'Another-River-912' })).status;
  assert.deepEqual([await reset(stored.token), await reset(token), await reset(token)], [403, 200, 403]);
  await payload.delete({ collection: 'staff', id });
}

export const passwordChecks: Record<string, PanelCheck> = {
  'passwords: a short one is refused at its field': isSaidOnTheAccountScreen,
  'passwords: and after a mailed link': isSaidAfterAMailedLink,
};
