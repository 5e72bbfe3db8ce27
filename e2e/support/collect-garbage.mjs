import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded before a program (`--import`): everything that nothing refers to is collected every second, as it
 * would be after hours under load.
 */
setFlagsFromString('--expose-gc');
setInterval(runInNewContext('gc'), 1_000).unref();
