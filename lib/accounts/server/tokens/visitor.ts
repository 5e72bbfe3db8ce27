import { devicesOf } from '../sign-in/device-cookie';
import { deviceNameOf } from '../sign-in/device-name';
import type { Visitor } from '../sign-in/sign-in';

/** Where a sign-in request comes from. */
export function visitorOf({ request, address }: { request: Request; address: string }): Visitor {
  const { headers } = request;
  return { address, deviceName: deviceNameOf(headers.get('user-agent')), devices: devicesOf(headers) };
}
