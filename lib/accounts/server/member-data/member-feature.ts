import type { Payload } from 'payload';
import type { AccountExport } from '../../../contract/account-export';
import type { WriteTransaction } from '../../../platform/database/sql';
import type { ServiceContext } from '../../../platform/http/service-context';

type Rows = WriteTransaction['rows'];

/** The parts of the export that belong to the account itself. */
type AccountPart = 'exported_at' | 'site' | 'profile' | 'consents' | 'devices' | 'api_keys';

/** Everything in the export that features add; together they must give all of it. */
export type FeatureExport = Omit<AccountExport, AccountPart>;

export interface ExportSource extends ServiceContext {
  /** Reads outside any transaction. */
  rows: Rows;
  memberId: string;
  siteUrl: string;
  /** Newest first. */
  tokenSecrets: readonly string[];
}

export interface Erasure {
  memberId: string;
  /** Newest first. */
  tokenSecrets: readonly string[];
  nowMs: number;
}

/**
 * What a feature of the site stores of a member. The account exports and erases it without knowing the
 * feature: `payload.config.ts` lists them all under `custom.memberFeatures`.
 */
export interface MemberFeature {
  exportData: (source: ExportSource) => Promise<Partial<FeatureExport>>;
  /** Throws an `ApiError` where the member must not erase their data yet. */
  refuseErasure?: (rows: Rows, erasure: Pick<Erasure, 'memberId' | 'nowMs'>) => Promise<void>;
  /**
   * Runs before the member's row is deleted, in the same transaction. Rows that go with the member's own row
   * need nothing.
   */
  erase: (rows: Rows, erasure: Erasure) => Promise<void>;
  /** Voids what the member has handed out, by which a thief could stay or go on listening. */
  voidPending?: (rows: Rows, memberId: string) => Promise<void>;
  /** Does what waits and is due, such as sending messages. Called twice a minute; never throws. */
  doWaitingWork?: (context: ServiceContext) => Promise<void>;
  /** Deletes what is past its time, every night. */
  dropExpired?: (rows: Rows, nowMs: number) => Promise<void>;
}

/** Lists the features of this site that store something of its members. */
export function memberFeaturesOf({ config }: Pick<Payload, 'config'>): readonly MemberFeature[] {
  const features: unknown = config.custom?.memberFeatures;
  if (!Array.isArray(features)) throw new Error('payload.config.ts lists no custom.memberFeatures.');
  return features as readonly MemberFeature[];
}
