import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { withWriteTransaction, type WriteTransaction } from '../../platform/database/sql';
import {
  answerBefore,
  AnsweredBefore,
  bodyHash,
  idempotencyKeyOf,
  runOnce,
} from '../../platform/http/idempotency';
import { enforceLimit } from '../../platform/http/rate-limit';
import { getSettings } from '../../platform/settings/settings';
import type { StaffUser } from './authenticate-staff';
import type { EditorsTransaction } from './edited-page';
import type { StaffCall } from './staff-route';

/** @throws ApiError 429 */
export async function limitWrites({ payload, user, nowMs }: StaffCall): Promise<void> {
  await enforceLimit({ payload, nowMs }, { name: 'editorsChange', subject: `staff ${user.id}` });
}

/** Everything of it happens or nothing. */
export function withEditorsTransaction<Result>(
  payload: Payload,
  user: StaffUser,
  work: (transaction: EditorsTransaction) => Promise<Result>,
): Promise<Result> {
  return withWriteTransaction(payload, (transaction) => work(editorsTransaction(payload, user, transaction)));
}

function editorsTransaction(
  payload: Payload,
  user: StaffUser,
  { req, rows }: WriteTransaction,
): EditorsTransaction {
  // Payload's operations take a part of a request as well as a whole one.
  return { payload, user, rows, req: req as Partial<PayloadRequest> };
}

export interface Made {
  id: number;
  /** The same call came before: this is what it made. */
  isRepeated: boolean;
}

const kept = z.object({ id: z.int() });

/**
 * Makes something once, however often the same call comes within a day with the same `Idempotency-Key`.
 * @param body what was sent, as a value: the same key with another one is refused
 * @param work gives the id of what it made
 * @throws ApiError 400 for a bad key, 409 for one used with another body
 */
export async function makeOnce(
  { payload, user, request, nowMs }: StaffCall,
  body: unknown,
  work: (transaction: EditorsTransaction) => Promise<number>,
): Promise<Made> {
  const key = idempotencyKeyOf(request.headers);
  if (key === null) return { id: await withEditorsTransaction(payload, user, work), isRepeated: false };
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  const call = {
    key,
    caller: `staff ${user.id}`,
    method: request.method,
    path,
    bodyHash: bodyHash(search, body),
  };
  const secret = getSettings().TOKEN_SECRET;
  const before = await answerBefore(payload, { secret, call, nowMs: nowMs() });
  if (before) return repeated(before.body);
  const answerOf = (id: number) => ({ status: 201, body: JSON.stringify({ id }) });
  try {
    const id = await runOnce(payload, { secret, call, nowMs: nowMs(), answerOf }, (transaction) =>
      work(editorsTransaction(payload, user, transaction)),
    );
    return { id, isRepeated: false };
  } catch (error) {
    if (error instanceof AnsweredBefore) return repeated(error.answer.body);
    throw error;
  }
}

function repeated(body: string): Made {
  return { id: kept.parse(JSON.parse(body)).id, isRepeated: true };
}
