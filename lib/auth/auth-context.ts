import type { Payload } from 'payload';

/** What signing in and out needs from its surroundings; tests bring their own clock. */
export interface AuthContext {
  payload: Payload;
  nowMs: () => number;
}

/** Who calls: the member of the access token, and the signed-in device it belongs to. */
export interface Caller {
  memberId: string;
  sessionId: string | null;
}
