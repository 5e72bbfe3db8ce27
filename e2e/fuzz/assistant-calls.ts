import type { Client } from './callers';
import { hostileJson, hostileTexts } from './hostile-values';
import type { Caller } from './make-request';
import type { Random } from './random';
import type { RawRequest } from './raw-http';
import { fitting, nearlyFitting, type Schema } from './schema-values';

/** What an assistant may ask for (docs/assistants.md). */
export interface AssistantTool {
  name: string;
  inputSchema: Schema;
}

const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });

/** The tools that a caller is offered. */
export async function assistantTools(client: Client): Promise<AssistantTool[]> {
  const { result } = await client.call('POST', '/mcp', message('tools/list', {}));
  return (result as { tools: AssistantTool[] }).tools;
}

export function toolCall({ name }: AssistantTool, input: unknown, { authorization }: Caller): RawRequest {
  return assistantMessage(JSON.stringify(message('tools/call', { name, arguments: input })), authorization);
}

/** A message of an assistant: a call of a tool that fits, one that nearly does, or a message that is odd itself. */
export function assistantRequest(
  tools: readonly AssistantTool[],
  { authorization, ids }: Caller,
  random: Random,
): RawRequest {
  const tool = random.pick(tools);
  const input = fitting(tool.inputSchema, random, ids);
  const name = random.chance(0.1) ? random.pick(hostileTexts) : tool.name;
  const method = random.chance(0.1) ? random.pick(otherMethods) : 'tools/call';
  const whole = message(method, { name, arguments: input });
  const body = random.chance(0.5) ? JSON.stringify(whole) : nearlyFitting(whole, random, hostileJson);
  return assistantMessage(body, authorization);
}

const otherMethods = [
  'initialize',
  'ping',
  'tools/list',
  'resources/read',
  'prompts/get',
  'logging/setLevel',
  '',
];

function assistantMessage(body: string, authorization: string | null): RawRequest {
  return {
    method: 'POST',
    target: '/mcp',
    headers: [
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json, text/event-stream'],
      ...(authorization === null ? [] : [['Authorization', authorization] as const]),
    ],
    body: Buffer.from(body),
  };
}
