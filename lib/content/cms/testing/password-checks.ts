import assert from 'node:assert/strict';
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

async function isSaidAfterAMailedLink(client: PanelClient): Promise<void> {
  const data = { email: 'admin@test.example' };
  const token = await client.payload.forgotPassword({ collection: 'staff', data, disableEmail: true });
  assertAtField(await client.call('POST', 'staff/reset-password', { token, password: 'Short-9' }));
}

export const passwordChecks: Record<string, PanelCheck> = {
  'passwords: a short one is refused at its field': isSaidOnTheAccountScreen,
  'passwords: and after a mailed link': isSaidAfterAMailedLink,
};
