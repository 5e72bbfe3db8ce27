import type { Visit } from '../../../platform/http/endpoint';
import { getSettings } from '../../../platform/settings/settings';
import { deviceSetCookie, devicesOf, withMark } from './device-cookie';
import { memberMark } from '../members/member-mark';
import { findMember } from '../members/member-store';

/** Makes the browser known to a member who has just proven who they are: the cookie leaves with the answer. */
export async function rememberBrowser(
  { payload, request, answerHeaders }: Pick<Visit, 'payload' | 'request' | 'answerHeaders'>,
  memberId: string,
): Promise<void> {
  const member = await findMember(payload, { id: memberId });
  if (!member) return;
  const { SITE_URL, TOKEN_SECRETS } = getSettings();
  const device = withMark(devicesOf(request.headers)[0], memberMark(member), TOKEN_SECRETS);
  answerHeaders.append(
    'Set-Cookie',
    deviceSetCookie(device, { path: '/api', isHttps: SITE_URL.startsWith('https:') }),
  );
}
