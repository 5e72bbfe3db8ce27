export * from './sdk.gen.js';
export type * from './types.gen.js';
export { client } from './client.gen.js';
export { createClient, createConfig } from './client/index.js';
