import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Imported for its effect, before anything that reads the settings: an empty site that nobody else has. */
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'little-pear-'));
process.env.DATABASE_URL = '';
process.env.S3_BUCKET = '';
