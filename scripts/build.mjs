import { build } from './start-steps.mjs';

await build();
