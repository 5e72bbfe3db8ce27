/** So many uses in a fixed window. */
export interface RateLimit {
  points: number;
  windowSeconds: number;
  /**
   * Instead of a window: so many uses at once, and one more every `windowSeconds / points` seconds. Whoever
   * is refused waits for one use and never for a whole window, and being refused does not make the wait
   * longer.
   */
  isSteady?: true;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Every limit of the site in one place. What each counts by is said where it is used: an address, a member,
 * an account's email.
 */
export const rateLimits = {
  /** By address, every attempt, right or wrong, unless it comes from a browser that the account knows. */
  login: { points: 10, windowSeconds: 5 * minute, isSteady: true },
  /** By IPv6 /48, what one can rent for next to nothing: sixteen addresses' worth, for members and staff together. */
  loginNetwork: { points: 160, windowSeconds: 5 * minute, isSteady: true },
  /** By account and known browser (its cookie); used up, the browser counts like any other. */
  loginDevice: { points: 10, windowSeconds: 5 * minute, isSteady: true },
  /**
   * Not a limit but a measure: how many strangers failed at an account lately, a minute each;
   * lib/accounts/server/sign-in/sign-in-limits.ts makes a delay of it.
   */
  loginPressure: { points: 20, windowSeconds: 20 * minute, isSteady: true },
  /** Not a limit but a memory: who has begun to wait for an account can come back for so long after the wait. */
  loginTurn: { points: 1, windowSeconds: 10 * minute },
  /** By address: its tokens come from Google, so that no flood of passwords may use these up. */
  socialLogin: { points: 10, windowSeconds: 5 * minute, isSteady: true },
  /** By address: people of the staff share an office. */
  staffLogin: { points: 30, windowSeconds: 5 * minute, isSteady: true },
  /** By address, once for each email that is typed there. */
  staffReset: { points: 5, windowSeconds: hour, isSteady: true },
  staffResetConfirm: { points: 20, windowSeconds: 10 * minute },
  /** By address: accounts made, and answers that an e-mail is taken. */
  register: { points: 5, windowSeconds: hour },
  /** By address: whatever is asked, so that a form with mistakes can be sent again. */
  registerAttempt: { points: 30, windowSeconds: hour },
  /**
   * By address, tokens that open nothing alone: what is good counts by its member and is never refused
   * because of the neighbours.
   */
  refresh: { points: 60, windowSeconds: minute },
  refreshMember: { points: 60, windowSeconds: minute },
  /** By address, tokens that open nothing alone. */
  logout: { points: 60, windowSeconds: minute },
  /** By member: whoever found an open browser must not be able to guess the old password. */
  passwordChange: { points: 10, windowSeconds: 5 * minute },
  profileChange: { points: 60, windowSeconds: minute },
  /**
   * By address, once for each email that is typed there, whether we know it or not
   * (lib/accounts/server/passwords/reset-limits.ts).
   */
  passwordReset: { points: 3, windowSeconds: hour, isSteady: true },
  /** Not a limit but a memory, by address and email: asking again for the same one counts once. */
  passwordResetAgain: { points: 1, windowSeconds: hour },
  /** By the email that was typed: how often it is looked into; what is over it is answered as ever. */
  passwordResetAsk: { points: 6, windowSeconds: minute, isSteady: true },
  /** By member or person of the staff: new links while the last one still works. */
  passwordResetMail: { points: 3, windowSeconds: 3 * hour, isSteady: true },
  /** By address, wrong links alone. */
  passwordResetConfirm: { points: 10, windowSeconds: 10 * minute },
  /** By member: each sends a mail to an address of their choice. */
  emailChange: { points: 5, windowSeconds: hour },
  /** By address, wrong links alone. */
  emailConfirm: { points: 10, windowSeconds: 10 * minute },
  /** By key: a program that asks every few seconds. */
  apiKey: { points: 120, windowSeconds: minute },
  /** By member: each sends a mail. */
  apiKeyMake: { points: 20, windowSeconds: hour },
  /** By member: each sends a mail. */
  webhookMake: { points: 20, windowSeconds: hour },
  webhookChange: { points: 60, windowSeconds: minute },
  /** By member: each makes this site send a message to an address of theirs. */
  webhookSend: { points: 30, windowSeconds: 10 * minute },
  /** By member: an export reads all that there is. */
  accountExport: { points: 10, windowSeconds: hour },
  /** By address, of somebody who sends a token by member. */
  contact: { points: 5, windowSeconds: hour },
  /** By member. */
  comment: { points: 5, windowSeconds: minute },
  /** By address; what is over it is not refused but waits for a moderator. */
  commentAddress: { points: 60, windowSeconds: 10 * minute },
  commentChange: { points: 30, windowSeconds: minute },
  commentReport: { points: 20, windowSeconds: hour },
  /** By member; of visitors by address: a household or an office votes on a poll from one. */
  pollVote: { points: 60, windowSeconds: hour },
  /** By member; of visitors by address: a parent who goes through a whole shelf, not a program. */
  safetyCheck: { points: 60, windowSeconds: minute },
  /** By address. */
  growthCentiles: { points: 60, windowSeconds: minute },
  /**
   * By address, with a key by its member: messages of assistants, each of which may ask one of the operations
   * behind it.
   */
  assistant: { points: 120, windowSeconds: minute },
  /** By member: profiles and invites, and what is logged several times a day. */
  babyChange: { points: 60, windowSeconds: minute },
  babyInvite: { points: 20, windowSeconds: hour },
  /** By member: each is a record put together, encrypted and stored. */
  healthLinkMake: { points: 20, windowSeconds: hour },
  /** By address: a clinic asks from one. Wrong passcodes have a limit of their own, which a link has for life. */
  healthLink: { points: 60, windowSeconds: minute },
  /** By member: each can make this site send a message to a browser. */
  reminderChange: { points: 60, windowSeconds: minute },
  /** By address: calendars of many members are read by one program. */
  calendarRead: { points: 240, windowSeconds: minute },
  /** By member: a changed role or a removal sends a mail to every parent. */
  carerChange: { points: 30, windowSeconds: hour },
  babyInviteUse: { points: 20, windowSeconds: 10 * minute },
  /** By address, wrong invites alone: looking at one needs no account. */
  babyInvitePreview: { points: 30, windowSeconds: 10 * minute },
  babyLog: { points: 120, windowSeconds: minute },
  /** By member: each is a picture drawn anew. */
  reactionPhoto: { points: 30, windowSeconds: 10 * minute },
  /** By member: a file is looked at a few times, with other answers to what was asked. */
  dataImport: { points: 60, windowSeconds: hour, isSteady: true },
  /** By member: a meal is checked while it is typed. */
  mealCheck: { points: 240, windowSeconds: minute },
  /** By member: plans that are made or solved anew, and the other changes of plans. */
  mealPlan: { points: 30, windowSeconds: 10 * minute },
  mealPlanChange: { points: 120, windowSeconds: minute },
  /** By member: a look back costs some work. */
  babyInsights: { points: 60, windowSeconds: minute },
  /** By member: a parent asks a few in a row, and a model may be asked each time. */
  ask: { points: 30, windowSeconds: minute },
  /** By member: a recipe by a model costs, one by the composer some work; what is typed is checked as it is typed. */
  recipeGenerate: { points: 20, windowSeconds: 10 * minute },
  /** By member: a long page is a third of a second’s work. */
  recipeRead: { points: 30, windowSeconds: minute },
  recipeCheck: { points: 120, windowSeconds: minute },
  recipeChange: { points: 60, windowSeconds: minute },
  recipeFavorite: { points: 120, windowSeconds: minute },
  /** By address; and by the email that is typed, so that nobody's box is filled. */
  newsletter: { points: 10, windowSeconds: hour },
  newsletterMail: { points: 3, windowSeconds: hour },
  newsletterLink: { points: 60, windowSeconds: 10 * minute },
  /** By address: a reader answers now and then. */
  pageVote: { points: 30, windowSeconds: hour },
  /** By person of the staff: enough for a program that brings a whole blog, not for one that runs wild. */
  editorsChange: { points: 600, windowSeconds: minute },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
