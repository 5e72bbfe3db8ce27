import type * as z from 'zod';
import type { KeyOperation } from '../contract/api-key-words';

/** Operations of the HTTP contract, by their ids, that tools ask for everybody. */
export type PublicOperation =
  | 'checkSafety'
  | 'findFoods'
  | 'growthCentiles'
  | 'listRecipePreviews'
  | 'searchBlogs';

/** Those that take a member's key. */
export type MemberOperation = Exclude<
  KeyOperation,
  | 'assistant'
  | 'listFavoriteRecipes'
  | 'listGivenDrops'
  | 'listMeals'
  | 'listRecipes'
  | 'listStoredPortions'
  | 'listWater'
  | 'readBaby'
  | 'readInsights'
  | 'readRecipe'
  | 'storePortions'
>;

export type ToolOperation = PublicOperation | MemberOperation;

export interface OperationCall {
  operation: ToolOperation;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** Under which a call that is sent again does nothing twice. */
  idempotencyKey?: string | undefined;
}

/**
 * Asks an operation of the HTTP contract, with its checks and its limits, for whoever sent the message.
 * @throws OperationRefused
 */
export type CallOperation = (call: OperationCall) => Promise<unknown>;

/** What an operation answered that did not do what it was asked. */
export class OperationRefused extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`The operation answered ${status}.`);
    this.name = 'OperationRefused';
  }
}

interface ToolDeclaration<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  /** For the assistant: when to use it and how to read the answer. */
  description: string;
  /** Whether it stores something. */
  isWriting?: boolean;
  input: Input;
  /** Only what it names gets out. */
  output: Output;
  run: (input: z.output<Input>, call: CallOperation) => Promise<z.input<Output>>;
}

/** A tool as the server registers it, the types of its own input checked and forgotten. */
export interface AssistantTool {
  name: string;
  title: string;
  description: string;
  isWriting?: boolean;
  input: z.ZodObject;
  output: z.ZodObject;
  run: (input: unknown, call: CallOperation) => Promise<Record<string, unknown>>;
}

/** Declares a tool. What operations answer is read by schemas of the contract before any of it is passed on. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  declaration: ToolDeclaration<Input, Output>,
): AssistantTool {
  const { input, output, run, ...words } = declaration;
  return {
    ...words,
    input,
    output,
    run: async (given, call) => output.parse(await run(input.parse(given), call)),
  };
}
