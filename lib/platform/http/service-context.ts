import type { Payload } from 'payload';
import type { KeyScope } from '../../contract/api-key-words';
import type { WriteTransaction } from '../database/sql';

/** What a service needs from its surroundings; tests bring their own clock. */
export interface ServiceContext {
  payload: Payload;
  nowMs: () => number;
}

/** What a member's API key allows. */
export interface KeyGrant {
  id: string;
  scopes: readonly KeyScope[];
  /** null: all that the member looks after. */
  babies: readonly string[] | null;
}

/** Who calls: the member of the access token, and the signed-in device that it belongs to; the staff have none. */
export interface Caller {
  memberId: string;
  sessionId: string | null;
  /** There when a key calls, and not the member at a device of theirs. */
  key?: KeyGrant;
  /** There when the member chose it: what foods are called and how temperatures are said. British else. */
  english?: 'american';
}

/** What a change by a member needs beside its context: the transaction it is stored in, and who asked for it. */
export interface MemberWrite {
  transaction: WriteTransaction;
  caller: Caller;
}
