import { type APIRequestContext, type APIResponse, test } from '@playwright/test';
import { testStaff } from '../support/staff';
import type { Api } from './api-test';

export type StaffHeaders = Record<string, string>;

type Role = 'admin' | 'editor' | 'moderator';

/** Who is signed in already, by role. */
const signedIn = new Map<Role, StaffHeaders>();

const maxTries = 5;

/**
 * The headers that say to the panel's REST who calls. Each worker has accounts of its own and signs each in
 * once: Payload keeps a person's sessions in one list, and two sign-ins at the same moment can lose one of
 * them.
 */
export async function signInStaff(api: Api, role: Role): Promise<StaffHeaders> {
  const known = signedIn.get(role);
  if (known && (await isSignedIn(api, known))) return known;
  const person = {
    email: `worker-${test.info().parallelIndex}-${role}@test.example`,
    password: `Own-password-${role}-1`,
  };
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const headers = await logIn(api, person);
    if (headers) {
      signedIn.set(role, headers);
      return headers;
    }
    await hire(api, { ...person, name: `A test's ${role}`, role });
  }
  throw new Error(`There is no ${role} for this worker.`);
}

/**
 * By the admin that all workers share, whose session may be lost meanwhile: whether it worked shows at the
 * next sign-in.
 */
async function hire(api: Api, data: Record<string, unknown>): Promise<void> {
  const admin = await logIn(api, testStaff('admin'));
  if (admin) await api.post('/cms-api/staff', data, { headers: admin });
}

async function logIn(api: Api, person: { email: string; password: string }): Promise<StaffHeaders | null> {
  const answer = await api.elsewhere().post('/cms-api/staff/login', person);
  return answer.status() === 200 ? { authorization: `JWT ${(await answer.json()).token}` } : null;
}

async function isSignedIn(api: Api, headers: StaffHeaders): Promise<boolean> {
  const answer = await api.get('/cms-api/staff/me', { headers });
  return answer.status() === 200 && (await answer.json()).user !== null;
}

export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Upload {
  method?: 'POST' | 'PATCH';
  /** `/cms-api/images`, or with an id for a PATCH. */
  path: string;
  headers?: StaffHeaders;
  file?: UploadFile;
  data?: Record<string, unknown>;
}

/** Sends a file as the panel does. */
export function sendUpload(
  request: APIRequestContext,
  { method = 'POST', path, headers, file, data = {} }: Upload,
): Promise<APIResponse> {
  return request.fetch(path, {
    method,
    headers,
    multipart: { _payload: JSON.stringify(data), ...(file ? { file } : {}) },
  });
}
