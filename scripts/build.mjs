import { build, buildIfNeeded, say } from './start-steps.mjs';

/** `npm run build`; with `-- --anew` also when nothing has changed. */
if (process.argv.includes('--anew')) await build();
else if (!(await buildIfNeeded())) say('Nothing has changed since the last build.');
