import type { Operation } from './operation';
import { accountOperations } from './operations/accounts';
import { blogOperations } from './operations/blog';
import { contentOperations } from './operations/content';
import { editorOperations } from './operations/editors';
import { nutriaiAskOperations } from './operations/nutriai-ask';
import { nutriaiBabyOperations } from './operations/nutriai-babies';
import { nutriaiCarerOperations } from './operations/nutriai-carers';
import { nutriaiDropOperations } from './operations/nutriai-drops';
import { nutriaiHealthLinkOperations } from './operations/nutriai-health-links';
import { nutriaiImportOperations } from './operations/nutriai-imports';
import { nutriaiInsightOperations } from './operations/nutriai-insights';
import { nutriaiMealOperations } from './operations/nutriai-meals';
import { nutriaiPlanOperations } from './operations/nutriai-plans';
import { nutriaiPublicOperations } from './operations/nutriai-public';
import { nutriaiReactionPhotoOperations } from './operations/nutriai-reaction-photos';
import { nutriaiRecipeOperations } from './operations/nutriai-recipes';
import { nutriaiReminderOperations } from './operations/nutriai-reminders';
import { nutriaiTodayOperations } from './operations/nutriai-today';
import { nutriaiPortionsOperations } from './operations/nutriai-portions';
import { nutriaiWaterOperations } from './operations/nutriai-water';
import { publicationOperations } from './operations/publication';
import { searchOperations } from './operations/search';
import { webhookOperations } from './operations/webhooks';

/** Every operation of the contract, in the order in which the document shows it. */
export const operations: readonly Operation[] = [
  ...Object.values(accountOperations),
  ...Object.values(webhookOperations),
  ...Object.values(blogOperations),
  ...contentOperations,
  ...Object.values(searchOperations),
  ...Object.values(publicationOperations),
  ...Object.values(nutriaiPublicOperations),
  ...Object.values(nutriaiBabyOperations),
  ...Object.values(nutriaiCarerOperations),
  ...Object.values(nutriaiHealthLinkOperations),
  ...Object.values(nutriaiMealOperations),
  ...Object.values(nutriaiReactionPhotoOperations),
  ...Object.values(nutriaiWaterOperations),
  ...Object.values(nutriaiPortionsOperations),
  ...Object.values(nutriaiDropOperations),
  ...Object.values(nutriaiReminderOperations),
  ...Object.values(nutriaiTodayOperations),
  ...Object.values(nutriaiImportOperations),
  ...Object.values(nutriaiPlanOperations),
  ...Object.values(nutriaiInsightOperations),
  ...Object.values(nutriaiAskOperations),
  ...Object.values(nutriaiRecipeOperations),
  ...editorOperations,
];

export const operationTags = {
  Accounts: 'Sign-in, tokens, the member’s own profile, and the contact form.',
  'Blog and stories': 'Short forms of posts, categories and stories, plus comments and polls.',
  Content: 'All published content, for programs written for Wagtail’s API v2.',
  Search:
    'Full-text search of posts, web stories and recipes: ranked, stemmed and tolerant of typing errors.',
  Publication: 'The newsletter, and readers’ feedback on a page.',
  NutriAI: 'What a child may eat, foods, recipes and what babies need.',
  Editors: 'Drafts, uploads and publishing, for staff.',
} as const;
