import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SafetyCaseTable } from '../knowledge/schemas/safety-cases';

/**
 * Every safety case that the gate is tested on, by what a table of them is about. Only tests and measurements
 * read them, so they are in a file of their own beside the knowledge that the server loads.
 */
export const caseTables = JSON.parse(
  readFileSync(path.join(process.cwd(), '.programs', 'safety-cases.json'), 'utf8'),
) as readonly SafetyCaseTable[];
