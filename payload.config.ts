import path from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { getSettings } from './lib/platform/settings/settings';
import { auditEvents } from './lib/content/cms/collections/audit-events';
import { categories } from './lib/content/cms/collections/categories';
import { commentReports } from './lib/content/cms/collections/comment-reports';
import { comments } from './lib/content/cms/collections/comments';
import { contactMessages } from './lib/content/cms/collections/contact-messages';
import { documents } from './lib/content/cms/collections/documents';
import { idempotencyKeys } from './lib/content/cms/collections/idempotency-keys';
import { images } from './lib/content/cms/collections/images';
import { memberSessions } from './lib/content/cms/collections/member-sessions';
import { members } from './lib/content/cms/collections/members';
import { newsletterSubscribers } from './lib/content/cms/collections/newsletter-subscribers';
import { outgoingMails } from './lib/content/cms/collections/outgoing-mails';
import { pageNodes } from './lib/content/cms/collections/page-nodes';
import { pageVotes } from './lib/content/cms/collections/page-votes';
import { pages } from './lib/content/cms/collections/pages';
import { people } from './lib/content/cms/collections/people';
import { pollVotes } from './lib/content/cms/collections/poll-votes';
import { polls } from './lib/content/cms/collections/polls';
import { posts } from './lib/content/cms/collections/posts';
import { rateLimits } from './lib/content/cms/collections/rate-limits';
import { redirects } from './lib/content/cms/collections/redirects';
import { staff } from './lib/content/cms/collections/staff';
import { stories } from './lib/content/cms/collections/stories';
import { videos } from './lib/content/cms/collections/videos';
import { databaseAdapter } from './lib/platform/database/adapter';
import { articleEditor } from './lib/content/cms/editor/article-editor';
import { installation } from './lib/content/cms/globals/installation';
import { publication } from './lib/content/cms/globals/publication';
import { readPanelSettings } from './lib/content/cms/globals/read-panel-settings';
import { answerCallerFaults } from './lib/content/cms/hooks/answer-caller-faults';
import { withAudit } from './lib/content/cms/hooks/audit';
import { withCheckedFilters } from './lib/content/cms/hooks/check-filters';
import { withCheckedShapes } from './lib/content/cms/hooks/check-shapes';
import { withProtectedFileFacts } from './lib/content/cms/hooks/protect-file-facts';
import { deleteExpiredAnswers } from './lib/content/cms/jobs/delete-expired-answers';
import { deleteOldEvents } from './lib/content/cms/jobs/delete-old-events';
import { deleteOldMessages } from './lib/content/cms/jobs/delete-old-messages';
import { jobsInPanel } from './lib/content/cms/jobs/jobs-in-panel';
import { sendNewsletter } from './lib/content/cms/jobs/send-newsletter';
import { withRetries } from './lib/content/cms/jobs/with-retries';
import { mailAdapter } from './lib/content/cms/mail-adapter';
import { panelWords } from './lib/content/cms/panel-words';
import { payloadLogger } from './lib/content/cms/payload-logger';
import { withPublicationOnTime } from './lib/content/cms/schedule/publish-on-time';
import { withoutApiTab } from './lib/content/cms/without-api-tab';
import { commentsOfMember } from './lib/content/community/comments/member-feature';
import { pollsOfMember } from './lib/content/community/polls/member-feature';
import { nutriaiOfMember } from './lib/nutriai/server/member-data/member-feature';

const settings = getSettings();
const root = process.cwd();

export default buildConfig({
  secret: settings.PAYLOAD_SECRET,
  serverURL: settings.SITE_URL,
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  // The site reads two levels of relations at most: ten, as is usual, let one request hold the thread.
  maxDepth: 3,
  admin: {
    user: staff.slug,
    // Payload's own default asks a third party for a portrait by the person's e-mail.
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    importMap: { baseDir: root, importMapFile: path.resolve(root, 'app/(cms)/admin/importMap.js') },
    meta: {
      titleSuffix: ` · ${settings.SITE_NAME}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      graphics: {
        Logo: '/components/content/panel/panel-logo#PanelLogo',
        Icon: '/components/content/panel/panel-icon#PanelIcon',
      },
      providers: [
        '/components/content/panel/password-length#PasswordLength',
        '/components/content/panel/paste-from-word-processors#PasteFromWordProcessors',
      ],
      beforeDashboard: ['/components/content/panel/dashboard-links#DashboardLinks'],
    },
    livePreview: {
      breakpoints: [
        { label: 'Phone', name: 'phone', width: 390, height: 844 },
        { label: 'Tablet', name: 'tablet', width: 768, height: 1024 },
        { label: 'Desktop', name: 'desktop', width: 1440, height: 900 },
      ],
    },
  },
  collections: [
    posts,
    stories,
    categories,
    people,
    pages,
    polls,
    comments,
    commentReports,
    contactMessages,
    newsletterSubscribers,
    pageVotes,
    images,
    videos,
    documents,
    redirects,
    members,
    staff,
    memberSessions,
    rateLimits,
    pageNodes,
    pollVotes,
    idempotencyKeys,
    outgoingMails,
    auditEvents,
  ].map((collection) => withoutApiTab(withCheckedShapes(withProtectedFileFacts(withAudit(collection))))),
  globals: [installation, publication],
  onInit: readPanelSettings,
  hooks: { afterError: [answerCallerFaults] },
  db: databaseAdapter(settings),
  editor: articleEditor,
  i18n: { translations: { en: panelWords } },
  email: mailAdapter,
  logger: payloadLogger,
  sharp,
  // Films are the largest; pictures and documents have a smaller limit of their own (lib/content/cms/uploads).
  upload: {
    abortOnLimit: true,
    responseOnLimit: 'Files may be at most 20 MB.',
    requestSizeLimit: 21 * 1024 * 1024,
    limits: { fileSize: 20 * 1024 * 1024, files: 1 },
  },
  jobs: {
    tasks: [deleteExpiredAnswers, deleteOldMessages, deleteOldEvents, sendNewsletter],
    jobsCollectionOverrides: ({ defaultJobsCollection }) => jobsInPanel(defaultJobsCollection),
    // Scheduled publishing is looked at three times a minute by the server process, so that none comes a
    // minute late; the nightly work every minute.
    autoRun: [
      { cron: '*/20 * * * * *', limit: 100 },
      { cron: '* * * * *', limit: 20, queue: 'nightly' },
    ],
    access: { run: () => false },
  },
  custom: { memberFeatures: [nutriaiOfMember, commentsOfMember, pollsOfMember] },
  typescript: { outputFile: path.resolve(root, 'lib/platform/database/payload-types.ts') },
}).then((config) => withCheckedFilters(withPublicationOnTime(withRetries(config))));
