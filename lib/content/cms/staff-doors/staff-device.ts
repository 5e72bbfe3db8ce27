import type { Payload } from 'payload';
import {
  deviceSetCookie,
  devicesOf,
  knownDeviceId,
  type MarkedAccount,
  withMark,
} from '../../../accounts/server/sign-in/device-cookie';
import { getSettings } from '../../../platform/settings/settings';
import type { StoredStaffPassword } from './staff-password';

export interface StoredStaff extends StoredStaffPassword {
  id: number;
  resetPasswordExpiration?: string | null;
}

/** The person of the staff, with what Payload hides; `null` for nobody. */
export async function findStaff(
  payload: Payload,
  key: { email: string } | { id: number } | { resetPasswordToken: string },
): Promise<StoredStaff | null> {
  const [field = '', value] = Object.entries(key)[0] ?? [];
  return payload.db.findOne<StoredStaff>({ collection: 'staff', where: { [field]: { equals: value } } });
}

/** Names the browser that a request comes from, when this person has signed in from it. */
export function staffDevice(headers: Headers, staff: StoredStaff | null): string | null {
  return staff && knownDeviceId(devicesOf(headers), markOf(staff), getSettings().TOKEN_SECRETS);
}

/** Makes the browser known to a person of the staff whose password Payload has just accepted or set. */
export async function rememberStaffBrowser(
  { payload, request }: { payload: Payload; request: Request },
  response: Response,
  staffId: number,
): Promise<Response> {
  // Read anew: Payload salts a password anew when it is set.
  const staff = response.ok ? await findStaff(payload, { id: staffId }) : null;
  if (!staff) return response;
  const { SITE_URL, TOKEN_SECRETS } = getSettings();
  const device = withMark(devicesOf(request.headers)[0], markOf(staff), TOKEN_SECRETS);
  const cookie = deviceSetCookie(device, { path: '/cms-api', isHttps: SITE_URL.startsWith('https:') });
  response.headers.append('Set-Cookie', cookie);
  return response;
}

/** Each password has a salt of its own, so that a new one makes all browsers strangers. */
function markOf({ id, salt }: StoredStaff): MarkedAccount {
  return { kind: 'staff', id: String(id), passwordVersion: salt ?? '' };
}
