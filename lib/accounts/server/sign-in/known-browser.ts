import type { ServiceContext } from '../../../platform/http/service-context';
import { getSettings } from '../../../platform/settings/settings';
import { devicesOf, knownDeviceId } from './device-cookie';
import { memberMark } from '../members/member-mark';
import { findMember } from '../members/member-store';

/** Whether a request comes from a browser that is known to the member with this email, if there is one. */
export async function isKnownBrowser(
  { payload }: ServiceContext,
  headers: Headers,
  email: string,
): Promise<boolean> {
  const devices = devicesOf(headers);
  if (devices.length === 0) return false;
  const member = await findMember(payload, { email });
  return member !== null && knownDeviceId(devices, memberMark(member), getSettings().TOKEN_SECRETS) !== null;
}
