import type { Payload } from 'payload';

/** What a service needs from its surroundings; tests bring their own clock. */
export interface ServiceContext {
  payload: Payload;
  nowMs: () => number;
}

/** Who calls: the member of the access token, and the signed-in device that it belongs to; the staff have none. */
export interface Caller {
  memberId: string;
  sessionId: string | null;
}
