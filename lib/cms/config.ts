import path from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { getSettings } from '../ops/settings';
import { auditEvents } from './collections/audit-events';
import { categories } from './collections/categories';
import { commentReports } from './collections/comment-reports';
import { comments } from './collections/comments';
import { contactMessages } from './collections/contact-messages';
import { documents } from './collections/documents';
import { idempotencyKeys } from './collections/idempotency-keys';
import { images } from './collections/images';
import { memberSessions } from './collections/member-sessions';
import { members } from './collections/members';
import { outgoingMails } from './collections/outgoing-mails';
import { pageNodes } from './collections/page-nodes';
import { pages } from './collections/pages';
import { pollVotes } from './collections/poll-votes';
import { polls } from './collections/polls';
import { posts } from './collections/posts';
import { rateLimits } from './collections/rate-limits';
import { redirects } from './collections/redirects';
import { staff } from './collections/staff';
import { stories } from './collections/stories';
import { videos } from './collections/videos';
import { databaseAdapter } from './database/adapter';
import { articleEditor } from './editor/article-editor';
import { installation } from './globals/installation';
import { answerCallerFaults } from './hooks/answer-caller-faults';
import { withAudit } from './hooks/audit';
import { withCheckedFilters } from './hooks/check-filters';
import { withCheckedShapes } from './hooks/check-shapes';
import { withKeptFileFacts } from './hooks/keep-file-facts';
import { deleteExpiredAnswers } from './jobs/delete-expired-answers';
import { deleteOldEvents } from './jobs/delete-old-events';
import { deleteOldMessages } from './jobs/delete-old-messages';
import { jobsInPanel } from './jobs/jobs-in-panel';
import { withRetries } from './jobs/with-retries';
import { mailAdapter } from './mail-adapter';
import { panelWords } from './panel-words';
import { payloadLogger } from './payload-logger';
import { withPublicationOnTime } from './schedule/publish-on-time';

const settings = getSettings();
const root = process.cwd();

export default buildConfig({
  secret: settings.PAYLOAD_SECRET,
  serverURL: settings.SITE_URL,
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  admin: {
    user: staff.slug,
    // Payload's own default asks a third party for a portrait by the person's e-mail.
    avatar: 'default',
    importMap: { baseDir: root, importMapFile: path.resolve(root, 'app/(cms)/admin/importMap.js') },
    meta: {
      titleSuffix: ` · ${settings.SITE_NAME}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      graphics: {
        Logo: '/components/cms/panel-logo#PanelLogo',
        Icon: '/components/cms/panel-icon#PanelIcon',
      },
      providers: ['/components/cms/password-length#PasswordLength'],
      beforeDashboard: ['/components/cms/dashboard-links#DashboardLinks'],
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
    pages,
    polls,
    comments,
    commentReports,
    contactMessages,
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
  ].map((collection) => withCheckedShapes(withKeptFileFacts(withAudit(collection)))),
  globals: [installation],
  hooks: { afterError: [answerCallerFaults] },
  db: databaseAdapter(settings),
  editor: articleEditor,
  i18n: { translations: { en: panelWords } },
  email: mailAdapter,
  logger: payloadLogger,
  sharp,
  // Films are the largest; pictures and documents have a smaller limit of their own (lib/cms/uploads).
  upload: {
    abortOnLimit: true,
    responseOnLimit: 'Files may be at most 20 MB.',
    requestSizeLimit: 21 * 1024 * 1024,
    limits: { fileSize: 20 * 1024 * 1024, files: 1 },
  },
  jobs: {
    tasks: [deleteExpiredAnswers, deleteOldMessages, deleteOldEvents],
    jobsCollectionOverrides: ({ defaultJobsCollection }) => jobsInPanel(defaultJobsCollection),
    // Scheduled publishing is looked at three times a minute by the server process, so that none comes a minute late; the nightly work every minute.
    autoRun: [
      { cron: '*/20 * * * * *', limit: 100 },
      { cron: '* * * * *', limit: 20, queue: 'nightly' },
    ],
    access: { run: () => false },
  },
  typescript: { outputFile: path.resolve(root, 'lib/cms/payload-types.ts') },
}).then((config) => withCheckedFilters(withPublicationOnTime(withRetries(config))));
