import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Api } from './api-test';

export const mcp = '/mcp';

/** Which revision of the protocol a client speaks: that of 2025, with `initialize`, or of 2026, without. */
export type Revision = 'legacy' | '2026-07-28';

/** Connects the protocol's own client, as one visitor or with a key. */
export async function connectAssistant(
  { address }: Api,
  {
    baseURL = '',
    revision = 'legacy',
    key,
  }: { baseURL?: string | undefined; revision?: Revision; key?: string },
): Promise<Client> {
  const mode = revision === 'legacy' ? revision : { pin: revision };
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const headers = {
    'x-forwarded-for': address,
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcp, baseURL), { requestInit: { headers } }),
  );
  return client;
}

/** One message as a program without the protocol's library would send it. */
export const message = (method: string, params?: object, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params && { params }),
});

export const toolCall = (name: string, input: unknown) => message('tools/call', { name, arguments: input });
