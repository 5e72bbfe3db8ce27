import type { Operation } from './operation';
import { accountOperations } from './operations/accounts';

/** Every operation of the contract, in the order in which the document shows it. */
export const operations: readonly Operation[] = [...accountOperations];

export const operationTags = {
  Accounts: 'Sign-in, tokens, the member’s own profile, and the contact form.',
} as const;
