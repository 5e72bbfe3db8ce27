/** So many uses in a fixed window. */
export interface RateLimit {
  points: number;
  windowSeconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit of the site in one place. What each counts by is said where it is used: an address, a member, an account's e-mail. */
export const rateLimits = {
  /** By address, every attempt, right or wrong. */
  login: { points: 10, windowSeconds: 5 * minute },
  /** By account (its e-mail, known to us or not), failures only; see lib/auth/sign-in-limits.ts. */
  loginAccount: { points: 10, windowSeconds: 5 * minute },
  /** By account and address: how many of an address's failures count against the account. */
  loginAccountFromAddress: { points: 5, windowSeconds: 5 * minute },
  /** Not a limit but a memory: an address from which the account was signed in to stays known so long. */
  loginKnownAddress: { points: 1, windowSeconds: 30 * day },
  /** By address, failures only: people of the staff share an office. */
  staffLogin: { points: 30, windowSeconds: 5 * minute },
  /** By address, and again by the e-mail that was typed. */
  staffReset: { points: 5, windowSeconds: hour },
  staffResetConfirm: { points: 20, windowSeconds: 10 * minute },
  register: { points: 5, windowSeconds: hour },
  /** By address, and again by member. */
  refresh: { points: 60, windowSeconds: minute },
  refreshMember: { points: 60, windowSeconds: minute },
  logout: { points: 60, windowSeconds: minute },
  /** By member: whoever found an open browser must not be able to guess the old password. */
  passwordChange: { points: 10, windowSeconds: 5 * minute },
  profileChange: { points: 60, windowSeconds: minute },
  /** By address, and again by the e-mail that was typed, whether we know it or not. */
  passwordReset: { points: 3, windowSeconds: hour },
  passwordResetConfirm: { points: 10, windowSeconds: 10 * minute },
  /** By member: each sends a mail to an address of their choice. */
  emailChange: { points: 5, windowSeconds: hour },
  emailConfirm: { points: 10, windowSeconds: 10 * minute },
  /** By member: an export reads all that there is. */
  accountExport: { points: 10, windowSeconds: hour },
  contact: { points: 5, windowSeconds: hour },
  /** By member, and again by address. */
  comment: { points: 5, windowSeconds: minute },
  commentAddress: { points: 60, windowSeconds: 10 * minute },
  commentChange: { points: 30, windowSeconds: minute },
  commentReport: { points: 20, windowSeconds: hour },
  /** By address: a household or an office votes on a poll from one. */
  pollVote: { points: 60, windowSeconds: hour },
  /** By address: a parent who goes through a whole shelf, not a program. */
  safetyCheck: { points: 60, windowSeconds: minute },
  /** By member: profiles and invites, and what is logged several times a day. */
  babyChange: { points: 60, windowSeconds: minute },
  babyInvite: { points: 20, windowSeconds: hour },
  /** By member: a changed role or a removal sends a mail to every parent. */
  carerChange: { points: 30, windowSeconds: hour },
  babyInviteUse: { points: 20, windowSeconds: 10 * minute },
  /** By address: looking at an invite needs no account. */
  babyInvitePreview: { points: 30, windowSeconds: 10 * minute },
  babyLog: { points: 120, windowSeconds: minute },
  /** By member: plans that are made or solved anew, and the other changes of plans. */
  mealPlan: { points: 30, windowSeconds: 10 * minute },
  mealPlanChange: { points: 120, windowSeconds: minute },
  /** By member: a look back costs some work. */
  babyInsights: { points: 60, windowSeconds: minute },
  /** By member: a parent asks a few in a row, and a model may be asked each time. */
  ask: { points: 30, windowSeconds: minute },
  /** By member: a recipe by a model costs, one by the composer some work; what is typed is checked as it is typed. */
  recipeGenerate: { points: 20, windowSeconds: 10 * minute },
  recipeCheck: { points: 120, windowSeconds: minute },
  recipeChange: { points: 60, windowSeconds: minute },
  recipeFavorite: { points: 120, windowSeconds: minute },
  /** By person of the staff: enough for a program that brings a whole blog, not for one that runs wild. */
  editorsChange: { points: 600, windowSeconds: minute },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
