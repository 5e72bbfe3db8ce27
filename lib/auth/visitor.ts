import { deviceNameOf } from './device-name';
import type { Visitor } from './sign-in';

/** Where a sign-in request comes from. */
export function visitorOf({ request, address }: { request: Request; address: string }): Visitor {
  return { address, deviceName: deviceNameOf(request.headers.get('user-agent')) };
}
