import { type PanelSettings, panelSettings, withSenderName } from './panel-settings';
import { readStoredSecrets } from './secrets';
import { type Environment, parseEnvironment } from './settings-schema';

export interface Settings extends Omit<Environment, 'SITE_URL' | 'PAYLOAD_SECRET' | 'TOKEN_SECRET'> {
  /**
   * Public origin of the site without a trailing slash; links, canonicals and mails are built from it, never
   * from a request's Host.
   */
  SITE_URL: string;
  PAYLOAD_SECRET: string;
  TOKEN_SECRET: string;
  /** The secret that signs, and behind it those of before: what is read may be made with any of them. */
  TOKEN_SECRETS: readonly string[];
  /** What stands below every mail, where an admin has written something. */
  MAIL_SIGNATURE: string | null;
}

/**
 * `next build` runs without data or secrets, so that an image can be built anywhere; nothing signed with this
 * leaves the build.
 */
const buildOnlySecret = 'used-while-building-only-never-to-sign-anything';

type OwnSettings = Omit<Settings, 'MAIL_SIGNATURE'>;

let settings: OwnSettings | undefined;
let merged: { panel: PanelSettings; settings: Settings } | undefined;

/**
 * The checked settings of this process, read once, with what an admin has set in the panel since.
 * @throws SettingsError when the environment is bad; Error when no secret is given and none was made by a first start
 */
export function getSettings(): Settings {
  settings ??= loadSettings();
  const panel = panelSettings();
  if (merged?.panel !== panel) merged = { panel, settings: withPanel(settings, panel) };
  return merged.settings;
}

function withPanel(own: OwnSettings, { siteName, senderName, mailSignature }: PanelSettings): Settings {
  const name = senderName ?? siteName;
  return {
    ...own,
    SITE_NAME: siteName ?? own.SITE_NAME,
    MAIL_FROM: name === null ? own.MAIL_FROM : withSenderName(own.MAIL_FROM, name),
    MAIL_SIGNATURE: mailSignature,
  };
}

function loadSettings(): OwnSettings {
  const environment = parseEnvironment(process.env);
  const stored =
    environment.PAYLOAD_SECRET && environment.TOKEN_SECRET
      ? null
      : isBuilding()
        ? { payloadSecret: buildOnlySecret, tokenSecret: buildOnlySecret }
        : readStoredSecrets();
  const payloadSecret = environment.PAYLOAD_SECRET ?? stored?.payloadSecret;
  const tokenSecret = environment.TOKEN_SECRET ?? stored?.tokenSecret;
  if (!payloadSecret || !tokenSecret) {
    throw new Error(
      'No secrets: start the site with `npm start` or `npm run dev`, which make data/secrets.json.',
    );
  }
  return {
    ...environment,
    SITE_URL: (environment.SITE_URL ?? `http://localhost:${environment.PORT}`).replace(/\/$/, ''),
    PAYLOAD_SECRET: payloadSecret,
    TOKEN_SECRET: tokenSecret,
    TOKEN_SECRETS: [tokenSecret, ...environment.TOKEN_SECRET_PREVIOUS],
  };
}

/**
 * True in the server's handlers and pages, which Next compiles; programs (migrations, first content, an index
 * made anew) may take longer.
 */
export function isServing(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs';
}

/** True while `next build` runs: no database, no data folder. */
function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build' || process.env.LITTLE_PEAR_BUILDING === '1';
}
