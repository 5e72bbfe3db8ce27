import assert from 'node:assert/strict';
import type { Payload } from 'payload';
import * as z from 'zod';
import { ApiError } from '../../../platform/http/api-error';
import { noColumns, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { register } from '../sign-in/register';

/** A database of its own and a clock that only moves when told to. */
export interface World extends ServiceContext {
  advanceMs: (milliseconds: number) => void;
}

/** Each has a promise for a name; it throws when the promise is broken. */
export type Checks = Readonly<Record<string, (world: World) => Promise<void>>>;

export const goodPassword = 'Quiet-River-9';

/** What a sign-in with a wrong password or address is told. */
export const noAccount = {
  detail: 'No active account found with the given credentials',
  code: 'no_active_account',
};

/** What is said of a member who is there no more. */
export const userGone = { detail: 'User not found', code: 'user_not_found' };

/** A browser from an address of its own. */
export const visitor = (address = freshAddress()) => ({ address, deviceName: 'Chrome on Android' });

let made = 0;

export function makeWorld(payload: Payload): World {
  let nowMs = Date.now();
  return {
    payload,
    nowMs: () => nowMs,
    advanceMs: (milliseconds) => {
      nowMs += milliseconds;
    },
  };
}

export function freshEmail(): string {
  made += 1;
  return `parent-${made}@example.test`;
}

export function freshAddress(): string {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
}

/** Registers somebody new; their first tokens and who they are. */
export async function newMember(world: World, { email = freshEmail(), password = goodPassword } = {}) {
  const from = { address: freshAddress(), deviceName: 'Firefox on Linux' };
  const answer = await register(world, { email, password }, from);
  return {
    id: answer.user.pk,
    email,
    password,
    visitor: from,
    access: answer.access_token,
    refresh: answer.refresh_token,
  };
}

/** A member as the caller of a service: on the device that they signed in with last, as calls over HTTP are. */
export async function callerOf({ payload }: World, memberId: string): Promise<Caller> {
  const [session] = await readRows(
    payload,
    z.object({ id: z.string() }),
    sql`SELECT id FROM member_sessions WHERE member_id = ${memberId} ORDER BY last_used_at DESC, created_at DESC LIMIT 1`,
  );
  return { memberId, sessionId: session?.id ?? null };
}

/** Expects a refusal with this status and, where given, exactly this body. */
export async function refused(work: Promise<unknown>, status: number, body?: unknown): Promise<ApiError> {
  const error: unknown = await work.then(
    () => new Error('was not refused'),
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw error;
  assert.equal(error.status, status);
  if (body !== undefined) assert.deepEqual(error.body, body);
  return error;
}

export async function setStatus(
  world: World,
  memberId: string,
  status: 'active' | 'disabled',
): Promise<void> {
  await withWriteTransaction(world.payload, ({ rows }) =>
    rows(noColumns, sql`UPDATE members SET status = ${status} WHERE id = ${memberId}`),
  );
}

export async function eraseMember(world: World, memberId: string): Promise<void> {
  await withWriteTransaction(world.payload, async ({ rows }) => {
    await rows(noColumns, sql`DELETE FROM member_sessions WHERE member_id = ${memberId}`);
    await rows(noColumns, sql`DELETE FROM members WHERE id = ${memberId}`);
  });
}

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
