import * as z from 'zod';
import { maxCommentCharacters, maxReportNoteCharacters, reportReasons } from './comment-limits';
import { choiceField, textField, timestamp } from './fields';

/**
 * Marks that turn the direction of what follows around, and the separators that no keyboard types: they serve
 * to deceive or to break the page.
 */
const deceptive = /[\t\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
/** A letter, a figure, a sign or an emoji: invisible characters alone are blank. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Plain text of several lines; more than one empty line in a row is one. */
function wordsField({ max, isBlankAllowed = false }: { max: number; isBlankAllowed?: boolean }) {
  return textField({ max, isMultiline: true, isBlankAllowed })
    .refine((text) => text === '' || visible.test(text), { error: 'This field may not be blank.' })
    .refine((text) => !deceptive.test(text), { error: 'Control characters are not allowed.' })
    .overwrite((text) => text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n'));
}

/** A row's id in a path; anything else is not there. */
export const idPath = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

const rowId = z.int().min(1).max(0x7fff_ffff);
const idField = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value),
  rowId,
);

/** POST /api/add-comment/{id}; `parent` is the comment that is answered, one of the post's own and no reply itself. */
export const newComment = z.object({
  body: wordsField({ max: maxCommentCharacters }),
  parent: idField.nullish(),
});

/** PATCH /api/comments/{id} */
export const commentPatch = z.object({ body: wordsField({ max: maxCommentCharacters }) });

/** POST /api/comments/{id}/report */
export const newReport = z.object({
  reason: choiceField(reportReasons),
  note: wordsField({ max: maxReportNoteCharacters, isBlankAllowed: true }).nullish(),
});

const commentFields = {
  id: z.int(),
  /** The post's id, as /api/blogs has it. */
  post: z.int(),
  /** The comment that this one answers; null for the first of a thread. */
  parent: z.int().nullable(),
  /** Plain text, to be shown as such. Empty when the comment was deleted. */
  body: z.string(),
  /**
   * `pending` waits for a moderator and is shown to its writer alone; `deleted` holds the place of a comment
   * that has replies.
   */
  status: z.enum(['visible', 'pending', 'deleted']),
  /** Null when the comment was deleted. */
  author: z.object({ name: z.string() }).nullable(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  /** Until when its writer may change it; null for everybody else, and once the time is over. */
  can_edit_until: timestamp.nullable(),
  is_mine: z.boolean(),
};

export const commentReply = z.object(commentFields);

/** One comment; `replies`, oldest first, stand in those that may have some. */
export const commentAnswer = commentReply.extend({ replies: z.array(commentReply).optional() });

/**
 * GET /api/add-comment/{id}: the threads of a post, oldest first. `count` counts threads, `total_comments`
 * replies too.
 */
export const commentListAnswer = z.object({
  count: z.int().min(0),
  total_comments: z.int().min(0),
  next: z.url().nullable(),
  previous: z.url().nullable(),
  results: z.array(commentAnswer),
});

export type NewComment = z.output<typeof newComment>;
export type NewReport = z.output<typeof newReport>;
export type CommentReply = z.output<typeof commentReply>;
export type Comment = z.output<typeof commentAnswer>;
export type CommentList = z.output<typeof commentListAnswer>;
