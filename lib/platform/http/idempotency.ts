import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';
import { badRequest, conflict } from './api-error';
import {
  noColumns,
  numberColumn,
  readRows,
  sql,
  withWriteTransaction,
  type WriteTransaction,
} from '../database/sql';
import { keyedName } from './keyed-name';

/** How long a call may be sent again and gets its first answer. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const printable = /^[\x20-\x7e]{1,255}$/;
const storedRow = z.object({ body_hash: z.string(), status: numberColumn, answer: z.string() });
type StoredRow = z.output<typeof storedRow>;

/** What makes a call the same call when it comes again. */
export interface CallIdentity {
  /** The client's `Idempotency-Key`. */
  key: string;
  /** Who calls: another member's key of the same name is another key. */
  caller: string;
  method: string;
  path: string;
  /** From {@link bodyHash}: the same key with another body is refused. */
  bodyHash: string;
}

/** What is sent back: a status and the text of a JSON body, which is empty for 204. */
export interface StoredResponse {
  status: number;
  body: string;
}

/** Thrown by {@link runOnce} when the call was answered before, so that nothing of it is done twice. */
export class AnsweredBefore extends Error {
  constructor(readonly answer: StoredResponse) {
    super('This call was answered before.');
    this.name = 'AnsweredBefore';
  }
}

/**
 * The `Idempotency-Key` of a request, or `null` when it has none.
 * @throws ApiError 400 for one that is empty, longer than 255 characters or not printable ASCII
 */
export function idempotencyKeyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key === null || printable.test(key)) return key;
  throw badRequest('Idempotency-Key must be 1 to 255 printable characters.');
}

/**
 * A name for what was asked: the query and the body as a value. The order of keys and the spaces in between
 * make no difference.
 */
export function bodyHash(search: string, body: unknown): string {
  return createHash('sha256').update(search).update('\n').update(stableJson(body)).digest('base64url');
}

/**
 * The answer that this call got before, or `null`. Asked before any work is done; {@link runOnce} asks again
 * inside its transaction.
 * @throws ApiError 409 when the key was used with another body
 */
export async function answerBefore(
  payload: Payload,
  { secret, call, nowMs }: { secret: string; call: CallIdentity; nowMs: number },
): Promise<StoredResponse | null> {
  const [row] = await readRows(payload, storedRow, selectKept(secret, call, nowMs));
  return row ? openRow(secret, call, row) : null;
}

/**
 * Runs `work` in one write transaction and keeps its answer in the same one: either both are stored or
 * neither.
 *
 * The key is taken first. Of two calls at the same moment the second waits there (in SQLite for the one
 * writer, in PostgreSQL for the unique index), finds the answer of the first, and ends with {@link
 * AnsweredBefore}; when the first failed it runs itself.
 * @throws AnsweredBefore; ApiError 409 when the key was used with another body; what `work` throws, which
 *   leaves the key free
 */
export async function runOnce<Result>(
  payload: Payload,
  given: {
    secret: string;
    call: CallIdentity;
    nowMs: number;
    answerOf: (result: Result) => StoredResponse;
  },
  work: (transaction: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const { secret, call, nowMs, answerOf } = given;
  return withWriteTransaction(payload, async (transaction) => {
    const rowId = await takeKey(transaction, { secret, call, nowMs });
    const result = await work(transaction);
    const { status, body } = answerOf(result);
    await transaction.rows(
      noColumns,
      sql`UPDATE idempotency_keys SET status = ${status}, answer = ${seal(secret, call, body)} WHERE id = ${rowId}`,
    );
    return result;
  });
}

/** A key whose time is over may be taken again. */
async function takeKey(
  transaction: WriteTransaction,
  { secret, call, nowMs }: { secret: string; call: CallIdentity; nowMs: number },
): Promise<number> {
  const name = storedName(secret, call);
  const expiresAtMs = nowMs + lifetimeMs;
  const [taken] = await transaction.rows(
    z.object({ id: numberColumn }),
    sql`INSERT INTO idempotency_keys (key, body_hash, status, answer, expires_at_ms)
        VALUES (${name}, ${call.bodyHash}, 0, '', ${expiresAtMs})
        ON CONFLICT (key) DO UPDATE SET body_hash = ${call.bodyHash}, status = 0, answer = '',
          expires_at_ms = ${expiresAtMs}
          WHERE idempotency_keys.expires_at_ms <= ${nowMs}
        RETURNING id`,
  );
  if (taken) return taken.id;
  const [row] = await transaction.rows(storedRow, selectKept(secret, call, nowMs));
  if (!row) throw new Error('The kept answer went away while it was looked for.');
  throw new AnsweredBefore(openRow(secret, call, row));
}

function selectKept(secret: string, call: CallIdentity, nowMs: number) {
  return sql`SELECT body_hash, status, answer FROM idempotency_keys
    WHERE key = ${storedName(secret, call)} AND expires_at_ms > ${nowMs}`;
}

function openRow(secret: string, call: CallIdentity, row: StoredRow): StoredResponse {
  if (row.body_hash !== call.bodyHash) {
    throw conflict({ detail: 'This Idempotency-Key was used before with another body.' });
  }
  return { status: row.status, body: open(secret, call, row.answer) };
}

const nameParts = ({ caller, method, path, key }: CallIdentity) => [caller, method, path, key];

function storedName(secret: string, call: CallIdentity): string {
  return keyedName(secret, 'idempotency-key', nameParts(call));
}

/**
 * The answer is stored enciphered under a key that nobody has without the client's own `Idempotency-Key`,
 * which is not stored: what a member erases a minute later stays behind as noise.
 */
function sealKey(secret: string, call: CallIdentity): Buffer {
  return Buffer.from(keyedName(secret, 'idempotent-answer', nameParts(call)), 'base64url');
}

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

function seal(secret: string, call: CallIdentity, text: string): string {
  const iv = randomBytes(ivLength);
  const encipher = createCipheriv(cipher, sealKey(secret, call), iv);
  const sealed = Buffer.concat([encipher.update(text, 'utf8'), encipher.final()]);
  return Buffer.concat([iv, encipher.getAuthTag(), sealed]).toString('base64url');
}

function open(secret: string, call: CallIdentity, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(cipher, sealKey(secret, call), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}

function stableJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
