import { devicesOf } from './device-cookie';
import { deviceNameOf } from './device-name';
import type { Visitor } from './sign-in';

/** Where a sign-in request comes from. */
export function visitorOf({ request, address }: { request: Request; address: string }): Visitor {
  const { headers } = request;
  return { address, deviceName: deviceNameOf(headers.get('user-agent')), devices: devicesOf(headers) };
}
