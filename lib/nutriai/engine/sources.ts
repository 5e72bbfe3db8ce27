import { knowledge } from './knowledge/knowledge';
import type { Source } from './knowledge/schemas/sources';
import type { SourceId } from './knowledge/source-ids';

export type { Source, SourceId };

/** Every source the engine cites, by the id that data and findings carry. */
export const sources: Readonly<Record<SourceId, Source>> = knowledge.sources;
