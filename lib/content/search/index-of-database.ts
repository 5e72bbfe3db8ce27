import type { Payload } from 'payload';
import { postgresIndex } from './postgres-index';
import type { SearchIndex } from './search-index';
import { sqliteIndex } from './sqlite-index';

export function searchIndexOf(payload: Payload): SearchIndex {
  return payload.db.name === 'sqlite' ? sqliteIndex : postgresIndex;
}
