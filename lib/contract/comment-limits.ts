/** Apart from the schemas, so that a page can know them without a validator. Characters are code points. */
export const maxCommentCharacters = 2_000;
export const maxReportNoteCharacters = 500;

/** Why a comment is reported. */
export const reportReasons = ['unsafe', 'unkind', 'spam', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
