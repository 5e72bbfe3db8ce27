import type * as z from 'zod';
import type { EditedPage, EditorsTransaction } from './edited-page';

/** What an action leaves: the page to show, if there is still one. */
export type ActionResult = { status: 200 | 201; pageId: number; isDraftShown?: boolean } | { status: 204 };

export interface ActionCall<Input> {
  /** Everything is done in it or nothing. */
  transaction: EditorsTransaction;
  page: EditedPage;
  input: Input;
}

/** An action with its payload's shape, the types checked and forgotten, so that one table can hold all of them. */
export interface PageAction {
  payload: z.ZodType;
  run: (call: ActionCall<unknown>) => Promise<ActionResult>;
}

/**
 * @param run looks first at the pages, revisions or languages that the payload names (404), then at the rules
 *   of the tree (400 `message`), then at what may be done (403 `detail`), then at the page's own fields (400
 *   by field)
 */
export function pageAction<Input>(
  payload: z.ZodType<Input>,
  run: (call: ActionCall<Input>) => Promise<ActionResult>,
): PageAction {
  // The caller has parsed the input by this action's own schema.
  return { payload, run: (call) => run(call as ActionCall<Input>) };
}
